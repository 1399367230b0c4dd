import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterTaken,
  nextToSend,
  type QueuedMessage,
  readWaiting,
  withoutWaiting,
  withRefusal,
  withWaiting,
} from "./outbox.ts";

const one = (requestId: string, change: Partial<QueuedMessage> = {}): QueuedMessage => ({
  requestId,
  conversationId: "conv_a",
  text: requestId,
  ...change,
});

test("what was written first is sent first", () => {
  const list = ["a", "b"].reduce((all, id) => withWaiting(all, one(id)), [] as QueuedMessage[]);
  expect(nextToSend(list)?.requestId).toBe("a");
  expect(nextToSend(afterTaken(list, "a", "conv_a"))?.requestId).toBe("b");
});

test("one that was refused holds those behind it until its member says what becomes of it", () => {
  const list = withRefusal([one("a"), one("b")], "a", "chat.limit");
  expect(nextToSend(list)).toBeNull();
  expect(nextToSend(withRefusal(list, "a", null))).toEqual(one("a"));
  expect(nextToSend(withoutWaiting(list, "a"))?.requestId).toBe("b");
});

test("G13: a crisis message waits behind nothing, not even behind one that was refused", () => {
  const list = withRefusal(
    [one("a"), one("b", { crisis: true }), one("c", { crisis: true })],
    "a",
    "chat.limit",
  );
  expect(nextToSend(list)?.requestId).toBe("b");
  expect(nextToSend(withRefusal(list, "b", "chat.not_found"))?.requestId).toBe("c");
});

test("messages of a conversation that had not begun follow the first into it", () => {
  const list = [one("a", { conversationId: null }), one("b", { conversationId: null }), one("c")];
  expect(afterTaken(list, "a", "conv_new").map(({ conversationId }) => conversationId)).toEqual([
    "conv_new",
    "conv_a",
  ]);
});

test.each([[null], ["{"], ["7"], ['{"a":1}'], ['[null,7,{"requestId":1,"text":"x"}]']])(
  "a device that kept %s kept nothing",
  (kept) => {
    expect(readWaiting(kept)).toEqual([]);
  },
);

test("kept and read again it is the same, whatever was written", () => {
  const waiting = fc.record({
    requestId: fc.uuid(),
    conversationId: fc.constantFrom(null, "conv_a"),
    text: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(waiting), (list) => {
      expect(readWaiting(JSON.stringify(list))).toEqual(list);
    }),
  );
});

test("G13: a crisis message that an older page has kept goes first too", () => {
  const kept = [one("a"), { ...one("b"), cry: true }];
  const list = readWaiting(JSON.stringify(kept));
  expect(list).toEqual([one("a"), one("b", { crisis: true })]);
  expect(nextToSend(list)?.requestId).toBe("b");
});
