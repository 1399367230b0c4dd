import { expect } from "vitest";
import { createFolder } from "#app/features/chat/threads/folders.server.ts";
import { renameConversation } from "#app/features/chat/threads/organize.server.ts";
import { shareConversation } from "#app/features/chat/threads/share.server.ts";
import { actOnJourney } from "#app/features/community/journey/act.server.ts";
import { actOnDanielPlan } from "#app/features/daniel-plan/act.server.ts";
import { actOnRound } from "#app/features/games/trivia/act.server.ts";
import { actOnTrivia } from "#app/features/games/trivia/start.server.ts";
import { actOnMarks } from "#app/features/marks/act.server.ts";
import { actOnMemory } from "#app/features/memory/act.server.ts";
import { learnVerse } from "#app/features/memory/learn.server.ts";
import { actOnPlans } from "#app/features/plans/act.server.ts";
import { actOnPrayers } from "#app/features/prayers/act.server.ts";
import { giveDailyLogin } from "#app/features/rewards/visit.server.ts";
import { recordPractice } from "#app/features/rhythm/record.server.ts";
import { recordStudy } from "#app/features/study/record.server.ts";
import { StripeMachine } from "#tests/billing/stripe-machine.ts";
import { close, said, send } from "./asking.ts";
import { member, requestId, rows, type TestMember } from "./members.ts";
import { act, adopted, formOf, given, shop } from "./pets.ts";
import { readPet } from "./stored-pet.ts";

/** A member with something in every place that there is, and whatever can be found of them. */

const START = Date.UTC(2026, 10, 20, 12);

/** What only this member has said, everywhere that words are kept. */
export const wordOf = (userId: string): string =>
  `wq${[...userId.slice(-14)].reverse().join("").toLowerCase()}`;

/** What is left to find of a member: their id, as the search marks it too, and their word where its beginning is shared. */
const signsOf = (userId: string): string[] => [
  userId,
  userId.replaceAll("_", "").slice(-20).toLowerCase(),
  wordOf(userId).slice(4),
];

export const tableNames = async (): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
    )
  ).map(({ name }) => name);

const columnsOf = async (table: string): Promise<string[]> =>
  (await rows<{ name: string }>(`PRAGMA table_info(${table})`)).map(({ name }) => name);

type Found = Record<string, unknown[]>;

/** Every row of every table that has one of these anywhere in it, in whatever kind of column, the search's own too. */
async function rowsWith(signs: readonly string[]): Promise<Found> {
  const found: Found = {};
  for (const table of await tableNames()) {
    const where = (await columnsOf(table)).flatMap((column) =>
      signs.map((_, at) => `instr(CAST("${column}" AS BLOB), CAST(?${at + 1} AS BLOB)) > 0`),
    );
    const hits = await rows(`SELECT * FROM "${table}" WHERE ${where.join(" OR ")}`, ...signs);
    if (hits.length > 0) found[table] = hits;
  }
  return found;
}

/** What says the member's id. */
export const traces = (userId: string): Promise<Found> => rowsWith([userId]);

/** What says anything of them: their id, or the word that only they have said. */
export const allTraces = (userId: string): Promise<Found> => rowsWith(signsOf(userId));

/** Where their word is kept. */
export const tablesWithWord = async (userId: string): Promise<string[]> =>
  Object.keys(await rowsWith([wordOf(userId).slice(4)])).sort();

/** Tables in which a row is a member's: what they have is found there by their id. */
export async function ownedTables(): Promise<string[]> {
  const owned: string[] = [];
  for (const table of await tableNames())
    if ((await columnsOf(table)).some((name) => /(^|_)user_id$/.test(name))) owned.push(table);
  return owned;
}

/** A member with something in every place that there is. */
export async function settledMember(): Promise<TestMember> {
  const ctx = await member({ payments: new StripeMachine(() => START) });
  const { userId } = ctx;
  await rows("UPDATE profiles SET full_name = ? WHERE user_id = ?", `Ann ${wordOf(userId)}`, userId);
  await keptWords(ctx);
  await rows("INSERT INTO user_roles VALUES (?, 'user')", userId);
  await rows("INSERT INTO subscriptions VALUES (?, 1, 'premium', NULL, 16001005)", userId);
  await rows(
    "INSERT INTO member_settings (user_id, language, updated_at) VALUES (?, 'es', 16001006)",
    userId,
  );
  await rows("INSERT INTO notification_choices VALUES (?1, 'prayer', 'app'), (?1, 'pet', 'digest')", userId);
  await rows(
    "INSERT INTO notice_settings (user_id, digest_every, refused_address, refused_at, stopped_number, updated_at) VALUES (?, 'week', 'mark-1', 16001011, 'mark-2', 16001012)",
    userId,
  );
  await rows(
    "INSERT INTO push_devices (id, user_id, endpoint, p256dh, auth, session_id, name, created_at) VALUES ('device_of_' || ?1, ?1, 'https://push.test/' || ?1, 'key', 'secret', 'sess', 'Chrome', 16001013)",
    userId,
  );
  await rows("INSERT INTO member_mails VALUES (?, ?, 'welcome', 0)", `mail_${userId}`, userId);
  await rows(
    "INSERT INTO phone_codes (id, user_id, phone_number, state, started_at, expires_at) VALUES (?, ?, '+14155550134', 'over', 0, 600000)",
    `code_${userId}`,
    userId,
  );
  await rows("INSERT INTO voice_settings VALUES (?, 16001401, 'openai', 'press', 16001402)", userId);
  await rows("INSERT INTO video_marks VALUES (?, 'ruth-2', 16001403, 16001404, 17, 16001405)", userId);
  await paidBefore(userId);
  await keptCompany(ctx);
  await ctx.settled();
  return ctx;
}

/** Of the past: what still runs is `billing-account.test.ts`'s. */
async function paidBefore(userId: string): Promise<void> {
  const of = (sql: string) =>
    rows(sql, userId, ...(sql.includes("?2") ? [`Peace from ${wordOf(userId)}`] : []));
  await of(
    "INSERT INTO billing_customers (user_id, customer_id, created_at) VALUES (?1, 'cus_of_' || ?1, 16001004)",
  );
  await of(
    `INSERT INTO checkouts (id, user_id, kind, amount_cents, note, language, session_id, state, created_at, expires_at)
    VALUES ('checkout_of_' || ?1, ?1, 'blessing', 250, ?2, 'en', 'cs_of_' || ?1, 'paid', 0, 1)`,
  );
  await of(
    `INSERT INTO billing_subscriptions (id, user_id, status, period_end, cancel_at_period_end, ended_at, created_at)
    VALUES ('sub_of_' || ?1, ?1, 'canceled', 1, 0, 1, 0)`,
  );
  // the vendor's own names of payments say nobody's
  await of(
    `INSERT INTO payments (id, user_id, intent_id, kind, amount_cents, currency, state, receipt_url, at)
    VALUES ('cs_' || hex(randomblob(8)), ?1, 'pi_' || hex(randomblob(8)), 'blessing', 250, 'usd', 'paid', 'https://pay.test/' || ?1, 0)`,
  );
  await of("INSERT INTO blessings (payment_id, note, at) SELECT id, ?2, 0 FROM payments WHERE user_id = ?1");
  await of(
    `INSERT INTO payment_events (id, type, customer_id, body, next_try_at, created_at, received_at)
    VALUES ('evt_' || hex(randomblob(8)), 'invoice.paid', 'cus_of_' || ?1, '{"user_id":"' || ?1 || '"}', 9e15, 0, 0)`,
  );
  // a dispute names a payment, and no customer
  await of(
    `INSERT INTO payment_events (id, type, intent_id, body, next_try_at, created_at, received_at)
    SELECT 'evt_' || hex(randomblob(8)), 'charge.dispute.created', intent_id, '{"user_id":"' || ?1 || '"}', 9e15, 0, 0
    FROM payments WHERE user_id = ?1`,
  );
  await of(
    `INSERT INTO audit_log (id, actor_user_id, user_id, act, request_id, subject, amount, reason, outcome, at)
    VALUES ('audit_' || hex(randomblob(8)), ?1, ?1, 'refund', hex(randomblob(8)), 'cs_1', 250, 'asked', 'done', 0)`,
  );
  await of(
    "INSERT INTO staff_look_ups (actor_user_id, user_id, is_found, searched_by, at) VALUES (?1, ?1, 1, 'name', 0)",
  );
  await of("INSERT INTO unpaid_registrations (user_id, plan, begun_at) VALUES (?1, 'premium', 16001001)");
  await of(
    "INSERT INTO unpaid_mails (subscription_id, since, user_id, until, next_try_at) VALUES ('sub_' || ?1, 16001002, ?1, 16001003, 0)",
  );
  await of("INSERT INTO under_13_refunds (user_id, tries, next_try_at) VALUES (?1, 2, 16001005)");
}

/** An answered conversation that spoke of grief, in a folder's company, and shared. */
async function keptWords(ctx: TestMember): Promise<void> {
  const word = wordOf(ctx.userId);
  const { conversation } = await send(ctx, `How do I forgive ${word}?`);
  await close(ctx, said("answered", `Peace to ${word}.`));
  const conversationId = conversation.id;
  await renameConversation(ctx, { conversationId, title: `Of ${word}` });
  await createFolder(ctx, word);
  expect(await shareConversation(ctx, { conversationId, named: true })).toMatchObject({
    ok: true,
  });
  await rows("INSERT INTO companion_use VALUES (?, '2026-11-07', 16001301, 16001302, 16001303)", ctx.userId);
  await rows(
    "INSERT INTO conversation_reports VALUES (?, ?, ?, 16001401)",
    `creport_${ctx.userId}`,
    ctx.userId,
    conversationId,
  );
  await rows("INSERT INTO legal_acceptances VALUES (?, 1, 16001402)", ctx.userId);
  await rows("INSERT INTO care_signs VALUES (?, ?, 'grief', 16001007)", ctx.userId, conversationId);
}

/** Verses in a color, saved and tagged, a note that was changed, and a session of study. */
async function studied(ctx: TestMember): Promise<void> {
  const word = wordOf(ctx.userId);
  const at = String(ctx.now());
  const place = { first: "43003016", last: "43003016", translation: "KJV", at };
  const acts: Record<string, string>[] = [
    { intent: "mark", kind: "highlight", value: "yellow" },
    { intent: "mark", kind: "tag", tag: word, value: "on" },
    { intent: "save", value: "on" },
    { intent: "note", noteId: `note-${word}`, body: `Of ${word}` },
    { intent: "note", noteId: `note-${word}`, base: `request-${word}-3`, body: `More of ${word}` },
  ];
  for (const [n, fields] of acts.entries())
    await actOnMarks(ctx, formOf({ ...place, ...fields, requestId: `request-${word}-${n}` }));
  await learnVerse(ctx, formOf({ intent: "learn", first: "43003016", last: "43003016", translation: "KJV" }));
  const review = { intent: "review", card: "43003016-43003016", exercise: "typing", round: "0" };
  await actOnMemory(ctx, formOf({ ...review, answer: word, requestId: requestId() }));
  const session = { sessionId: `session-${word}`, startedAt: String(ctx.now() - 600_000), lastAt: at };
  await recordStudy(ctx, formOf({ ...session, chapter: "43003", chapters: '{"43003":77}', mood: "happy" }));
}

/** A plan of reading, with a passage of it read. */
async function planned(ctx: TestMember): Promise<void> {
  const start = new Date(ctx.now()).toISOString().slice(0, 10);
  const begun = await actOnPlans(
    ctx,
    formOf({ intent: "begin", kind: "nt-90", requestId: requestId(), start, weekdays: "1" }),
  );
  if (!begun.ok || !begun.id) throw new Error(JSON.stringify(begun));
  const read = { intent: "check", plan: begun.id, items: "0:0", read: "yes" };
  expect(await actOnPlans(ctx, formOf(read))).toMatchObject({ ok: true });
  await prays(ctx);
}

/** The six weeks, begun, with a practice done and a line written. */
async function keptDanielPlan(ctx: TestMember): Promise<void> {
  const word = wordOf(ctx.userId);
  await rows("UPDATE profiles SET age_band = '18+' WHERE user_id = ?", ctx.userId);
  const begun = await actOnDanielPlan(
    ctx,
    formOf({ intent: "start", requestId: requestId(), begin: "today", agreed: "yes" }),
  );
  if (!begun.ok) throw new Error(begun.refusal);
  const on = { plan: begun.planId, step: "0" };
  await actOnDanielPlan(ctx, formOf({ ...on, intent: "check", entry: "food", done: "yes" }));
  const note = { ...on, intent: "note", entry: "journal", base: "0", body: `Of ${word}` };
  await actOnDanielPlan(ctx, formOf(note));
}

/** A pet that was fed and sent out, things from the shop, days practiced and days of illness, and what rang. */
async function keptCompany(ctx: TestMember): Promise<void> {
  const { userId } = ctx;
  const pet = await adopted(ctx, "dog", wordOf(userId));
  await given(ctx, 100, 1);
  await act(ctx, { intent: "feed", petId: pet.id });
  await shop(ctx, { intent: "buy", itemId: "item_treats", coins: "12", gems: "0" });
  const { adventures } = await readPet(ctx);
  await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId: adventures[0]?.id ?? "" });
  await giveDailyLogin(ctx);
  await recordPractice(ctx, "prayer", "psalm-23");
  await rows("INSERT INTO reading_places VALUES (?, 'KJV', 19, 23, 0)", userId);
  await studied(ctx);
  await planned(ctx);
  await keptDanielPlan(ctx);
  await played(ctx);
  await rows("INSERT INTO rhythm_rests VALUES (?, '2026-11-01', 6)", userId);
  await rows(
    "INSERT INTO rhythm_sick_days (id, user_id, first_day, last_day, added_at) VALUES (?, ?, '2026-11-02', '2026-11-03', 0)",
    `sick_${userId}`,
    userId,
  );
}

/** A round of trivia with help, an answer and a doubt; a quest, an achievement, a step, a choice, a week to look at. */
async function played(ctx: TestMember): Promise<void> {
  const { userId } = ctx;
  const begun = await actOnTrivia(ctx, formOf({ intent: "daily" }));
  if (!begun.ok) throw new Error(begun.refusal);
  const round = begun.to.split("/").at(-1) ?? "";
  for (const fields of [
    { intent: "help", help: "half" },
    { intent: "answer", choice: "0" },
    { intent: "dispute", item: `w-of-${wordOf(userId).slice(0, 20)}`, reason: "unclear" },
  ])
    expect(await actOnRound(ctx, round, formOf({ ...fields, place: "0" }))).toMatchObject({ ok: true });
  await rows(
    "INSERT INTO trivia_cards VALUES (?, 'w-missed', 16001401, 1.5, 2.5, 0, 0, 1, 0, 1, 16001402)",
    userId,
  );
  await rows(
    "INSERT INTO user_quest_progress (user_id, slot, opened_day, quest) VALUES (?, 0, '2026-11-05', 'rest')",
    userId,
  );
  await rows("INSERT INTO user_achievements VALUES (?, 'days-1', 16001403)", userId);
  await rows(
    "INSERT INTO challenge_steps VALUES (?, 'psalms-autumn-2026', 3, '2026-11-06', 16001404)",
    userId,
  );
  await rows("INSERT INTO game_choices VALUES (?, 'masonry', 30)", userId);
  await rows("INSERT INTO tournament_reviews VALUES (?, '2026-11-09', 3, 0, 5, NULL, NULL)", userId);
}

/** A prayer of their own, prayed for, and an entry of their journey. */
async function prays(ctx: TestMember): Promise<void> {
  const own = { intent: "add", formId: requestId(), body: "For my brother" };
  const { id } = await actOnPrayers(ctx, formOf(own));
  expect(await actOnPrayers(ctx, formOf({ intent: "pray", id }))).toMatchObject({ ok: true });
  const note = { title: "", reference: "", day: "2020-05-01", body: `Of ${wordOf(ctx.userId)}` };
  await actOnJourney(ctx, formOf({ intent: "write", formId: requestId(), ...note }));
}
