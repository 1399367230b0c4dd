import type { Database, Statement } from "#app/db/database.ts";

/** Where members' verses may be kept. */
export type Stage = "messages" | "shares";

/** How far the members' verses have followed the shipped text. */
export type Revision = { hash: string; pending: string | null; stage: Stage; afterId: string };

/** The JSON that may hold verses; null when it holds none. */
export type Holder = { id: string; json: string | null };

export const readRevision = (db: Database): Promise<Revision | null> =>
  db.first<Revision>(
    "SELECT hash, pending, stage, after_id AS afterId FROM text_revisions WHERE name = 'bible'",
  );

export const saveRevision = (db: Database, { hash, pending, stage, afterId }: Revision): Statement =>
  db.written(
    `INSERT INTO text_revisions (name, hash, pending, stage, after_id) VALUES ('bible', ?1, ?2, ?3, ?4)
     ON CONFLICT (name) DO UPDATE SET hash = ?1, pending = ?2, stage = ?3, after_id = ?4`,
    hash,
    pending,
    stage,
    afterId,
  );

const HOLDERS: Record<Stage, string> = {
  messages: `SELECT id, CASE WHEN instr(parts, '"kind":"verse"') THEN parts END AS json FROM chatbot_messages
    WHERE id > ?1 ORDER BY id LIMIT ?2`,
  shares: `SELECT token AS id, CASE WHEN instr(messages, '"kind":"verse"') THEN messages END AS json FROM chat_shares
    WHERE token > ?1 ORDER BY token LIMIT ?2`,
};

export const nextHolders = (db: Database, { stage, afterId }: Revision, most: number) =>
  db.written<Holder>(HOLDERS[stage], afterId, most);

/** Nothing is overwritten that has changed since it was read. */
export const replaceParts = (
  db: Database,
  row: { id: string; was: string; parts: string; content: string },
): Statement =>
  db.written(
    "UPDATE chatbot_messages SET parts = ?3, content = ?4 WHERE id = ?1 AND parts = ?2",
    row.id,
    row.was,
    row.parts,
    row.content,
  );

export const replaceShared = (db: Database, row: { id: string; was: string; messages: string }): Statement =>
  db.written(
    "UPDATE chat_shares SET messages = ?3 WHERE token = ?1 AND messages = ?2",
    row.id,
    row.was,
    row.messages,
  );
