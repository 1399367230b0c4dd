import { expect, test } from "vitest";
import { MISPRINT_LIMIT } from "#app/features/bible/misprints/misprint.ts";
import { reportMisprint } from "#app/features/bible/misprints/report.server.ts";
import { member, rows } from "#tests/service/members.ts";

const PSALM = { translation: "RV1909", verseId: 19121002 } as const;

const kept = () =>
  rows<{ verse_id: number; note: string; state: string }>(
    "SELECT verse_id, note, state FROM misprint_reports ORDER BY created_at",
  );

test("G20: a reported misprint is kept without who reported it, the same words once", async () => {
  const ctx = await member();
  expect(await reportMisprint(ctx, { ...PSALM, note: " viene  de " })).toEqual({ ok: true, value: null });
  expect(await reportMisprint(ctx, { ...PSALM, note: "viene de" })).toEqual({ ok: true, value: null });
  expect(await kept()).toEqual([{ verse_id: 19121002, note: "viene de", state: "open" }]);
  const columns = await rows<{ name: string }>("SELECT name FROM pragma_table_info('misprint_reports')");
  expect(columns.map(({ name }) => name).filter((name) => /user|address|mail|mark/.test(name))).toEqual([]);
});

test("G20: what says nothing, or too much, is refused and not kept", async () => {
  const ctx = await member();
  const before = await kept();
  expect(await reportMisprint(ctx, { ...PSALM, note: " " })).toEqual({
    ok: false,
    refusal: "misprint.empty",
  });
  expect(await reportMisprint(ctx, { ...PSALM, note: "x".repeat(501) })).toEqual({
    ok: false,
    refusal: "misprint.too_long",
  });
  expect(await kept()).toEqual(before);
});

test("G20: reports from one network address have a rate limit", async () => {
  const at = Date.now();
  const network = crypto.randomUUID();
  const ctx = { ...(await member()), now: () => at, addressHash: async () => network };
  const answers = [];
  for (let index = 0; index <= MISPRINT_LIMIT.minute; index++)
    answers.push(await reportMisprint(ctx, { ...PSALM, note: `word ${index}` }));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MISPRINT_LIMIT.minute);
  expect(answers.at(-1)).toEqual({ ok: false, refusal: "misprint.too_many" });
});
