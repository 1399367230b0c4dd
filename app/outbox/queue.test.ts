import fc from "fast-check";
import { expect, test } from "vitest";
import { nextToSend, queued, readQueue, unqueued, type Waiting, withRefusal } from "./queue.ts";

test.each([[null], [""], ["{"], ["{}"], ["[1, null, {}]"]])(
  "what else may be kept is nothing: %s",
  (kept) => {
    expect(readQueue(kept)).toEqual([]);
  },
);

/** What may happen on a device: something is done, sending is tried (and answered, or not), or refused. */
const step = fc.oneof(
  fc.record({ do: fc.constant("add" as const), id: fc.nat(12) }),
  fc.record({
    do: fc.constantFrom("taken" as const, "lost" as const, "unanswered" as const, "refused" as const),
  }),
);

test("R13: in any order of writes, outages and answers nothing is lost, doubled or sent before its time", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let kept = JSON.stringify([]);
      const done: string[] = [];
      const refused = new Set<string>();
      const server: string[] = [];
      for (const each of steps) {
        const list = readQueue<Waiting>(kept);
        if (each.do === "add") {
          const requestId = `r${each.id}`;
          if (done.includes(requestId)) continue;
          done.push(requestId);
          kept = JSON.stringify(queued(queued(list, { requestId }), { requestId }));
          continue;
        }
        const next = nextToSend(list);
        if (!next || each.do === "unanswered") continue;
        const { requestId } = next;
        if (each.do === "refused" && !server.includes(requestId)) {
          refused.add(requestId);
          kept = JSON.stringify(withRefusal(list, requestId, "no"));
          continue;
        }
        // the server knows it by its id; `lost`: it was taken, and the answer did not come
        if (!server.includes(requestId)) server.push(requestId);
        if (each.do === "taken") kept = JSON.stringify(unqueued(list, requestId));
      }
      const left = readQueue<Waiting>(kept).map(({ requestId }) => requestId);
      expect(server).toEqual(done.filter((id) => server.includes(id)));
      for (const id of done) expect(server.includes(id) || left.includes(id)).toBe(true);
      for (const id of refused) expect(left).toContain(id);
      expect(new Set(left).size).toBe(left.length);
    }),
  );
});
