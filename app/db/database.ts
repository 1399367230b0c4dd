import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Statement = BatchItem<"sqlite">;

/** The product's D1 seen by one request, through a session so that replicas never run backwards for a member. */
export type Database = Pick<DrizzleD1Database, "select" | "insert" | "update" | "delete" | "batch"> & {
  /** One row of a statement written as SQL with numbered parameters (`?1`), for the reads that pages open with. */
  first<Row>(statement: string, ...values: (string | number | null)[]): Promise<Row | null>;
  /** Where this request's session stands; keep it for the member's next request. Null before the first query. */
  bookmark(): string | null;
  /** True once `commit` has written. */
  wrote(): boolean;
  noteWrite(): void;
};

/**
 * @param bookmark of the member's last write (from the cookie), or null: any replica may answer
 * @see https://developers.cloudflare.com/d1/best-practices/read-replication/
 */
export function openDatabase(d1: D1Database, bookmark: string | null): Database {
  const session = d1.withSession(bookmark ?? "first-unconstrained");
  // A session has the two methods that drizzle calls, `prepare` and `batch`.
  const orm = drizzle(session as unknown as D1Database);
  let wrote = false;
  return Object.assign(orm, {
    first: <Row>(statement: string, ...values: (string | number | null)[]) =>
      session
        .prepare(statement)
        .bind(...values)
        .first<Row>(),
    bookmark: () => session.getBookmark(),
    wrote: () => wrote,
    noteWrite: () => {
      wrote = true;
    },
  });
}
