import { test } from "@playwright/test";
import { databaseOf, portOf } from "./servers.ts";

/** One statement to the tests' own D1 (`start-database.ts`). @throws Error with what D1 said against it */
export async function inDatabase<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
  const answer = await fetch(process.env[databaseOf(portOf(test.info().parallelIndex))] ?? "", {
    method: "POST",
    body: JSON.stringify({ sql, values }),
  });
  const { results, error } = (await answer.json()) as { results: Row[]; error?: string };
  if (error) throw new Error(error);
  return results;
}
