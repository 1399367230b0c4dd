import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Statement = BatchItem<"sqlite">;

type Value = string | number | null;

/** A statement that answers with rows as they are written in it. */
export type RawQuery<Row> = BatchItem<"sqlite"> & {
  readonly _: { readonly result: Row[] };
  /** Never there: drizzle's own type of a result is `any`, which takes every other in. */
  readonly rowsType?: Row[];
};

/** What a statement answers; drizzle's own say it by themselves, and one of which nothing is known has rows of any kind. */
export type RowsOf<One> = One extends {
  readonly rowsType?: infer Rows;
  readonly _: { readonly result: infer Result };
}
  ? unknown extends Rows
    ? unknown extends Result
      ? unknown[]
      : Result
    : NonNullable<Rows>
  : never;

type OrmName = "select" | "insert" | "update" | "delete" | "batch";

/** The product's D1 seen by one request, through a session so that replicas never run backwards for a member. */
export type Database = Pick<DrizzleD1Database, OrmName> & {
  /** A statement written as SQL with numbered parameters (`?1`), for a batch: built once, not for every request. */
  written<Row>(statement: string, ...values: Value[]): RawQuery<Row>;
  /** One row of a statement written as SQL with numbered parameters (`?1`), for the reads that pages open with. */
  first<Row>(statement: string, ...values: Value[]): Promise<Row | null>;
  /** The same asked of the primary, whatever the session has seen: for what must not be told a moment too long. */
  firstOfPrimary<Row>(statement: string, ...values: Value[]): Promise<Row | null>;
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
  // A session has the two methods that drizzle calls, `prepare` and `batch`. Many a page needs only `first`.
  let made: DrizzleD1Database | undefined;
  const orm = (): DrizzleD1Database => (made ??= drizzle(session as unknown as D1Database));
  const later = <Name extends OrmName>(name: Name): DrizzleD1Database[Name] =>
    ((...values: never[]) => Reflect.apply(orm()[name], orm(), values)) as DrizzleD1Database[Name];
  let wrote = false;
  return {
    select: later("select"),
    insert: later("insert"),
    update: later("update"),
    delete: later("delete"),
    batch: later("batch"),
    written: <Row>(statement: string, ...values: Value[]) =>
      // the three things that drizzle's batch asks of a query
      ({
        _prepare: () => ({
          stmt: session.prepare(statement),
          getQuery: () => ({ sql: statement, params: values }),
          mapResult: ({ results }: D1Result<Row>) => results,
        }),
      }) as unknown as RawQuery<Row>,
    first: <Row>(statement: string, ...values: Value[]) =>
      session
        .prepare(statement)
        .bind(...values)
        .first<Row>(),
    firstOfPrimary: <Row>(statement: string, ...values: Value[]) =>
      d1
        .withSession("first-primary")
        .prepare(statement)
        .bind(...values)
        .first<Row>(),
    bookmark: () => session.getBookmark(),
    wrote: () => wrote,
    noteWrite: () => {
      wrote = true;
    },
  };
}
