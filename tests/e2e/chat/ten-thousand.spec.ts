import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { MAX_RENDERED } from "../../../app/ui/list/drawn-window.ts";
import { inDatabase } from "../servers/database.ts";
import { answered, companion, connected, questions, say, usualCompanion } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

/** D11: a conversation of ten thousand messages. */

const MESSAGES = 10_000;
/** Lines that stand in the document at once, and those of this test's own. */
const MAX_LINES = MAX_RENDERED + 2;

test.afterEach(({ page }) => usualCompanion(page));

/** So many older messages, in the conversation that the page shows. */
async function remember(page: Page, count: number): Promise<void> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await inDatabase(
    `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     SELECT ?3 || printf('%025d', i), id, user_id, iif(i % 2, 'user', 'assistant'), 'Line ' || i,
       json_array(json_object('kind', 'text', 'text', 'Line ' || i || substr(
         '. It is good to give thanks to the LORD, to sing praises to your name, and to say so at length.', 1, i % 97))), i
     FROM n, chatbot_conversations WHERE id = ?1`,
    id,
    count,
    idStart(),
  );
}

const log = (page: Page) => page.getByRole("log");
const lines = (page: Page) => page.locator(".log-lines > article");

/** How the ids of these messages begin: another try finds those of the one before in the database. */
const idStart = (): string => `msg_${test.info().retry}`;
const idOf = (message: number): string => idStart() + `${message}`.padStart(25, "0");

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
  test.setTimeout(240_000);
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
  await log(page).evaluate(async (box) => {
    box.scrollTop = 550 - box.scrollHeight + box.clientHeight;
    // what has come into sight has its own height with the frame that shows it
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
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
    expect(most).toBeLessThanOrEqual(MAX_LINES);
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(` ${chapter}, World English Bible$`),
  );
  await expect(page.locator(`#v${number}`)).toBeInViewport();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.goBack();
  await page.waitForURL("**/chatbot/conv_*");
  await expect(page.getByRole("link", { name: reference }).last()).toBeVisible();
});
