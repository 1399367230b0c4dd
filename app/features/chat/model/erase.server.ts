import { commitNamed } from "#app/db/commit.ts";
import type { Database } from "#app/db/database.ts";

/** Messages that one statement erases. Their words leave the search with them, which takes each some ms (0025). */
const AT_ONCE = 250;

const ERASE = (whose: string): string => `
  DELETE FROM chatbot_messages WHERE rowid IN (
    SELECT m.rowid FROM chatbot_conversations c JOIN chatbot_messages m ON m.conversation_id = c.id
    WHERE ${whose} LIMIT ?2) RETURNING id`;
const OF_MEMBER = ERASE("c.user_id = ?1");
const OF_DELETED = ERASE("c.deleted_at < ?1");

/**
 * All that a member and the companion have said. Ended halfway, it goes on when it is called again.
 * @param most after about so many it ends, and the rest is left
 * @returns true when nothing is left
 */
export const eraseMessagesOf = (db: Database, userId: string, most?: number): Promise<boolean> =>
  erase(db, OF_MEMBER, userId, most);

/** @param before what was deleted earlier, epoch ms, can be brought back no more */
export const eraseDeletedMessages = (db: Database, before: number): Promise<boolean> =>
  erase(db, OF_DELETED, before);

async function erase(
  db: Database,
  statement: string,
  of: string | number,
  most = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  for (let erased = 0; erased < most; erased += AT_ONCE) {
    const written = await commitNamed(db, { erased: db.written<{ id: string }>(statement, of, AT_ONCE) });
    if (!written.ok) throw new Error(`messages not erased: ${written.constraint}`);
    if (written.rows.erased.length < AT_ONCE) return true;
  }
  return false;
}
