import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { AS_SHIPPED } from "#app/core/content/held-content.ts";
import { actOnFeud } from "#app/features/games/feud/act.server.ts";
import { publishPolls } from "#app/features/games/feud/polls/publish.server.ts";
import { feudPage, feudReads, readPolls } from "#app/features/games/feud/read.server.ts";
import type { LaidTable } from "#app/features/games/feud/table/live/frames.ts";
import { openTable, openTablePage } from "#app/features/games/feud/table/open.server.ts";
import { payBoard } from "#app/features/games/feud/table/settle.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { requestId } from "#tests/service/members.ts";
import { formOf, sumOf } from "#tests/service/pets.ts";

const ARK = "poll-ark";
let made = 0;

beforeEach(async () => {
  for (const table of ["feud_answers", "feud_polls"]) await shared(`DELETE FROM ${table}`);
});

const answers = (ctx: Person, answer: string, poll = ARK) =>
  actOnFeud(ctx, formOf({ intent: "answer-poll", poll, answer }));

async function shows(ctx: Person, asked = "") {
  const [{ rows }, polls] = await Promise.all([readFramed(ctx, feudReads(ctx, asked)), readPolls(ctx)]);
  return feudPage(ctx, rows[0][0]?.found ?? "", { asked, polls });
}

const ark = async (ctx: Person) => (await shows(ctx)).polls.find(({ id }) => id === ARK);

/** So many members who have said each of these; every third one is of 13 to 17. */
async function said(...words: readonly (readonly [word: string, times: number])[]): Promise<void> {
  const all = words.flatMap(([word, times]) => Array.from({ length: times }, () => word));
  const statements = all.flatMap((word, at) => {
    made += 1;
    const band = at % 3 === 0 ? "13-17" : "18+";
    return [
      env.COMMUNITY.prepare(
        "INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at) VALUES (?, ?, ?, ?, 0)",
      ).bind(`user_said${made}`, `said-${made}`, `Name${made}`, band),
      env.COMMUNITY.prepare("INSERT INTO feud_answers VALUES (?, ?, 'en', ?, 0)").bind(
        `user_said${made}`,
        ARK,
        word,
      ),
    ];
  });
  await env.COMMUNITY.batch(statements);
}

test("R17: one answer a member and poll; a slip is what it was meant to be, and it can be taken back", async () => {
  const ann = await person("Ann");
  expect(await answers(ann, "Watr")).toMatchObject({ ok: true });
  expect(await answers(ann, "Bread")).toMatchObject({ ok: true });
  expect(await ark(ann)).toMatchObject({ mine: "Water", answers: 1 });
  expect(await actOnFeud(ann, formOf({ intent: "take-answer-back", poll: ARK }))).toMatchObject({ ok: true });
  expect(await ark(ann)).toMatchObject({ mine: null, answers: 0 });
  expect(await answers(ann, "Bread")).toMatchObject({ ok: true });
  await shared("DELETE FROM community_members WHERE user_id = ?", ann.userId);
  const [left] = await shared("SELECT answers FROM feud_polls WHERE poll = ?", ARK);
  expect(left).toEqual({ answers: 0 });
});

test("R17: what is no answer is not taken: long, with numbers or links, of a poll that is none; danger brings help", async () => {
  const ann = await person("Ann", { ageBand: "13-17" });
  for (const answer of [
    "call 555 123 4567",
    "www.example.com",
    "<b>bread</b>",
    "one two three four five six seven",
  ])
    expect(await answers(ann, answer)).toMatchObject({ ok: false, refusal: "feud.no_answer" });
  expect(await answers(ann, "x".repeat(5_000))).toMatchObject({ ok: false });
  expect(await answers(ann, "Bread", "poll-none")).toMatchObject({ ok: false, refusal: "feud.gone" });
  const helped = await answers(ann, "I want to kill myself");
  expect(helped).toMatchObject({ ok: false, refusal: "feud.help_first" });
  expect(!helped.ok && helped.help).toBeTruthy();
  expect(await ark(ann)).toMatchObject({ mine: null, answers: 0 });
  Object.assign(ann, { communityRules: { open: false, holdsFirst: false } });
  expect(await answers(ann, "Bread")).toMatchObject({ ok: false, refusal: "feud.closed" });
  expect((await shows(ann)).polls).toEqual([]);
});

test("R17: a board of fifty answers: what five gave and moderation let in, of all ages alike, and no name", async () => {
  const ann = await person("Ann");
  await said(["Water", 20], ["Food", 13], ["something hurtful", 9], ["Dog", 5]);
  await publishPolls(ann);
  expect((await shows(ann)).boards.some(({ byMembers }) => byMembers)).toBe(false);
  await answers(ann, "cat");
  await said(["Lamp", 2]);
  await publishPolls(ann);
  const page = await shows(ann);
  expect(page.boards[0]).toMatchObject({ id: ARK, byMembers: true, of: 3 });
  expect(page.boards[1]).toMatchObject({ byMembers: false });
  expect(await ark(ann)).toBeUndefined();
  const [kept] = await shared<{ board: string }>("SELECT board FROM feud_polls WHERE poll = ?", ARK);
  expect(JSON.parse(kept?.board ?? "")).toEqual([
    { word: "Water", count: 20 },
    { word: "Food", count: 13 },
    { word: "Dog", count: 5 },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/Name\d/);
  // it changes no more
  const ben = await person("Ben");
  expect(await answers(ben, "Bread")).toMatchObject({ ok: false, refusal: "feud.poll_over" });
  await expect(shared("UPDATE feud_polls SET board = '[]' WHERE poll = ?", ARK)).rejects.toThrow("for_good");
  expect((await shows(Object.assign(ben, { language: "es" as const }))).boards[0]?.byMembers).toBe(false);
});

test("R17: what an administrator has let in is shown, and a poll that is not offered is neither asked nor played", async () => {
  const ann = await person("Ann");
  await said(["Water", 30], ["telescope", 15], ["Dog", 5]);
  const values = {
    offered: 1,
    question_en: "Q",
    question_es: "P",
    let_in_en: "A telescope",
    let_in_es: null,
  };
  const content = (more: object) => ({
    of: (kind: string, item: string) =>
      kind === "feud_poll" && item === ARK ? { ...values, ...more } : null,
    all: (kind: string) => new Map(kind === "feud_poll" ? [[ARK, { ...values, ...more }]] : []),
  });
  await publishPolls(Object.assign(ann, { content: AS_SHIPPED }));
  expect((await shows(ann)).boards[0]?.byMembers).toBe(false);
  await shared("UPDATE feud_polls SET seen = 0");
  await publishPolls(Object.assign(ann, { content: content({}) }));
  expect((await shows(ann)).boards[0]).toMatchObject({ question: "Q", of: 3 });
  Object.assign(ann, { content: content({ offered: 0 }) });
  expect((await shows(ann)).boards[0]?.byMembers).toBe(false);
  expect(await actOnFeud(ann, formOf({ intent: "begin", board: ARK, requestId: requestId() }))).toMatchObject(
    {
      ok: false,
      refusal: "feud.gone",
    },
  );
});

test("R17, G24: a board of members is played as any other, and a whole one is paid once", async () => {
  const ann = await person("Ann");
  await said(["Water", 30], ["Food", 15], ["Dog", 5]);
  await publishPolls(ann);
  const round = requestId();
  expect(await actOnFeud(ann, formOf({ intent: "begin", board: ARK, requestId: round }))).toMatchObject({
    ok: true,
  });
  expect((await shows(ann, ARK)).board).toMatchObject({
    byMembers: true,
    cards: [{ word: null }, { word: null }, { word: null }],
  });
  for (const [place, word] of ["snacks", "my dogs", "watr"].entries())
    expect(await actOnFeud(ann, formOf({ intent: "say", round, place: String(place), word }))).toMatchObject({
      said: "found",
    });
  await ann.settled();
  expect((await shows(ann, ARK)).board?.round).toMatchObject({ isWhole: true, points: 50 });
  expect(await sumOf(ann)).toBe(1);
});

/** Opens a table, and what was laid on it. */
async function lays(ctx: Person, ...boards: string[]) {
  const laid: LaidTable[] = [];
  Object.assign(ctx, {
    games: { ...ctx.games, open: async (_id: string, table: LaidTable) => void laid.push(table) },
  });
  const form = new FormData();
  form.append("formId", requestId());
  for (const board of boards) form.append("board", board);
  return { reply: await openTable(ctx, form), boards: laid[0]?.boards ?? [] };
}

test("R17: members' own boards are laid on a table of two teams, labelled so, and paid as the same board played alone", async () => {
  const ann = await person("Ann");
  expect((await openTablePage(ann)).boards.some(({ byMembers }) => byMembers)).toBe(false);
  expect(await lays(ann, ARK)).toEqual({ reply: { ok: false, refusal: "table.no_boards" }, boards: [] });
  await said(["Water", 30], ["Food", 15], ["Dog", 5]);
  await publishPolls(ann);
  const { boards } = await openTablePage(ann);
  expect(boards[0]).toMatchObject({ id: ARK, byMembers: true });
  expect(boards.at(-1)).toMatchObject({ byMembers: false });
  const table = await lays(ann, ARK, boards.at(-1)?.id ?? "");
  expect(table.reply).toMatchObject({ ok: true });
  expect(table.boards).toMatchObject([
    {
      id: ARK,
      byMembers: true,
      cards: [{ word: "Water", count: 30, open: null }, { word: "Food" }, { word: "Dog" }],
    },
    { id: boards.at(-1)?.id },
  ]);
  expect(table.boards[1]?.byMembers).toBeUndefined();
  // once for a board and language, ever, however it was played
  await payBoard(ann, { userId: ann.userId, board: ARK, language: "en" });
  await payBoard(ann, { userId: ann.userId, board: ARK, language: "en" });
  expect(await sumOf(ann)).toBe(1);
});

test("R17: no board of another language, of a poll that is not offered, and none that is withdrawn is laid", async () => {
  const ann = await person("Ann");
  await said(["Water", 30], ["Food", 15], ["Dog", 5]);
  await publishPolls(ann);
  Object.assign(ann, { language: "es" as const });
  expect((await lays(ann, ARK)).reply).toEqual({ ok: false, refusal: "table.no_boards" });
  Object.assign(ann, { language: "en" as const });
  const withdrawn = { offered: 0, question_en: "Q", question_es: "P", let_in_en: null, let_in_es: null };
  const counted = (await openTablePage(ann)).boards.at(-1)?.id ?? "";
  const all = (kind: string) =>
    new Map<string, object>(
      kind === "feud_poll" ? [[ARK, withdrawn]] : kind === "feud_board" ? [[counted, withdrawn]] : [],
    );
  Object.assign(ann, { content: { of: () => null, all } });
  expect((await lays(ann, ARK, counted)).reply).toEqual({ ok: false, refusal: "table.no_boards" });
  expect((await openTablePage(ann)).boards.map(({ id }) => id)).not.toContain(counted);
});
