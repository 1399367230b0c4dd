/**
 * Miniflare lets its server forget a statement that nobody here holds any more, even while the batch with it is still
 * on its way: they are held until it has come back.
 */
export async function inOneBatch(db: D1Database, statements: D1PreparedStatement[]): Promise<number> {
  await db.batch(statements);
  return statements.length;
}
