import { expect, test } from "vitest";
import { downloadEverything } from "#app/features/settings/archive/download.server.ts";
import { EXPORT_SECTIONS, RETAINED_TABLES } from "#app/manifest/gathered.server.ts";
import { rows } from "#tests/service/members.ts";
import { opened } from "#tests/service/opened-archive.ts";
import { allTraces, settledMember } from "#tests/service/whole-account.ts";

/** The search's own pages are made of the messages' words, and hold nothing else. */
const DERIVED = /^chat_(message|title)_search/;

/** Every value of some JSON, down to what stands in its strings. */
function* leavesOf(value: unknown): Generator<string> {
  if (value === null || value === undefined) return;
  if (typeof value === "object") for (const one of Object.values(value)) yield* leavesOf(one);
  else if (typeof value === "string" && /^[[{]/.test(value)) yield* leavesOf(JSON.parse(value));
  else yield String(typeof value === "boolean" ? Number(value) : value);
}

/** Whether a file says a value: among the values of JSON, or in what is for reading. */
type File = (value: string) => boolean;

async function filesOf(response: Response): Promise<File[]> {
  const all = Object.entries(await opened(response)).filter(([path]) => path !== "README.md");
  return all.map(([path, text]) => {
    if (!path.endsWith(".json")) return (value) => text.includes(value);
    const values = new Set(leavesOf(JSON.parse(text)));
    return (value) => values.has(value);
  });
}

type Row = Record<string, unknown>;

/** Rows that say anything of the member, of tables that something is to be downloaded of. */
async function keptOf(userId: string): Promise<[table: string, kept: Row[]][]> {
  const found = Object.entries(await allTraces(userId)) as [string, Row[]][];
  return found.filter(([table]) => !DERIVED.test(table) && !(table in RETAINED_TABLES));
}

/** Rows that no file has whole; whose they are is said once. */
const missing = async (userId: string, files: readonly File[]): Promise<string[]> =>
  (await keptOf(userId)).flatMap(([table, kept]) =>
    kept
      .filter((row) => {
        const said = [...leavesOf(row)].filter((value) => value !== userId);
        return !files.some((says) => said.every(says));
      })
      .map((row) => `${table}: ${JSON.stringify(row)}`),
  );

test("G20: every row that is kept of a member is whole in what they download", async () => {
  const ctx = await settledMember();
  const files = await filesOf(await downloadEverything(ctx));
  expect(await missing(ctx.userId, files)).toEqual([]);
  const named = new Set(EXPORT_SECTIONS.flatMap(({ tables }) => tables));
  const tables = (await keptOf(ctx.userId)).map(([table]) => table);
  expect(tables.filter((table) => !named.has(table))).toEqual([]);
  expect(tables.length).toBeGreaterThan(30);
});

test("G20: what is written after that is missed, so the test before can fail", async () => {
  const ctx = await settledMember();
  const files = await filesOf(await downloadEverything(ctx));
  await rows("UPDATE profiles SET full_name = 'Somebody new' WHERE user_id = ?", ctx.userId);
  expect(await missing(ctx.userId, files)).toEqual([expect.stringMatching(/^profiles: .*Somebody new/)]);
});

test("F13, G20: a member whose account rests can still take everything along", async () => {
  const ctx = await settledMember();
  await rows(
    "INSERT INTO account_deletions (user_id, reason, asked_at, purge_at) VALUES (?, 'asked', 0, 9e15)",
    ctx.userId,
  );
  const files = await opened(await downloadEverything(ctx));
  expect(JSON.parse(files["deletion.json"] ?? "null")).toMatchObject({ userId: ctx.userId });
});
