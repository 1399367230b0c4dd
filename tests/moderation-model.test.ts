import { expect, test } from "vitest";
import { sequencesOfModeration } from "./model/moderation.ts";

test("P3, G10: 60 random weeks of moderation under kills: no act without its line, no line without its act", async () => {
  await sequencesOfModeration(60, 2026);
}, 120_000);

test.each([
  [
    "a text is hidden though the line was refused",
    "UPDATE prayer_requests SET moderation = 'hidden', urgent = 0 WHERE id = ?1 AND EXISTS (SELECT 1 FROM moderation_log WHERE id = ?2)",
    "UPDATE prayer_requests SET moderation = 'hidden', urgent = 0 WHERE id = ?1 AND ?2 <> ''",
  ],
  ["who decided decides the appeal", "AND d.decided_by <> ?2 AND (?8", "AND (?8"],
  [
    "an item stays open behind its decision",
    "UPDATE queue_items SET state = 'closed', closed_at = ?3, decision_id = ?4, words = ''\n    WHERE subject = ?1 AND state = 'open' AND EXISTS",
    "UPDATE queue_items SET words = iif(?3 > 0 AND ?4 <> '', '', '')\n    WHERE subject = ?1 AND state = 'open' AND EXISTS",
  ],
  [
    "an undo leaves the text hidden",
    "AND moderation <> ?3 AND EXISTS",
    "AND moderation <> ?3 AND false AND EXISTS",
  ],
])(
  "a planted bug is caught: %s",
  async (_bug, statement, wrong) => {
    let planted = false;
    const rewrite = (sql: string) => {
      if (sql.includes(statement)) planted = true;
      return sql.replaceAll(statement, wrong);
    };
    await expect(sequencesOfModeration(300, 2026, rewrite)).rejects.toThrow();
    expect(planted).toBe(true);
  },
  120_000,
);
