import { expect, test } from "vitest";
import { profileOf } from "#app/features/member/store.server.ts";
import { actOnPrayers } from "#app/features/prayers/act.server.ts";
import { prayersExport } from "#app/features/prayers/export.server.ts";
import { idOf, type ListPage, prayedAtOf } from "#app/features/prayers/page.ts";
import { prayersReads, readPrayers } from "#app/features/prayers/read.server.ts";
import { purgeDeletedPetitions } from "#app/features/prayers/sweep.server.ts";
import { requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { asks, coins, does, person, shared } from "./people.ts";

const DAY = 86_400_000;

async function acts(ctx: TestMember, fields: Record<string, string>) {
  const reply = await actOnPrayers(ctx, formOf(fields));
  await ctx.settled();
  return reply;
}

async function list(ctx: TestMember): Promise<ListPage> {
  const framed = async () => {
    const [[profile], petitions] = await ctx.db.batch([profileOf(ctx.db, ctx.userId), ...prayersReads(ctx)]);
    if (!profile) throw new Error("no profile");
    return { profile, petitions };
  };
  return (await readPrayers(ctx, framed())).page;
}

async function adds(ctx: TestMember, body: string, more: Record<string, string> = {}): Promise<string> {
  const reply = await acts(ctx, { intent: "add", formId: requestId(), body, ...more });
  if (!reply.ok) throw new Error(reply.refusal);
  ctx.at(ctx.now() + 1_000);
  return reply.id;
}

test("CM4: a prayer of one's own is kept once, changed, closed and opened again; nobody else touches or reads it", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const form = { intent: "add", formId: requestId(), body: "For my brother", person: "Sam", theme: "family" };
  const [first, again] = [await acts(ruth, form), await acts(ruth, form)];
  expect(again).toEqual(first);
  const { id } = first;
  expect((await list(ruth)).petitions).toMatchObject([
    { id, body: "For my brother", person: "Sam", state: "open" },
  ]);
  expect((await list(ann)).petitions).toEqual([]);
  for (const fields of [
    { intent: "edit", body: "Mine now" },
    { intent: "close", kind: "answered" },
    { intent: "pin" },
    { intent: "delete" },
    { intent: "pray" },
  ])
    expect(await acts(ann, { id, ...fields } as never)).toMatchObject({ ok: false, refusal: "prayers.gone" });
  await acts(ruth, { intent: "edit", id, body: "For my brother, still", person: "", theme: "" });
  await acts(ruth, { intent: "close", id, kind: "answered", closing: "He called." });
  expect((await list(ruth)).petitions).toMatchObject([
    { body: "For my brother, still", person: "", state: "answered", closing: "He called." },
  ]);
  expect((await list(ruth)).today).toEqual([]);
  await acts(ruth, { intent: "open", id });
  expect((await list(ruth)).today.map(idOf)).toEqual([id]);
});

test.each([
  [{ body: " \u200B" }, "prayers.empty"],
  [{ body: "x".repeat(1_001) }, "prayers.too_long"],
  [{ body: "x", person: "p".repeat(81) }, "prayers.too_long"],
  [{ body: "x", theme: "nothing" }, "prayers.bad_form"],
])("refused, with its words: %o", async (fields, refusal) => {
  const ruth = await person("Ruth");
  const reply = await acts(ruth, { intent: "add", formId: requestId(), ...fields } as never);
  expect(reply).toMatchObject({ ok: false, refusal, given: { body: fields.body } });
  expect((await list(ruth)).petitions).toEqual([]);
});

test("deleted, it comes back for thirty days, and then it is gone with the days on which it was prayed for", async () => {
  const ruth = await person("Ruth");
  const id = await adds(ruth, "For rain");
  await acts(ruth, { intent: "pray", id });
  await acts(ruth, { intent: "delete", id });
  expect(await list(ruth)).toMatchObject({ petitions: [], today: [], deleted: [{ id }] });
  await acts(ruth, { intent: "restore", id });
  expect((await list(ruth)).petitions).toMatchObject([{ id, prayedDays: 1 }]);
  await acts(ruth, { intent: "delete", id });
  ruth.at(ruth.now() + 29 * DAY);
  await purgeDeletedPetitions(ruth);
  expect((await list(ruth)).deleted).toHaveLength(1);
  ruth.at(ruth.now() + 2 * DAY);
  await purgeDeletedPetitions(ruth);
  expect((await list(ruth)).deleted).toEqual([]);
  expect(await rows("SELECT day FROM petition_prayers WHERE user_id = ?", ruth.userId)).toEqual([]);
});

test("D31, LV5, LV14: prayed once a petition and day, with its rhythm and reward, in the day's limit with requests", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const own = await Promise.all(["a", "b", "c", "d", "e", "f", "g", "h"].map((body) => adds(ann, body)));
  await Promise.all(Array.from({ length: 10 }, () => acts(ann, { intent: "pray", id: own[0] ?? "" })));
  expect(await coins(ann)).toBe(5);
  expect(await rows("SELECT kind FROM rhythm_practices WHERE user_id = ?", ann.userId)).toEqual([
    { kind: "prayer" },
  ]);
  for (const id of own) await acts(ann, { intent: "pray", id });
  for (const body of ["one", "two"]) await does(ann, { intent: "pray", id: await asks(ruth, body) });
  // the tenth and last of the day was the second request's
  expect(await coins(ann)).toBe(50);
  expect(await rows("SELECT kind FROM rhythm_practices WHERE user_id = ?", ann.userId)).toHaveLength(10);
  const late = await adds(ann, "i");
  expect(await acts(ann, { intent: "pray", id: late })).toMatchObject({ ok: true });
  expect(await coins(ann)).toBe(50);
  expect((await list(ann)).petitions.every(({ prayedAt }) => prayedAt !== null)).toBe(true);
});

test("D31: what was prayed without a network counts once, on the day on which it was prayed, for seven days", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const [own, request] = [await adds(ann, "For rain"), await asks(ruth, "Please pray.")];
  const then = ann.now();
  ann.at(then + 2 * DAY);
  for (const id of [own, request])
    for (let twice = 0; twice < 2; twice++)
      expect(await acts(ann, { intent: "pray", id, ago: String(2 * DAY) })).toMatchObject({ ok: true });
  const days = [{ day: "2026-11-20" }];
  expect(await rows("SELECT day FROM petition_prayers WHERE petition_id = ?", own)).toEqual(days);
  expect(await shared("SELECT day FROM prayers WHERE request_id = ?", request)).toEqual(days);
  expect(await rows("SELECT DISTINCT day FROM rhythm_practices WHERE user_id = ?", ann.userId)).toEqual(days);
  expect(await coins(ann)).toBe(10);
  // a measure that cannot be is no prayer
  expect(await acts(ann, { intent: "pray", id: own, ago: "-1" })).toMatchObject({ ok: false });
  await acts(ann, { intent: "pray", id: own, ago: "0" });
  expect(await rows("SELECT day FROM petition_prayers WHERE petition_id = ? ORDER BY day", own)).toEqual([
    ...days,
    { day: "2026-11-22" },
  ]);
  ann.at(then + 8 * DAY);
  const late = { intent: "pray", id: request, ago: String(8 * DAY) };
  expect(await acts(ann, late)).toMatchObject({ ok: false, refusal: "prayers.too_late" });
});

test("D31, M9: one press whose copy comes after midnight is one prayer of one day, rewarded once", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const request = await asks(ruth, "Please pray.");
  await does(ann, { intent: "promise", id: request });
  const own = await adds(ann, "For work");
  const midnight = Date.UTC(2026, 10, 21, 5);
  for (const id of [own, request]) {
    const press = { intent: "pray", id, ago: "0", requestId: requestId() };
    ann.at(midnight - 1_000);
    expect(await acts(ann, press)).toMatchObject({ ok: true });
    ann.at(midnight + 1_000);
    expect(await acts(ann, press)).toMatchObject({ ok: true });
  }
  const days = [{ day: "2026-11-20" }];
  expect(await rows("SELECT day FROM petition_prayers WHERE petition_id = ?", own)).toEqual(days);
  expect(await shared("SELECT day FROM prayers WHERE request_id = ?", request)).toEqual(days);
  expect(await coins(ann)).toBe(10);
});

test("today's ten: promises and prayers of one's own, in their turn, in their place when prayed; pins from tomorrow on", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const request = await asks(ruth, "Please pray.");
  await does(ann, { intent: "promise", id: request });
  ann.at(ann.now() + 1_000);
  const own: string[] = [];
  for (let n = 0; n < 12; n++) own.push(await adds(ann, `Prayer ${n}`));
  ann.at(ann.now() + DAY);
  const ten = (await list(ann)).today.map(idOf);
  expect(ten).toEqual([request, ...own.slice(0, 9)]);
  await acts(ann, { intent: "pray", id: request });
  await acts(ann, { intent: "pin", id: own[11] ?? "" });
  await acts(ann, { intent: "pin", id: request });
  const { today } = await list(ann);
  expect(today.map(idOf)).toEqual(ten);
  expect(today.filter((line) => prayedAtOf(line) !== null).map(idOf)).toEqual([request]);
  ann.at(ann.now() + DAY);
  expect((await list(ann)).today.map(idOf)).toEqual([own[11], request, ...own.slice(0, 8)]);
  // what its asker has taken back is nowhere
  await does(ruth, { intent: "withdraw", id: request });
  expect((await list(ann)).today.map(idOf)).not.toContain(request);
  expect(await acts(ann, { intent: "pin", id: "preq_01ARYZ6S410000000000000000" })).toMatchObject({
    ok: false,
  });
});

test("words of danger are kept, and bring help to their writer", async () => {
  const ruth = await person("Ruth");
  const reply = await acts(ruth, {
    intent: "add",
    formId: requestId(),
    body: "I want to end my life tonight.",
  });
  expect(reply).toMatchObject({ ok: true });
  expect(reply).toHaveProperty("help.lines.0.href");
  expect((await list(ruth)).petitions).toHaveLength(1);
});

test("G20, F13: it is in the archive, and goes with the account", async () => {
  const ruth = await person("Ruth");
  const id = await adds(ruth, "For my brother");
  await acts(ruth, { intent: "pray", id });
  let all = "";
  for await (const { content } of prayersExport.files({ ...ruth, timeZone: "UTC" }))
    for await (const piece of content) all += piece;
  expect(all).toContain("For my brother");
  expect(all).toContain("2026-11-20");
  await rows("DELETE FROM profiles WHERE user_id = ?", ruth.userId);
  for (const table of ["petitions", "petition_prayers"])
    expect(await rows(`SELECT * FROM ${table} WHERE user_id = ?`, ruth.userId)).toEqual([]);
});
