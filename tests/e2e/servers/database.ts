import { test } from "@playwright/test";
import { databaseOf, portOf } from "./servers.ts";

/** One statement to the tests' own D1 (`start-database.ts`). @throws Error with what D1 said against it */
export const inDatabase = <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  ask<Row>({ sql, values });

/** The same of what members share. */
export const inCommunity = <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  ask<Row>({ sql, values, of: "community" });

async function ask<Row>(statement: { sql: string; values: unknown[]; of?: "community" }): Promise<Row[]> {
  const answer = await fetch(process.env[databaseOf(portOf(test.info().parallelIndex))] ?? "", {
    method: "POST",
    body: JSON.stringify(statement),
  });
  const { results, error } = (await answer.json()) as { results: Row[]; error?: string };
  if (error) throw new Error(error);
  return results;
}
