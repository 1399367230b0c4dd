import { runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { EventLog } from "#party/room/event-log.ts";
import { RoomMeta } from "#party/room/room-meta.ts";
import { room } from "#tests/service/tabs.ts";

/** Events of a room that is not a member's: any shape will do. */
type MatchEvent = { name: "point.scored"; team: string } | { name: "point.removed" };

const DAY_MS = 86_400_000;

/** The log over the storage of a Durable Object that no member has. */
const inLog = <T>(name: string, work: (log: EventLog<MatchEvent>, again: () => EventLog<MatchEvent>) => T) =>
  runInDurableObject(room(name), (_room, { storage }) => {
    const open = () => new EventLog<MatchEvent>(storage, new RoomMeta(storage), JSON.parse);
    return work(open(), open);
  });

describe("RT1 the event log of any room", () => {
  test("numbers continue over restarts, and an event is added once by its id", () =>
    inLog("log_numbers", (log, again) => {
      expect(log.append("a", { name: "point.scored", team: "red" }, 1)).toMatchObject({ seq: 1 });
      expect(log.append("a", { name: "point.scored", team: "red" }, 2)).toBeNull();
      const restarted = again();
      expect(restarted.append("a", { name: "point.scored", team: "red" }, 3)).toBeNull();
      expect(restarted.append("b", { name: "point.scored", team: "blue" }, 3)).toMatchObject({ seq: 2 });
      expect(restarted.epoch).toBe(log.epoch);
    }));

  test("what was missed: from a number on, nothing of another epoch, nothing from the future", () =>
    inLog("log_missed", (log) => {
      for (const id of ["a", "b", "c"]) log.append(id, { name: "point.scored", team: id }, 1);
      expect(log.since(log.epoch, 1)?.map(({ id }) => id)).toEqual(["b", "c"]);
      expect(log.since(log.epoch, 3)).toEqual([]);
      expect(log.since(log.epoch, 4)).toBeNull();
      expect(log.since("another", 1)).toBeNull();
      log.renewEpoch();
      expect(log.since("another", 1)).toBeNull();
    }));

  test("old events go and the newest number stays; a gap is said", () =>
    inLog("log_pruned", (log) => {
      for (let n = 1; n <= 620; n++) log.append(`e${n}`, { name: "point.scored", team: "red" }, n);
      log.prune(620);
      expect(log.since(log.epoch, 1)).toBeNull();
      expect(log.since(log.epoch, 130)).toHaveLength(490);
      log.prune(620 + 8 * DAY_MS);
      expect(log.head()).toBe(620);
      expect(log.append("next", { name: "point.removed" }, 1)).toMatchObject({ seq: 621 });
    }));

  test("what names a subject keeps its number and becomes another event", () =>
    inLog("log_replaced", (log) => {
      log.append("a", { name: "point.scored", team: "team_1" }, 1);
      log.append("b", { name: "point.scored", team: "team_12" }, 1);
      log.replaceNaming("team_1", { name: "point.removed" });
      expect(log.since(log.epoch, 0)?.map(({ event }) => event)).toEqual([
        { name: "point.removed" },
        { name: "point.scored", team: "team_12" },
      ]);
    }));

  test("deleted: nothing stays, nobody who knew the old epoch is told anything, after a restart either", () =>
    inLog("log_deleted", (log, again) => {
      log.append("a", { name: "point.scored", team: "red" }, 1);
      const { epoch } = log;
      log.delete();
      expect(again()).toMatchObject({ isDeleted: true });
      expect(again().since(epoch, 0)).toBeNull();
      expect(again().after(0)).toEqual([]);
    }));
});
