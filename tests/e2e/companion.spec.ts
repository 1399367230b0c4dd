import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { MOST_DRAWN } from "../../app/ui/drawn-window.ts";
import {
  answered,
  companion,
  connected,
  field,
  questions,
  say,
  underWay,
  usualCompanion,
  write,
} from "./chat-page.ts";
import { inDatabase } from "./database.ts";
import { expect, newEmail, noNotice, signUp, test } from "./people.ts";

/** What is left of issue 4: a very long conversation, the way to a chapter and back, a cry first, nothing taken away. */

const MESSAGES = 10_000;
/** Lines that stand in the document at once, and those of this test's own. */
const MOST_LINES = MOST_DRAWN + 2;

test.afterEach(({ page }) => usualCompanion(page));

/** So many older messages, in the conversation that the page shows. */
async function remember(page: Page, count: number): Promise<void> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await inDatabase(
    `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     SELECT printf('msg_%026d', i), id, user_id, iif(i % 2, 'user', 'assistant'), 'Line ' || i,
       json_array(json_object('kind', 'text', 'text', 'Line ' || i || substr(
         '. It is good to give thanks to the LORD, to sing praises to your name, and to say so at length.', 1, i % 97))), i
     FROM n, chatbot_conversations WHERE id = ?1`,
    id,
    count,
  );
}

const log = (page: Page) => page.getByRole("log");
const lines = (page: Page) => page.locator(".log-lines > article");

const idOf = (message: number): string => `msg_${`${message}`.padStart(26, "0")}`;

/**
 * Scrolls by so much with each frame until it goes no further, as the wheel does.
 * @param px downwards; a page's height or less, or lines of which nobody saw a height come in between
 * @returns what was in the document at most, how far what was being read was moved by anything else, px, and how often nothing was to be seen
 */
const scrollThrough = (page: Page, px: number, frames = Number.POSITIVE_INFINITY) =>
  log(page).evaluate(
    async (box, { px, frames }) => {
      const frame = () => new Promise(requestAnimationFrame);
      // between frames: as with the wheel, the page hears of it before it draws
      const task = () => new Promise((resolve) => setTimeout(resolve));
      const view = box.getBoundingClientRect();
      const inSight = () =>
        document
          .elementFromPoint(view.left + view.width / 2, view.top + view.height / 2)
          ?.closest("article") ??
        [...box.querySelectorAll("article")].find((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return bottom > view.top && top < view.bottom;
        });
      const seen = { most: 0, moved: 0, empty: 0, frames: 0 };
      for (let last = Number.NaN; box.scrollTop !== last && seen.frames < frames; seen.frames++) {
        const line = inSight();
        const top = line?.getBoundingClientRect().top ?? 0;
        last = box.scrollTop;
        box.scrollTop += px;
        const went = box.scrollTop - last;
        await frame();
        await frame();
        await task();
        if (!inSight()) seen.empty++;
        const now = line?.isConnected ? line.getBoundingClientRect() : null;
        if (now && now.bottom > view.top && now.top < view.bottom)
          seen.moved = Math.max(seen.moved, Math.abs(now.top - (top - went)));
        seen.most = Math.max(seen.most, box.querySelectorAll("article").length);
      }
      return seen;
    },
    { px, frames: Number.isFinite(frames) ? frames : 100_000 },
  );

/** Where the first line that can be seen stands, from the top of the view. */
const firstSeen = (page: Page) =>
  log(page).evaluate((box) => {
    const top = box.getBoundingClientRect().top;
    const line = [...box.querySelectorAll("article")].find(
      (one) => one.getBoundingClientRect().bottom > top + 1,
    );
    return { id: line?.id ?? "", top: Math.round((line?.getBoundingClientRect().top ?? 0) - top) };
  });

test("D11: ten thousand messages: the newest first, older ones by scrolling and by key, the place is kept; to a chapter and back", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("long") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "What does Psalm 23:1 say?");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await remember(page, MESSAGES);
  await page.reload();
  await connected(page);
  await expect(page.getByText(`Line ${MESSAGES}`)).toHaveCount(1);
  await expect(questions(page).last()).toBeInViewport();
  // what it opens with is a page, not the whole
  expect(await lines(page).count()).toBeLessThanOrEqual(200);

  // by scrolling: they come before the beginning is reached, and nothing that is being read moves
  await log(page).evaluate((box) => {
    box.scrollTop = 550 - box.scrollHeight + box.clientHeight;
  });
  const at = await firstSeen(page);
  await expect.poll(() => lines(page).count()).toBeGreaterThan(200);
  await expect.poll(() => firstSeen(page)).toEqual(at);

  // by key alone
  await log(page).focus();
  const before = await log(page).evaluate((box) => box.scrollHeight);
  await page.keyboard.press("Home");
  await expect.poll(() => log(page).evaluate((box) => box.scrollHeight)).toBeGreaterThan(before);
  await page.keyboard.press("End");
  await expect(questions(page).last()).toBeInViewport();

  // all of them, where the address leads to the first; then from one end to the other, and back
  await page.evaluate((id) => location.assign(`#${id}`), idOf(1));
  await expect(page.locator(`#${idOf(1)}`)).toBeInViewport({ timeout: 60_000 });
  await expect(page.locator(`#${idOf(1)}`)).toBeFocused();
  const ways = [await scrollThrough(page, 300, 150), await scrollThrough(page, 6_000)];
  await expect(questions(page).last()).toBeInViewport();
  ways.push(await scrollThrough(page, -300, 150), await scrollThrough(page, -6_000));
  await expect(page.locator(`#${idOf(1)}`)).toBeInViewport();
  for (const { most, moved, empty } of ways) {
    // what can be seen and some more, however long the conversation; nothing that is being read is moved
    expect(most).toBeLessThanOrEqual(MOST_LINES);
    expect(moved).toBeLessThanOrEqual(2);
    expect(empty).toBe(0);
  }
  await expect(log(page)).toBeFocused();
  await page.keyboard.press("End");
  await expect(questions(page).last()).toBeInViewport();

  // a verse's name opens its chapter, at the verse; Back is the conversation
  const verse = lines(page).last().getByRole("link", { name: /\d:\d/ }).first();
  const reference = (await verse.textContent()) ?? "";
  await verse.click();
  await page.waitForURL(/\/bible\/web\/[a-z0-9-]+\/\d+(?:\?verses=\d+-\d+)?#v\d+$/);
  const number = page.url().split("#v")[1];
  expect(reference).toMatch(new RegExp(`:${number}\\b`));
  const [, chapter] = /(\d+):/.exec(reference) ?? [];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(` ${chapter}$`));
  await expect(page.locator(`#v${number}`)).toBeInViewport();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.goBack();
  await page.waitForURL("**/chatbot/conv_*");
  await expect(page.getByRole("link", { name: reference }).last()).toBeVisible();
});

test("G13: a cry goes before an answer that is being written; without a network it stands with its card", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_|WebSocket|Failed to (load|fetch)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { email: newEmail("cry") });
  await connected(page);
  await companion(page, { wordDelayMs: 150 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page, 20);
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto("/chatbot");
  await connected(tab);
  await say(tab, "I want to kill myself");
  const card = tab.getByRole("region", { name: /You matter/ });
  await expect(card.getByRole("link", { name: /Call 988/ })).toBeInViewport();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(page.locator("article[aria-busy=true]")).toHaveCount(0);
  await companion(page, { wordDelayMs: 2 });
  await answered(tab, 2);

  // no network, and a message before it that waits: help is here at once, and the cry is sent before the other
  await expect(tab.locator("html")).toHaveAttribute("data-deeds", "here");
  await context.setOffline(true);
  await write(tab, "What does Psalm 23:1 say?");
  await expect(tab.getByText("Sends when you are back")).toBeVisible();
  await expect(field(tab)).toHaveValue("");
  await write(tab, "I cannot go on, I want to die");
  await expect(card).toHaveCount(2);
  await expect(card.last().getByRole("link", { name: /Text 988/ })).toBeVisible();
  expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await tab.screenshot({ path: "test-results/cry-offline-390.png" });
  await context.setOffline(false);
  await answered(tab, 4);
  await expect(questions(tab)).toHaveCount(3);
  await expect(questions(tab).nth(1)).toContainText("I want to die");
});

test("X26: an outage takes no page away: create, open and list are said in the specified words; the door is not reloaded", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_|Failed to (load|fetch)|WebSocket|401|404/);
  await signUp(page, { email: newEmail("outage") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const here = page.url();
  await expect(page.locator("html")).toHaveAttribute("data-deeds", "here");
  // C4
  const tabs = page.getByRole("navigation", { name: "Companion" }).getByRole("link");
  await expect(tabs).toHaveText(["Chat", "Join"]);
  await expect(tabs.last()).toHaveAttribute("href", "/pricing");
  const side = page.getByRole("complementary", { name: "Conversations" });

  await page.route(/\/chatbot(\.data|\?|$)/, (route) => route.abort());
  await side.getByRole("button", { name: "New conversation" }).click();
  await expect(page.getByText("Failed to create conversation")).toBeVisible();
  await expect(questions(page)).toHaveCount(1);
  await page.unroute(/\/chatbot(\.data|\?|$)/);
  await noNotice(page);
  await side.getByRole("button", { name: "New conversation" }).click();
  await expect(page).not.toHaveURL(here);
  await connected(page);
  await expect(questions(page)).toHaveCount(0);

  const there = page.url();
  await page.route(/\/chatbot\/conv_.*\.data/, (route) => route.abort());
  await side.getByRole("link", { name: "I am tired" }).click();
  await expect(page.getByText("Failed to load conversation")).toBeVisible();
  await expect(page).toHaveURL(there);
  await write(page, "Still here");
  await expect(page.getByText("Message Failed")).toBeVisible();
  await expect(field(page)).toHaveValue("Still here");
  await page.unroute(/\/chatbot\/conv_.*\.data/);
  await noNotice(page);

  await page.route("**/conversations", (route) => route.abort());
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox", { name: "Words to look for" }).fill("tired");
  await expect(page.getByText("Failed to load conversations")).toBeVisible();
  await page.unroute("**/conversations");
  await page.keyboard.press("Escape");

  // no line and no answer from the server while an answer is written: the page stays as it is
  await companion(page, { wordDelayMs: 100 });
  await field(page).fill("");
  await say(page, "I am anxious about tomorrow");
  await underWay(page, 20);
  await context.setOffline(true);
  await expect(page.getByText("Disconnected").or(page.getByText("Connecting…"))).toBeVisible({
    timeout: 30_000,
  });
  // longer than the page's own looking for the answer (G19)
  await page.waitForTimeout(4_500);
  await expect(questions(page)).toHaveCount(1);
  await companion(page, { wordDelayMs: 2 });
  await context.setOffline(false);
  await answered(page, 2);

  // another tab's news while somebody signs in here
  await context.clearCookies();
  await write(page, "For later");
  // D3: the full screen too says where to sign in
  await expect(page.getByRole("button", { name: "Sign In to Chat" })).toBeAttached();
  await page.getByLabel("Email").fill("half@typed");
  await page.evaluate(() => {
    new BroadcastChannel("koinonia-auth").postMessage({ kind: "signed-out", userId: null });
  });
  await page.waitForTimeout(700);
  await expect(page.getByLabel("Email")).toHaveValue("half@typed");
});
