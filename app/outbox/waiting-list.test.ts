import fc from "fast-check";
import { expect, test } from "vitest";
import { queued, readQueue, unqueued, type Waiting, withRefusal } from "./queue.ts";
import { waitingFile, waitingIn } from "./waiting-list.ts";

const ME = "user_1";
const under = (name: string, value: unknown, who = ME): [string, string] => [
  `draft:${who}:${name}`,
  typeof value === "string" ? value : JSON.stringify(value),
];
const seen = (...entries: [string, string][]) =>
  waitingIn(entries, ME).map(({ kind, state, text, path }) => [kind, state, text, path]);

test.each([
  [
    "a message of a conversation",
    under("outbox", [{ requestId: "r", conversationId: "conv_1", text: "I am tired" }]),
    ["message", "waiting", "I am tired", "/chatbot/conv_1"],
  ],
  [
    "a message that the day's limit has refused",
    under("outbox", [{ requestId: "r", conversationId: null, text: "More", refused: "chat.limit" }]),
    ["message", "refused", "More", "/chatbot"],
  ],
  [
    "a note that is saved",
    under("marks", [{ requestId: "r", intent: "note", body: "Grace" }]),
    ["note", "waiting", "Grace", "/bible-study/journal"],
  ],
  [
    "a highlight",
    under("marks", [{ requestId: "r", intent: "mark", kind: "highlight" }]),
    ["mark", "waiting", "", "/bible-study/journal"],
  ],
  ["a reading", under("plans:checks", [{ requestId: "r" }]), ["reading", "waiting", "", "/daily-plan"]],
  ["a prayer", under("prayers", [{ requestId: "r" }]), ["prayer", "waiting", "", "/community/prayers"]],
  [
    "a review",
    under("memory", [{ requestId: "r", answer: [] }]),
    ["review", "waiting", "", "/memory-verses"],
  ],
  [
    "a note of an evening",
    under("evening-evening_1", [{ requestId: "r", body: "Beautiful" }]),
    ["evening", "waiting", "Beautiful", "/evening/offline"],
  ],
  [
    "a time of study",
    under("study:ended", [{ id: "s", chapters: {} }]),
    ["session", "waiting", "", "/bible-study/progress"],
  ],
  [
    "an answer of trivia",
    under("trivia", [{ requestId: "daily-2026-11-29:0", text: "Who built the ark?", choice: 1 }]),
    ["trivia", "waiting", "Who built the ark?", "/trivia"],
  ],
  [
    "care for the pet",
    under("pet", [{ requestId: "r", careAction: "feed", text: "Feed: Biscuit" }]),
    ["care", "waiting", "Feed: Biscuit", "/pet"],
  ],
  ["a message that was begun", under("new", "Dear"), ["draft-message", "draft", "Dear", "/chatbot"]],
  [
    "a note that was begun",
    under("note:43003016-43003016", { base: "", body: "So" }),
    ["draft-note", "draft", "So", "/bible-study/journal"],
  ],
  [
    "a prayer request",
    under("prayer-request", { title: "My mother", body: "She is ill" }),
    ["draft-prayer", "draft", "My mother\nShe is ill", "/community/new"],
  ],
  ["what a newer page keeps", under("something-new", "Words"), ["draft-other", "draft", "Words", "/welcome"]],
  [
    "a note for oneself, which is nowhere else",
    ["evening:evening_1", JSON.stringify({ own: [{ id: "o", page: 1, body: "For me" }] })] as [
      string,
      string,
    ],
    ["evening-own", "draft", "For me", "/evening/offline"],
  ],
] as const)("M9: in the one outbox stands %s", (_what, entry, shown) => {
  expect(seen([...entry] as [string, string])).toEqual([shown]);
});

test("M9: copies, empty fields, broken entries and another member's words are not in it", () => {
  expect(
    seen(
      under("memory-cards", { userId: ME, cards: [{}] }),
      under("study:session", { id: "s" }),
      under("trivia:sent", { "daily-2026-11-29": 3 }),
      under("pet:refused", [{ requestId: "r", text: "Feed: Biscuit", refusal: "pet.not_needed" }]),
      under("new:sent", { from: null, text: "Dear", requestId: "r" }),
      under("new", "  "),
      under("outbox", "{"),
      under("marks", { not: "a list" }),
      under("outbox", [{ requestId: "r", text: "Theirs" }], "user_12"),
      ["evening:x", "{"],
      ["palette", "plum"],
    ),
  ).toEqual([]);
});

test("what is taken along as a file has every word", () => {
  const items = waitingIn(
    [under("outbox", [{ requestId: "r", text: "I am tired" }]), under("new", "Dear")],
    ME,
  );
  expect(JSON.parse(waitingFile(items, 0))).toMatchObject({
    app: "Koinonia",
    exportedAt: "1970-01-01T00:00:00.000Z",
    items: [{ text: "I am tired" }, { text: "Dear" }],
  });
});

/** What a member may do on a device, and what a network does with it. */
const step = fc.oneof(
  fc.record({
    do: fc.constant("write" as const),
    queue: fc.constantFrom("outbox", "marks", "plans:checks", "prayers", "memory", "evening-e1"),
    id: fc.nat(9),
  }),
  fc.record({
    do: fc.constantFrom("taken" as const, "answer-lost" as const, "refused" as const),
    queue: fc.constantFrom("outbox", "marks", "plans:checks", "prayers", "memory", "evening-e1"),
  }),
  fc.record({ do: fc.constant("draft" as const), text: fc.string({ maxLength: 8 }) }),
);

test("M9: 50 random orders of offline writes, two devices and one server: nothing lost, nothing doubled", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(1), step), { maxLength: 80 }), (steps) => {
      const devices = [new Map<string, string>(), new Map<string, string>()];
      const server: string[] = [];
      const done = new Set<string>();
      const refused = new Set<string>();
      for (const [at, one] of steps) {
        const device = devices[at] as Map<string, string>;
        if (one.do === "draft") {
          device.set(`draft:${ME}:new`, one.text);
          continue;
        }
        const key = `draft:${ME}:${one.queue}`;
        const list = readQueue<Waiting & { text: string }>(device.get(key) ?? null);
        if (one.do === "write") {
          const requestId = `${at}-${one.queue}-${one.id}`;
          if (done.has(requestId)) continue;
          done.add(requestId);
          device.set(key, JSON.stringify(queued(list, { requestId, text: requestId })));
          continue;
        }
        const next = list.find((waiting) => waiting.refused === undefined);
        if (!next) continue;
        if (one.do === "refused" && !server.includes(next.requestId)) {
          refused.add(next.requestId);
          device.set(key, JSON.stringify(withRefusal(list, next.requestId, "no")));
          continue;
        }
        if (!server.includes(next.requestId)) server.push(next.requestId);
        if (one.do === "taken") device.set(key, JSON.stringify(unqueued(list, next.requestId)));
      }
      const shown = devices.map((device) => waitingIn([...device], ME));
      const ids = shown.flat().flatMap(({ state, id }) => (state === "draft" ? [] : [id]));
      expect(new Set(server).size).toBe(server.length);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of done) expect(server.includes(id) || ids.includes(id)).toBe(true);
      for (const id of refused) expect(shown.flat().find((item) => item.id === id)?.state).toBe("refused");
      for (const [at, device] of devices.entries()) {
        const draft = device.get(`draft:${ME}:new`)?.trim();
        expect(shown[at]?.some(({ kind }) => kind === "draft-message")).toBe(Boolean(draft));
      }
    }),
    { numRuns: 50 },
  );
});
