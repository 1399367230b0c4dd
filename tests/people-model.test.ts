import { expect, test } from "vitest";
import { People, peopleSequences } from "./model/people/people.ts";
import type { PeopleStep } from "./model/people/steps.ts";

test("R23, R24: 25 random weeks of six members: friends on both sides or on none, no ghost, no leak, groups as they are", async () => {
  await peopleSequences(25, 2026);
}, 120_000);

test.each([
  ["adults become friends of the young", "m.age_band = v.age_band", "true"],
  [
    "a block leaves the friendship",
    "DELETE FROM friendships WHERE one = min(NEW.user_id",
    "DELETE FROM friendships WHERE one = max(NEW.user_id",
  ],
  [
    "who was banned comes back",
    "AND NOT EXISTS (SELECT 1 FROM group_bans WHERE group_id = g.id",
    "AND NOT EXISTS (SELECT 1 FROM group_bans WHERE group_id = '' ",
  ],
  [
    "the last leader leaves others alone",
    "role <> 'leader'\n      OR (SELECT count(*)",
    "true\n      OR (SELECT count(*)",
  ],
])(
  "a planted bug is caught: %s",
  async (_bug, statement, wrong) => {
    await expect(peopleSequences(100, 2026, (sql) => sql.replaceAll(statement, wrong))).rejects.toThrow();
  },
  120_000,
);

/** One asks, the other declines: it waits to the one, and is gone to the other. */
const DECLINED: readonly PeopleStep[] = [
  { who: 0, act: "ask", other: 1, group: 0 },
  { who: 1, act: "decline", other: 0, group: 0 },
];

async function walk(mutate?: (sql: string) => string): Promise<void> {
  const people = new People(2026, mutate);
  await people.begin();
  for (const step of DECLINED) await people.step(step);
  await people.check();
}

test("R23: declined is told to nobody, and a planted bug that shows it again is caught", async () => {
  await expect(walk()).resolves.toBeUndefined();
  const shown = walk((sql) =>
    sql.replaceAll("r.state = 'waiting' AND r.taken_back = 0 AND NOT", "r.taken_back = 0 AND NOT"),
  );
  await expect(shown).rejects.toThrow("asked of 1");
});
