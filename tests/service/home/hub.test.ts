import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { verseIds } from "#app/features/bible/reference.ts";
import { openContext } from "#app/features/chat/conversation/open-context.server.ts";
import { renameConversation } from "#app/features/chat/threads/organize.server.ts";
import { verseOfTheDay } from "#app/features/devotional/content.ts";
import { readVerseOfTheDay } from "#app/features/devotional/verse.server.ts";
import { readHub } from "#app/features/home/hub/read.server.ts";
import { checkSubscriptionFunction } from "#app/features/member/functions.server.ts";
import { endSession } from "#app/features/member/session/sign-out.server.ts";
import { loader } from "#app/routes/member/welcome.tsx";
import { answered, send } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";

const subscribe = (ctx: TestMember, subscribed: boolean, tier: string | null, end: number | null) =>
  env.DB.prepare("INSERT INTO subscriptions VALUES (?, ?, ?, ?, 0)")
    .bind(ctx.userId, subscribed ? 1 : 0, tier, end)
    .run();

async function visitor(): Promise<TestMember> {
  const ctx = await member({ profile: false });
  return Object.assign(ctx, { session: null, browserZone: null });
}

const open = (ctx: TestMember) =>
  loader({
    request: new Request("http://localhost/welcome"),
    context: { app: ctx, nonce: "", cloudflare: { env } },
    params: {},
  } as never);

// ---- the hub

test("H3: a member is welcomed by the first name, with the day where they are and what is left of it", async () => {
  const ctx = await member({ zone: "Pacific/Auckland" });
  const { member: who, today } = await readHub(ctx);
  expect(who).toEqual({
    userId: ctx.userId,
    fullName: "Ann Okafor",
    firstName: "Ann",
    role: null,
    subscribed: false,
    young: false,
    messages: { left: 8, allowed: 8 },
    unread: 0,
    balance: null,
  });
  // noon of the 20th in UTC is the 21st there
  expect(today).toBe("Saturday, November 21");
});

test("what was asked today is not left any more; without a limit there is nothing to count", async () => {
  const ctx = await member();
  await answered(ctx);
  expect((await readHub(ctx)).member?.messages).toEqual({ left: 7, allowed: 8 });
  const subscriber = await member();
  await subscribe(subscriber, true, "premium", null);
  expect((await readHub(subscriber)).member).toMatchObject({ subscribed: true, messages: null });
});

test("the day is said in the reader's language", async () => {
  const ctx = Object.assign(await member(), { language: "es" });
  expect((await readHub(ctx)).today).toMatch(/^viernes, 20 de noviembre$/i);
});

test("D1: a visitor sees the shell, and nothing of anybody", async () => {
  const ctx = await visitor();
  const { page } = await open(ctx);
  expect(page.member).toBeNull();
  expect(page.today).toBeNull();
});

test("D1, R11: without the preview a visitor is led to sign-in, and a member is let in", async () => {
  const ctx = Object.assign(await visitor(), { visitorHub: false });
  const answer = await open(ctx).catch((thrown: Response) => thrown);
  expect((answer as Response).headers.get("location")).toBe("/auth?mode=login&return_to=%2Fwelcome");
  const known = Object.assign(await member(), { visitorHub: false });
  expect((await open(known)).page.member?.firstName).toBe("Ann");
});

test("the hub costs one D1 trip", async () => {
  const ctx = await member();
  const first = vi.spyOn(ctx.db, "first");
  const batch = vi.spyOn(ctx.db, "batch");
  const select = vi.spyOn(ctx.db, "select");
  await readHub(ctx);
  expect([first, batch, select].map((spy) => spy.mock.calls.length)).toEqual([1, 0, 0]);
});

// ---- the verse of the day

const putVerses = (day: string, translation: number, text: string) =>
  env.BIBLE.batch(
    verseIds(verseOfTheDay(day).reference).map((id) =>
      env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)").bind(
        translation * 100_000_000 + id,
        text,
      ),
    ),
  );

test("the day's verse is the shipped text, and read once an isolate", async () => {
  const ctx = await member();
  const day = "2031-01-01";
  expect(await readVerseOfTheDay(ctx, day)).toBeNull();
  await putVerses(day, 2, "As it is shipped.");
  const verse = await readVerseOfTheDay(ctx, day);
  expect(verse).toMatchObject({ translation: "WEB", text: expect.stringContaining("As it is shipped.") });
  const prepare = vi.spyOn(ctx.bible, "prepare");
  expect(await readVerseOfTheDay(ctx, day)).toEqual(verse);
  expect(prepare).not.toHaveBeenCalled();
});

test("in Spanish it is the Reina-Valera, cited in Spanish", async () => {
  const ctx = Object.assign(await member(), { language: "es" as const });
  // day 0 of the list and those after it, until one that English names otherwise
  const day = "2031-01-03";
  await putVerses(day, 3, "Tal como está.");
  const verse = await readVerseOfTheDay(ctx, day);
  expect(verse).toMatchObject({ translation: "RV1909" });
  expect(verse?.reference).not.toMatch(/Psalm|John|Isaiah|Romans/);
});

test("deliver 10: a day's psalm has its title apart, from the Spanish verse and from the English chapter", async () => {
  const ctx = await member();
  // Psalm 121:1-2
  const day = "2031-03-15";
  const { reference } = verseOfTheDay(day);
  expect(reference).toMatchObject({ bookNumber: 19, chapter: 121, fromVerse: 1 });
  await putVerses(day, 3, "Cántico gradual. ALZARÉ mis ojos á los montes.");
  await putVerses(day, 1, "I will lift up mine eyes unto the hills.");
  const spanish = await readVerseOfTheDay(Object.assign(ctx, { language: "es" as const }), day);
  expect(spanish?.title).toBe("Cántico gradual.");
  expect(spanish?.text).toMatch(/^ALZARÉ mis ojos/);
  const english = Object.assign(await member(), { translation: "KJV" as const });
  expect(await readVerseOfTheDay(english, day)).toMatchObject({
    title: "A Song of degrees.",
    text: expect.stringMatching(/^I will lift up/),
  });
});

test("a Bible that cannot be read costs the verse, not the page", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ctx = Object.assign(await member(), {
    bible: {
      prepare() {
        throw new Error("outage");
      },
    } as unknown as D1Database,
    browserZone: "Pacific/Kiritimati",
  });
  ctx.at(Date.UTC(2032, 5, 5));
  expect((await readHub(ctx)).verse).toBeNull();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

// ---- check-subscription

type Subscription = [subscribed: boolean, tier: string | null, end: number | null];
test.each<[string, Subscription | null, object]>([
  [
    "nobody who ever subscribed",
    null,
    { subscribed: false, subscription_tier: null, subscription_end: null },
  ],
  [
    "a subscriber",
    [true, "premium", 1_900_000_000_000],
    {
      subscribed: true,
      subscription_tier: "premium",
      subscription_end: 1_900_000_000_000,
    },
  ],
  [
    "one whose subscription has ended",
    [false, null, 5],
    {
      subscribed: false,
      subscription_tier: null,
      subscription_end: 5,
    },
  ],
])("F5, E1: check-subscription for %s", async (_who, row, reply) => {
  const ctx = await member();
  if (row) await subscribe(ctx, ...row);
  expect(await (await checkSubscriptionFunction(ctx)).json()).toEqual(reply);
});

// ---- sign-out

test("S9: the session ends at the vendor, and its sockets close", async () => {
  const ctx = await member();
  await endSession(ctx);
  await ctx.settled();
  expect(ctx.recorded).toMatchObject({ ended: ["sess_test"], disconnected: ["sess_test"] });
});

test("S9: a visitor's sign-out asks nobody", async () => {
  const ctx = await visitor();
  await endSession(ctx);
  expect(ctx.recorded).toMatchObject({ ended: [], disconnected: [] });
});

test.each([
  ["fails", () => Promise.reject(new Error("down"))],
  ["does not answer", () => new Promise<never>(() => undefined)],
])("S9: a vendor that %s keeps nobody here", async (how, ending) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ctx = await member();
  ctx.accounts.endSession = ending;
  await endSession(ctx);
  expect(ctx.recorded.disconnected).toEqual(["sess_test"]);
  expect(log.mock.calls.length).toBe(how === "fails" ? 1 : 0);
  log.mockRestore();
});

// ---- D14: a tile opens its conversation

async function tap(ctx: TestMember, context: Parameters<typeof openContext>[1]["context"], title: string) {
  const opened = await openContext(ctx, { context, title, requestId: requestId() });
  if (!opened.ok) throw new Error(opened.refusal);
  return opened.value;
}

test("D14: a tile begins a conversation with its title, its category and one greeting", async () => {
  const ctx = await member();
  const begun = await tap(ctx, "mens-ministry", "Men's Fellowship");
  expect(begun).toMatchObject({ title: "Men's Fellowship", category: "mens-ministry" });
  const found = await rows<{ content: string; is_greeting: number }>(
    "SELECT content, is_greeting FROM chatbot_messages WHERE conversation_id = ?",
    begun.id,
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.is_greeting).toBe(1);
});

test("D14: again, it opens the newest one in which nothing was said, and never another tile's", async () => {
  const ctx = await member();
  const first = await tap(ctx, "mens-ministry", "Men's Fellowship");
  expect((await tap(ctx, "womens-ministry", "Women’s Circle")).id).not.toBe(first.id);
  expect((await tap(ctx, "mens-ministry", "Men's Fellowship")).id).toBe(first.id);
  const count = await rows<{ n: number }>(
    "SELECT count(*) AS n FROM chatbot_conversations WHERE user_id = ?",
    ctx.userId,
  );
  expect(count[0]?.n).toBe(2);
});

test("D14: one with words in it is never touched: the tile begins another", async () => {
  const ctx = await member();
  const first = await tap(ctx, "devotional", "Daily Devotional");
  await send(ctx, "My words", first.id);
  const second = await tap(ctx, "devotional", "Daily Devotional");
  expect(second.id).not.toBe(first.id);
  expect(await tap(ctx, "devotional", "Daily Devotional")).toMatchObject({ id: second.id });
  const kept = await rows<{ title: string }>(
    "SELECT title FROM chatbot_conversations WHERE id = ?",
    first.id,
  );
  expect(kept).toEqual([{ title: "Daily Devotional" }]);
});

test("P10, D14: another member's empty conversation is nobody else's", async () => {
  const [ann, ben] = [await member(), await member()];
  const hers = await tap(ann, "life-guidance", "Life Guidance");
  expect((await tap(ben, "life-guidance", "Life Guidance")).id).not.toBe(hers.id);
});

test("D14: a title that cannot be one is the tile's, and a renamed one keeps its new name", async () => {
  const ctx = await member();
  const begun = await tap(ctx, "life-guidance", " \u200b ");
  expect(begun.title).toBe("Life Guidance");
  await renameConversation(ctx, { conversationId: begun.id, title: "The move to Ohio" });
  expect(await tap(ctx, "life-guidance", "Life Guidance")).toMatchObject({
    id: begun.id,
    title: "The move to Ohio",
  });
});
