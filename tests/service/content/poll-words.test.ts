import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { actOnItem } from "#app/features/admin/content/edit.server.ts";
import { readItem, readKinds } from "#app/features/admin/content/read.server.ts";
import { actOnWords, readWords } from "#app/features/admin/content/words.server.ts";
import { readStored } from "#app/features/content/forms.ts";
import { publishPolls } from "#app/features/games/feud/polls/publish.server.ts";
import { administrator, again } from "#tests/service/admin/staff.ts";
import { shared } from "#tests/service/community/people.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { forgetSiteState, siteStateOf } from "#workers/context/site-state.ts";

afterEach(forgetSiteState);

/** Each test has a poll of its own: content is for good, and the file has one database. */
let poll = "poll-ark";
let made = 0;

/** So many members say a word. */
async function said(...words: [word: string, times: number][]): Promise<void> {
  for (const [word, times] of words)
    for (let at = 0; at < times; at++) {
      const userId = `w${made++}-${crypto.randomUUID()}`;
      await shared(
        "INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at) VALUES (?, ?, 'Name', '18+', 0)",
        userId,
        userId,
      );
      await shared("INSERT INTO feud_answers VALUES (?, ?, 'en', ?, 0)", userId, poll, word);
    }
}

async function judges(ctx: TestMember, word: string, outcome: string, more: Record<string, string> = {}) {
  const form = {
    intent: "judge_word",
    poll,
    language: "en",
    word,
    outcome,
    formId: requestId(),
    reason: "fits",
  };
  const judge = again(ctx);
  const reply = await actOnWords(judge, formOf({ ...form, ...more }));
  await judge.settled?.();
  return reply === null ? "bad form" : reply.ok ? "done" : reply.refusal;
}

const waiting = async (ctx: TestMember) =>
  (await readWords(again(ctx))).words
    .filter((one) => one.poll === poll)
    .map(({ word, count }) => [word, count]);

test("R17, R35: words of polls that wait are listed from three on who gave them, without a name, and judged with a line of the log", async () => {
  poll = "poll-ark";
  const admin = await administrator();
  await said(["Water", 30], ["telescope", 9], ["something hurtful", 6], ["umbrella", 5], ["my aunt rosa", 2]);
  expect(await waiting(admin)).toEqual([
    ["telescope", 9],
    ["something hurtful", 6],
    ["umbrella", 5],
  ]);
  expect((await readKinds(again(admin))).words).toBe(3);
  expect(await judges(admin, "telescope", "let_in")).toBe("done");
  expect(await judges(admin, "telescope", "let_in")).toBe("done");
  expect(await judges(admin, "something hurtful", "refused", { reason: "hurts" })).toBe("done");
  expect(await waiting(admin)).toEqual([["umbrella", 5]]);
  expect(
    await rows(
      "SELECT act, subject, amount, reason, json_extract(after, '$.let_in_en') AS let_in, json_extract(after, '$.refused_en') AS refused FROM audit_log WHERE subject = ? ORDER BY amount",
      `feud_poll/${poll}`,
    ),
  ).toEqual([
    {
      act: "edit_content",
      subject: `feud_poll/${poll}`,
      amount: 1,
      reason: "fits",
      let_in: "telescope",
      refused: null,
    },
    {
      act: "edit_content",
      subject: `feud_poll/${poll}`,
      amount: 2,
      reason: "hurts",
      let_in: null,
      refused: "something hurtful",
    },
  ]);
  const { page } = await readItem(again(admin), { kind: "feud_poll", item: poll });
  expect(page.typed).toMatchObject({ let_in_en: "telescope", refused_en: "something hurtful" });
});

test("R17, R35: what nobody gave, what is judged the other way, and forms that are none are refused; nothing is written", async () => {
  poll = "poll-quiet";
  const admin = await administrator();
  await said(["telescope", 3]);
  expect(await judges(admin, "spyglass", "let_in")).toBe("moved");
  expect(await judges(admin, "telescope", "maybe")).toBe("bad form");
  expect(await judges(admin, "telescope", "let_in", { reason: " " })).toBe("reason");
  expect(await judges(admin, "telescope", "let_in", { poll: "poll-none" })).toBe("not_found");
  expect(await judges(admin, "telescope", "let_in", { language: "es" })).toBe("moved");
  expect(await judges(admin, "x".repeat(5_000), "let_in")).toBe("bad form");
  expect(await rows("SELECT 1 FROM audit_log WHERE subject = ?", `feud_poll/${poll}`)).toEqual([]);
  expect(await judges(admin, "telescope", "refused")).toBe("done");
  expect(await judges(admin, "telescope", "let_in")).toBe("moved");
  const ctx = await member();
  await expect(readWords(ctx)).rejects.toMatchObject({ status: 403 });
});

test("R17, R35: a word that was let in brings its board by the next run of the cron; a refused one is on none", async () => {
  poll = "poll-thanks";
  const admin = await administrator();
  await said(["Family", 30], ["telescope", 10], ["something hurtful", 8], ["Rain", 6]);
  const publishes = async () => {
    forgetSiteState();
    const { content } = await siteStateOf(env, () => undefined);
    await publishPolls({ ...(await member()), content });
    return (
      (await shared<{ board: string | null }>("SELECT board FROM feud_polls WHERE poll = ?", poll))[0]
        ?.board ?? null
    );
  };
  expect(await publishes()).toBeNull();
  expect(await judges(admin, "something hurtful", "refused")).toBe("done");
  expect(await publishes()).toBeNull();
  expect(await judges(admin, "telescope", "let_in")).toBe("done");
  expect(JSON.parse((await publishes()) ?? "[]")).toEqual([
    { word: "Family", count: 30 },
    { word: "telescope", count: 10 },
    { word: "Rain", count: 6 },
  ]);
  // the board is there, and nothing of it waits
  expect(await waiting(admin)).toEqual([]);
});

test("R35: a version of before words could be refused still holds, and one that waits for its day keeps its day", async () => {
  poll = "poll-supper";
  const before = { offered: 1, question_en: "Q", question_es: "P", let_in_en: "kite", let_in_es: null };
  expect(readStored("feud_poll", before)).toMatchObject({ let_in_en: "kite", refused_en: null });
  const admin = await administrator();
  await said(["telescope", 3], ["umbrella", 3]);
  const { page } = await readItem(again(admin), { kind: "feud_poll", item: poll });
  const tomorrow = new Date(admin.now() + 86_400_000).toISOString().slice(0, 10);
  const form = {
    ...page.typed,
    intent: "save",
    base: "0",
    from: tomorrow,
    question_en: "Later?",
    formId: requestId(),
    reason: "later",
  };
  expect(
    await actOnItem(again(admin), { kind: "feud_poll", item: poll }, formOf({ ...form, despite: "yes" })),
  ).toMatchObject({ ok: true });
  expect(await judges(admin, "telescope", "let_in")).toBe("done");
  expect(
    await rows("SELECT version, from_day FROM content_versions WHERE item = ? ORDER BY version", poll),
  ).toEqual([
    { version: 1, from_day: tomorrow },
    { version: 2, from_day: tomorrow },
  ]);
});
