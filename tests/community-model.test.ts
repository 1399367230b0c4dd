import { expect, test } from "vitest";
import { mayMeetSql } from "#app/features/community/visibility/store.server.ts";
import { Community, type Step, sequences } from "./model/community.ts";

test("G10, D31: 60 random weeks of eight members: nobody reads what they may not, one prayer is one, counts equal rows", async () => {
  await sequences(60, 2026);
}, 120_000);

test.each([
  [
    "a block hides one way only",
    "NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = r.user_id AND blocked_id = ?1)",
    "true",
  ],
  ["the ages are not asked", "v.age_band = '18+' AND r.for_adults = 1", "v.age_band = '18+'"],
  ["who gave no name is not masked", "r.unnamed = 1 AND r.user_id <> ?1", "false"],
  ["what was withdrawn is still read", "r.state <> 'withdrawn' AND r.moderation", "r.moderation"],
  ["what is held is read", "AND r.moderation = 'shown'", ""],
])(
  "a planted bug is caught: %s",
  async (_bug, statement, wrong) => {
    await expect(sequences(150, 2026, (sql) => sql.replaceAll(statement, wrong))).rejects.toThrow();
  },
  120_000,
);

/** Somebody of 13 to 17 asks the pastoral team; an adult of it who leads nobody promises to pray, and writes a line. */
const ACROSS_AGES: readonly Step[] = [
  { who: 3, act: "ask", which: 0, how: 3 },
  { who: 2, act: "promise", which: 0, how: 0 },
  { who: 2, act: "encourage", which: 0, how: 0 },
];

/** An adult asks, another writes a line, and a third sees the request. */
const A_LINE: readonly Step[] = [
  { who: 0, act: "ask", which: 0, how: 0 },
  { who: 1, act: "promise", which: 0, how: 0 },
  { who: 1, act: "encourage", which: 0, how: 0 },
];

async function walk(rewrite?: (sql: string) => string, steps = ACROSS_AGES): Promise<void> {
  const community = new Community(2026, rewrite);
  await community.begin();
  for (const step of steps) await community.step(step);
  await community.check();
}

test("D34: a line is read by the two alone, and a planted bug that shows it to everybody is caught", async () => {
  await expect(walk(undefined, A_LINE)).resolves.toBeUndefined();
  const wrong = (sql: string) =>
    sql.replaceAll("r.user_id = ?1\n      AND e.moderation = 'shown'", "e.moderation = 'shown'");
  await expect(walk(wrong, A_LINE)).rejects.toThrow("lines to");
});

test("D34: no line crosses the ages, and a planted bug that lets it is caught", async () => {
  await expect(walk()).resolves.toBeUndefined();
  await expect(walk((sql) => sql.replaceAll(mayMeetSql("w", "m"), "true"))).rejects.toThrow("lines to");
});
