import { expect, test, vi } from "vitest";
import { type Step, sequencesOfModeration, walkOfModeration } from "./model/moderation.ts";

test("P3, G10: 25 random weeks of moderation under kills: no act without its line, no line without its act", async () => {
  // what is killed behind an answer says so
  vi.spyOn(console, "error").mockImplementation(() => {});
  await sequencesOfModeration(25, 2026);
}, 120_000);

const MEMBER = 0;
const MODERATOR = 3;
const step = (who: number, act: Step["act"], which = 0, how = 2): Step => ({
  who,
  act,
  which,
  how,
  kill: 12,
});
/** Held for being the first, left, and then hidden from a page that shows the item which is past. */
const STALE = [step(MEMBER, "ask"), step(MODERATOR, "leave"), step(MODERATOR, "hide", 0, 1)];
const UNDONE = [
  step(MEMBER, "ask"),
  step(MODERATOR, "leave"),
  step(MODERATOR, "hide"),
  step(MODERATOR, "undo", 1),
];

test.each([
  [
    "a text is hidden though the line was refused",
    STALE,
    "UPDATE prayer_requests SET moderation = 'hidden', urgent = 0 WHERE id = ?1 AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)",
    "UPDATE prayer_requests SET moderation = 'hidden', urgent = 0 WHERE id = ?1 AND ?2 <> ''",
    "a hidden text that nobody hid",
  ],
  [
    "an item stays open behind its decision",
    STALE,
    "UPDATE queue_items SET state = 'closed', closed_at = ?3, decision_id = ?4, words = ''",
    "UPDATE queue_items SET words = iif(?3 > 0 AND ?4 <> '', '', '')",
    "an item that is open behind its decision",
  ],
  [
    "an undo leaves the text hidden",
    UNDONE,
    "AND moderation <> ?3 AND EXISTS",
    "AND moderation <> ?3 AND false AND EXISTS",
    "a hidden text that nobody hid",
  ],
  [
    "a decision is taken without its line",
    STALE,
    "SELECT ?1, ?2, s.user_id, ?3, ?4, ?5, s.id, ?6, ?7, ?8, ?9, ?10 FROM prayer_requests s WHERE s.id = ?11 AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)",
    "SELECT ?1, (SELECT max(id) FROM moderation_log WHERE ?2 <> ''), s.user_id, ?3, ?4, ?5, s.id, ?6, ?7, ?8, ?9, ?10 FROM prayer_requests s WHERE s.id = ?11",
    // the schema itself: one line, one decision
    "decisions.log_id",
  ],
] as const)("a planted bug is caught: %s", async (_bug, walk, statement, wrong, said) => {
  await expect(walkOfModeration(walk)).resolves.toBeUndefined();
  await expect(walkOfModeration(walk, (sql) => sql.replaceAll(statement, wrong))).rejects.toThrow(said);
});
