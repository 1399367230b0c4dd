import type { Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { connected, usualCompanion, write } from "../steps/chat-page.ts";
import { advanceClock, expect, test } from "../steps/people.ts";
import { type Device, lands, NO_NETWORK, part, send, settled, twoDevices, waiting } from "./device.ts";

const DAY = 86_400_000;
const VERSE = { first: "43003016", last: "43003016", translation: "KJV" };

test.afterEach(({ page }) => usualCompanion(page));

/** The day's pages in two halves: what is written, and what is done and paid for. */
const WORDS = { companion: "/chatbot", journal: "/bible-study/journal", plan: "/daily-plan" } as const;
const ACTIONS = {
  prayers: "/community/prayers/session",
  memory: "/memory-verses?card=43011035-43011035&exercise=typing",
} as const;

const onVerse = (page: Page) => page.getByRole("button", { name: "Edit note on John 3:16" });

/** A note that both devices have seen, and a plan. */
async function prepareWords(page: Page) {
  const now = await advanceClock(page, 1);
  const note = { intent: "note", noteId: "note-before", base: "", body: "Before the flight", ...VERSE };
  await send(page, "/bible-study/marks", [...Object.entries(note), ["at", String(now)]]);
  const start = new Date(now).toLocaleDateString("sv", { timeZone: "America/New_York" });
  const weekdays = ["0", "1", "2", "3", "4", "5", "6"].map((day): [string, string] => ["weekdays", day]);
  await send(page, "/daily-plan", [["intent", "begin"], ["kind", "nt-90"], ["start", start], ...weekdays]);
}

/** A pet, a verse to be learned and something to pray for. */
async function prepareActions(page: Page) {
  const learned = { intent: "learn", first: "43011035", last: "43011035", translation: "WEB" };
  await send(page, "/memory-verses/learn", Object.entries(learned));
  const petition = { intent: "add", formId: crypto.randomUUID(), body: "For a good landing" };
  await send(page, "/community/prayers", Object.entries(petition));
  await send(page, "/pet", Object.entries({ intent: "adopt", petTypeId: "dog", petName: "Boaz" }));
}

/** A day's words without a network; `read`: which chapter besides the first. */
async function writes({ name, context, page, tabs }: Device<typeof WORDS>, read: string) {
  const { companion, journal, plan } = tabs;
  await connected(companion);
  await expect(companion.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await expect(onVerse(journal)).toBeVisible();
  await settled(tabs);
  await context.setOffline(true);
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
  // any page that cannot be reached leads to what is here
  await page.goto("/welcome");
  await expect(waiting(page)).toHaveCount(5);
}

/** A day's actions without a network; `careActions`: of care for the pet. */
async function acts({ context, page, tabs }: Device<typeof ACTIONS>, careActions: readonly string[]) {
  const { prayers, memory } = tabs;
  await expect(prayers.getByText("1 of 1")).toBeVisible();
  await expect(memory.getByLabel("The verse, by heart")).toBeVisible();
  await settled(tabs);
  await context.setOffline(true);
  await prayers.getByRole("button", { name: "I prayed" }).click();
  await expect(prayers.getByText(/One prayer waits on this device/)).toBeVisible();
  await memory.getByLabel("The verse, by heart").fill("Jesus wept.");
  await memory.getByRole("button", { name: "Check" }).click();
  await expect(memory.getByText("Kept on this device")).toBeVisible();
  await page.goto("/welcome");
  const games = part(page, /Games without a network/);
  await games.getByRole("button", { name: "Play: The ten of the day" }).click();
  await games.locator(".kept-option").first().click();
  await games.getByRole("button", { name: "Close" }).click();
  for (const careAction of careActions)
    await page.getByRole("button", { name: new RegExp(`^${careAction} \\(`) }).click();
  await expect(waiting(page)).toHaveCount(3 + careActions.length);
}

const counted = async (sql: string, userId: string) =>
  (await inDatabase<{ one: string }>(sql, userId)).map(({ one }) => one);

/** What the server has of the day's words, each once. */
async function expectWords(userId: string) {
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
}

/** What the server has of the day's actions, each once. */
async function expectAnswers(userId: string, { answers }: { answers: number }) {
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
async function expectCare(userId: string, devices: readonly { page: Page }[]) {
  const refused: string[] = [];
  for (const { page } of devices)
    refused.push(...(await page.locator(".kept-care-refused li").allInnerTexts()));
  const done = await inDatabase<{ careAction: string; coins: number }>(
    `SELECT activity_type AS careAction, coins_spent AS coins FROM pet_activities
    WHERE user_id = ? AND activity_type IN ('feed', 'groom', 'play') ORDER BY id`,
    userId,
  );
  const words = { feed: "Feed", groom: "Groom" } as Record<string, string>;
  const all = [
    ...done.map(({ careAction }) => words[careAction]),
    ...refused.map((text) => text.split(":")[0]),
  ];
  expect(all.sort()).toEqual(["Feed", "Feed", "Groom"]);
  expect(done.map(({ careAction }) => careAction)).toContain("feed");
  const [paid] = await inDatabase<{ coins: number }>(
    "SELECT -sum(amount) AS coins FROM wallet_ledger WHERE user_id = ? AND cause IN ('pet_fed', 'pet_groomed')",
    userId,
  );
  expect(paid?.coins).toBe(done.reduce((sum, { coins }) => sum + coins, 0));
}

for (const days of [0, 3]) {
  test(`M9, R18: words of a day in the air on two devices of one member, ${days} days later on the ground: nothing lost, nothing doubled`, async ({
    page,
    context,
    another,
    allow,
  }) => {
    test.setTimeout(180_000);
    allow(NO_NETWORK);
    const { userId, phone, tablet } = await twoDevices({ page, context, another }, prepareWords, WORDS);
    await writes(phone, "Matthew 2");
    await writes(tablet, "Matthew 3");
    if (days > 0) await advanceClock(page, days * DAY);

    await lands(phone);
    await lands(tablet);
    await expectWords(userId);
    // sent again by any page, it stays as it is
    for (const { page: here } of [phone, tablet]) await here.reload();
    await expect(tablet.page.getByText("Nothing waits.")).toBeVisible();
    await expectWords(userId);
  });

  test(`M9, R18, PT8-PT10: actions of a day in the air on two devices of one member, ${days} days later on the ground: nothing lost, nothing doubled`, async ({
    page,
    context,
    another,
    allow,
  }) => {
    test.setTimeout(180_000);
    allow(NO_NETWORK);
    const { userId, phone, tablet } = await twoDevices({ page, context, another }, prepareActions, ACTIONS);
    await acts(phone, ["Feed", "Groom"]);
    await acts(tablet, ["Feed"]);
    if (days > 0) await advanceClock(page, days * DAY);

    await lands(phone);
    await lands(tablet);
    // the ten of a day are taken until the next one has ended
    await expectAnswers(userId, { answers: days === 0 ? 1 : 0 });
    await expectCare(userId, [phone, tablet]);
    const refusal = tablet.page.getByText("Feed: Boaz (it was not needed any more)");
    // on the same day the other device's meal was enough
    if (days === 0) await expect(refusal).toBeVisible();
    for (const { page: here } of [phone, tablet]) await here.reload();
    await expect(tablet.page.getByText("Nothing waits.")).toBeVisible();
    await expectAnswers(userId, { answers: days === 0 ? 1 : 0 });
    await expectCare(userId, [phone, tablet]);
  });
}
