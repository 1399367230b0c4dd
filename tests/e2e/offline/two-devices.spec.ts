import type { BrowserContext, Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { inDatabase } from "../servers/database.ts";
import { connected, usualCompanion, write } from "../steps/chat-page.ts";
import { advanceClock, expect, NEW_PASSWORD, newEmail, signIn, signUp, test } from "../steps/people.ts";
import { adopt } from "../steps/pet-page.ts";

const DAY = 86_400_000;
const VERSE = { first: "43003016", last: "43003016", translation: "KJV" };

test.afterEach(({ page }) => usualCompanion(page));

type Device = { name: string; context: BrowserContext; page: Page; tabs: Record<Tab, Page> };
const PATHS = {
  companion: "/chatbot",
  journal: "/bible-study/journal",
  plan: "/daily-plan",
  prayers: "/community/prayers/session",
  memory: "/memory-verses?card=43011035-43011035&exercise=typing",
} as const;
type Tab = keyof typeof PATHS;

const part = (page: Page, name: RegExp) => page.getByRole("region", { name });
const onVerse = (page: Page) => page.getByRole("button", { name: "Edit note on John 3:16" });

/** A note of before the flight, which both devices have seen. */
const noteBefore = (page: Page) =>
  page.evaluate(
    async (fields) => {
      const body = new FormData();
      const sent = { requestId: crypto.randomUUID(), at: Date.now(), ...fields };
      for (const [name, value] of Object.entries(sent)) body.set(name, String(value));
      return (await fetch("/bible-study/marks", { method: "POST", body })).status;
    },
    { intent: "note", noteId: "note-before", base: "", body: "Before the flight", ...VERSE },
  );

/** Something of everything that is written to in the air. @returns whose it is */
async function prepare(page: Page): Promise<string> {
  await adopt(page, "Dog", "Boaz");
  expect(await noteBefore(page)).toBe(200);
  await page.goto("/bible-study/web/john/11?v=35");
  await page.getByRole("button", { name: "Learn by heart" }).click();
  await expect(page.getByRole("button", { name: "In your deck" })).toBeVisible();
  await page.goto("/community/prayers");
  await page.getByLabel("What do you pray for?").first().fill("For a good landing");
  await page.getByRole("button", { name: "Put it on my list" }).click();
  await expect(page.getByRole("article").filter({ hasText: "For a good landing" })).toBeVisible();
  await page.goto("/daily-plan");
  await page.getByRole("link", { name: /New Testament in 90 days/ }).click();
  await page.getByRole("button", { name: "Begin this plan" }).click();
  await expect(page.getByRole("button", { name: "Matthew 1: to read" })).toBeVisible();
  return ((await (await page.request.get("/session")).json()) as { userId: string }).userId;
}

/** Its things are kept, and the pages of the day are open. */
async function boards(name: string, context: BrowserContext, page: Page): Promise<Device> {
  await page.goto("/offline");
  await underWorker(page);
  await page.getByRole("button", { name: "Keep my things on this device" }).click();
  await expect(part(page, /Games without a network/)).toContainText("10 questions are left");
  const tabs = {} as Record<Tab, Page>;
  for (const [tab, path] of Object.entries(PATHS) as [Tab, string][]) {
    const opened = await context.newPage();
    await opened.goto(path);
    tabs[tab] = opened;
  }
  await connected(tabs.companion);
  await expect(tabs.companion.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await expect(onVerse(tabs.journal)).toBeVisible();
  await expect(tabs.prayers.getByText("1 of 1")).toBeVisible();
  await expect(tabs.memory.getByLabel("The verse, by heart")).toBeVisible();
  for (const tab of Object.values(tabs)) await tab.waitForLoadState("networkidle");
  return { name, context, page, tabs };
}

/** A day's writes without a network; `read`: which chapter besides the first, `careActions`: of care for the pet. */
async function flies({ name, context, page, tabs }: Device, read: string, careActions: readonly string[]) {
  await context.setOffline(true);
  const { companion, journal, plan, prayers, memory } = tabs;
  await write(companion, `One of ${name}`);
  await write(companion, `Two of ${name}`);
  await expect(companion.getByText("Sends when you are back online")).toHaveCount(2);
  await onVerse(journal).click();
  await journal.getByRole("textbox", { name: "Note on John 3:16" }).fill(`Above the clouds, ${name}`);
  await journal.getByRole("button", { name: "Save Note" }).click();
  await expect(journal.getByText("Not saved yet.")).toBeVisible();
  for (const chapter of ["Matthew 1", read]) {
    await plan.getByRole("button", { name: `${chapter}: to read` }).click();
    await expect(plan.getByRole("button", { name: `${chapter}: read` })).toBeVisible();
  }
  await prayers.getByRole("button", { name: "I prayed" }).click();
  await expect(prayers.getByText(/One prayer waits on this device/)).toBeVisible();
  await memory.getByLabel("The verse, by heart").fill("Jesus wept.");
  await memory.getByRole("button", { name: "Check" }).click();
  await expect(memory.getByText("Kept on this device")).toBeVisible();
  // any page that cannot be reached leads to what is here
  await page.goto("/welcome");
  const games = part(page, /Games without a network/);
  await games.getByRole("button", { name: "Play: The ten of the day" }).click();
  await games.locator(".kept-option").first().click();
  await games.getByRole("button", { name: "Close" }).click();
  for (const careAction of careActions)
    await page.getByRole("button", { name: new RegExp(`^${careAction} \\(`) }).click();
  const waiting = part(page, /Waiting to be sent/);
  await expect(waiting.getByRole("listitem")).toHaveCount(8 + careActions.length);
}

/** The network is back: its pages send what waits, until nothing does. */
async function lands({ context, page, tabs }: Device) {
  await context.setOffline(false);
  for (const tab of Object.values(tabs)) await tab.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.goto("/offline");
  await expect(page.getByText("Nothing waits.")).toBeVisible({ timeout: 90_000 });
}

const counted = async (sql: string, userId: string) =>
  (await inDatabase<{ one: string }>(sql, userId)).map(({ one }) => one);

/** What the server has of the day, each once. */
async function expectDay(userId: string, { answers }: { answers: number }) {
  expect(
    await counted(
      "SELECT content AS one FROM chatbot_messages WHERE user_id = ? AND role = 'user' ORDER BY content",
      userId,
    ),
  ).toEqual(["One of phone", "One of tablet", "Two of phone", "Two of tablet"]);
  // 0056: changed in two places, both texts stand
  expect(
    await counted(
      "SELECT body AS one FROM verse_notes WHERE user_id = ? AND deleted_at IS NULL ORDER BY body",
      userId,
    ),
  ).toEqual(["Above the clouds, phone", "Above the clouds, tablet"]);
  expect(
    await counted(
      `SELECT place AS one FROM reading_plan_checks WHERE user_id = ? AND opened_at IS NULL ORDER BY reading, place`,
      userId,
    ),
  ).toEqual([0, 1, 2]);
  const [row] = await inDatabase<Record<string, number>>(
    `SELECT (SELECT count(*) FROM petition_prayers WHERE user_id = ?1) AS prayers,
      (SELECT count(*) FROM memory_reviews WHERE user_id = ?1) AS reviews,
      (SELECT count(*) FROM game_answers WHERE user_id = ?1) AS answers,
      (SELECT count(*) FROM wallet_ledger WHERE user_id = ?1 AND cause = 'memory_game' AND currency = 'faith_coins') AS byHeart,
      (SELECT count(*) FROM wallet_ledger WHERE user_id = ?1 AND cause = 'prayer' AND currency = 'faith_coins') AS prayed,
      (SELECT faith_coins FROM user_stats WHERE user_id = ?1)
        - (SELECT sum(amount) FROM wallet_ledger WHERE user_id = ?1 AND currency = 'faith_coins') AS difference`,
    userId,
  );
  expect(row).toEqual({ prayers: 1, reviews: 2, answers, byHeart: 1, prayed: 1, difference: 0 });
}

/** 0086: each of the three acts was done once and paid once, or is told on its device; what rewards have brought is not needed twice. */
async function expectCare(userId: string, devices: readonly Device[]) {
  const told: string[] = [];
  for (const { page } of devices) told.push(...(await page.locator(".kept-care-refused li").allInnerTexts()));
  const done = await inDatabase<{ careAction: string; coins: number }>(
    `SELECT activity_type AS careAction, coins_spent AS coins FROM pet_activities
    WHERE user_id = ? AND activity_type IN ('feed', 'groom', 'play') ORDER BY id`,
    userId,
  );
  const words = { feed: "Feed", groom: "Groom" } as Record<string, string>;
  const all = [...done.map(({ careAction }) => words[careAction]), ...told.map((text) => text.split(":")[0])];
  expect(all.sort()).toEqual(["Feed", "Feed", "Groom"]);
  expect(done.map(({ careAction }) => careAction)).toContain("feed");
  const [paid] = await inDatabase<{ coins: number }>(
    "SELECT -sum(amount) AS coins FROM wallet_ledger WHERE user_id = ? AND cause IN ('pet_fed', 'pet_groomed')",
    userId,
  );
  expect(paid?.coins).toBe(done.reduce((sum, { coins }) => sum + coins, 0));
}

for (const days of [0, 3])
  test(`M9, R18, PT8-PT10: a day in the air on two devices of one member, ${days} days later on the ground: nothing lost, nothing doubled`, async ({
    page,
    context,
    another,
    allow,
  }) => {
    test.setTimeout(300_000);
    allow(/WebSocket|Failed to (load|fetch)|fetching the script|bible-study\/session/);
    const email = newEmail("two-devices");
    await signUp(page, { email });
    const userId = await prepare(page);
    const phone = await boards("phone", context, page);
    const other = await another();
    await signIn(other.page, email, NEW_PASSWORD);
    const tablet = await boards("tablet", other.context, other.page);
    await flies(phone, "Matthew 2", ["Feed", "Groom"]);
    await flies(tablet, "Matthew 3", ["Feed"]);
    if (days > 0) await advanceClock(page, days * DAY);

    await lands(phone);
    await lands(tablet);
    // the ten of a day are taken until the next one has ended
    await expectDay(userId, { answers: days === 0 ? 1 : 0 });
    await expectCare(userId, [phone, tablet]);
    const told = tablet.page.getByText("Feed: Boaz (it was not needed any more)");
    // on the same day the other device's meal was enough
    if (days === 0) await expect(told).toBeVisible();
    // sent again by any page, it stays as it is
    for (const { page: here } of [phone, tablet]) await here.reload();
    await expect(tablet.page.getByText("Nothing waits.")).toBeVisible();
    await expectDay(userId, { answers: days === 0 ? 1 : 0 });
    await expectCare(userId, [phone, tablet]);
  });
