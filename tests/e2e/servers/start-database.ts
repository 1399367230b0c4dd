import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { databaseOf } from "./servers.ts";

/**
 * The server's own D1 for a journey that begins with more than a person can type: ten thousand messages. Open to this
 * machine alone, and only while the tests run; where it is stands in the environment (`databaseOf`).
 */
export async function openToTests(port: number, own: D1Database, shared?: D1Database): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const { sql, values, of } = (await json(request)) as { sql: string; values: unknown[]; of?: "community" };
    const db = of === "community" && shared ? shared : own;
    const answer = await db
      .prepare(sql)
      .bind(...values)
      .all()
      .catch((error: unknown) => ({ error: String(error) }));
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env[databaseOf(port)] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => void server.close();
}
