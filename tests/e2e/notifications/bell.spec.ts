import type { Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { advanceClock, expect, noNotice, test } from "../steps/people.ts";
import { newPetOwner, notice } from "../steps/pet-page.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const bell = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();
const balance = (page: Page, of: "coins" | "gems") => page.locator(`[data-balance="${of}"]`).first();
const level = (page: Page) => page.getByRole("dialog", { name: "Stage 2" });

/** A page of theirs is drawn elsewhere, the first of a day: the tabs that are open hear of it. */
async function isHere(page: Page, coins: string, tabs: readonly Page[]) {
  const rereads = tabs.map((one) => one.waitForResponse(/notifications\/recent/));
  expect((await page.request.get("/rhythm")).ok()).toBe(true);
  for (const one of tabs) await expect(balance(one, "coins")).toHaveText(coins);
  await Promise.all(rereads);
}

const minuteThere = (now: number): number => {
  const there = new Date(now).toLocaleTimeString("en-GB", { timeZone: "America/New_York" });
  const [hour = 0, minute = 0] = there.split(":").map(Number);
  return hour * 60 + minute;
};

test("LV11, LV12, LV15, RT2, D25, G25: a reward and a level are said once, the bell counts in two tabs, and quiet hours keep still", async ({
  page,
  context,
}) => {
  // from noon on, so that the hours of this journey stay in their day whenever it is made
  const began = minuteThere(await advanceClock(page, 1));
  await advanceClock(page, ((12 * 60 - began + 1440) % 1440) * MINUTE);
  // the first page of the day was the companion's, and that one says it, and no other
  const userId = await newPetOwner(page);
  await expect(notice(page).getByText("Good to see you")).toBeVisible();
  await expect(notice(page).getByText("2 coins")).toBeAttached();
  // the coin stands beside its number, here too where nothing else of the wallet is
  const heights = await notice(page)
    .locator(".coin > [aria-hidden]")
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map((box) => box.y + box.height / 2),
    );
  expect(heights).toHaveLength(2);
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 100))).toBeLessThan(4);
  await accessibleSmallAndWide(page);
  await noNotice(page);
  await page.goto("/wallet");
  await expect(balance(page, "coins")).toHaveText("2");

  // two tabs, one of them the static hub; what rings was turned on
  await inDatabase(
    `INSERT INTO notification_choices (user_id, kind, channel)
      SELECT ?, value, 'app' FROM json_each('["pet", "reading"]')`,
    userId,
  );
  await inDatabase(
    "UPDATE user_stats SET total_experience = 98, version = version + 1 WHERE user_id = ?",
    userId,
  );
  const hub = await context.newPage();
  await hub.goto("/welcome");
  await page.goto("/wallet");
  const tabs = [page, hub];
  for (const one of tabs) await expect(bell(one, "Notifications")).toBeVisible();
  await hub.waitForLoadState("networkidle");
  await expect(notice(page).getByText("Good to see you")).toBeHidden();

  await advanceClock(page, DAY);
  await isHere(page, "4", tabs);
  const windows = async () =>
    (await Promise.all(tabs.map((one) => level(one).count()))).reduce((a, b) => a + b);
  await expect.poll(windows).toBe(1);
  const shown = (await level(page).count()) === 1 ? page : hub;
  await expect(level(shown).getByText("One gem")).toBeVisible();
  await accessibleSmallAndWide(shown);
  await level(shown).getByRole("button", { name: "Continue" }).click();
  await expect(level(shown)).toBeHidden();
  for (const one of tabs) {
    await expect(balance(one, "gems")).toHaveText("1");
    await expect(bell(one, "Notifications, 2 new")).toBeVisible();
  }

  // in quiet hours nothing is counted and nothing is said; afterwards it is there
  // a day later by the clock's hours, which is another time of day where summer time begins or ends
  const minute = minuteThere(await advanceClock(page, DAY));
  await inDatabase(
    "INSERT OR REPLACE INTO member_settings (user_id, quiet_from, quiet_to, updated_at) VALUES (?, ?, ?, 0)",
    userId,
    (minute + 1410) % 1440,
    (minute + 60) % 1440,
  );
  await isHere(page, "6", tabs);
  for (const one of tabs) await expect(bell(one, "Notifications, 2 new")).toBeVisible();
  await advanceClock(page, 2 * HOUR);
  for (const one of tabs) {
    await one.reload();
    await expect(bell(one, "Notifications, 3 new")).toBeVisible();
  }

  // read in one tab, read in both
  const sheet = hub.getByRole("dialog", { name: "Notifications" });
  // until its script has come, when the page is quiet, it is a link to the list
  await expect(async () => {
    await hub.goto("/welcome");
    await hub.waitForLoadState("networkidle");
    await bell(hub, "Notifications, 3 new").click();
    await expect(sheet.getByText("Stage 2")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await accessibleSmallAndWide(hub);
  await sheet.getByRole("button", { name: "Mark all read" }).click();
  for (const one of tabs) await expect(bell(one, "Notifications")).toBeAttached();
  await page.goto("/notifications");
  await expect(page.getByText("Good to see you").first()).toBeVisible();
  await accessibleSmallAndWide(page);
});
