import type { Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { answered, companion, connected, field, say, usualCompanion } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

/** Field: five thousand conversations are still a list that can be read, searched and written beside. */

/** In full by `npm run test:e2e -- many-conversations`; on the way to every commit fewer, since each page of them is pressed for. */
const MANY = process.env.CI ? 2_000 : 5_000;
/** With each press of “Show older”. */
const PAGE = 50;

test.afterEach(({ page }) => usualCompanion(page));

const list = (page: Page) => page.getByRole("navigation", { name: "Your conversations" });
const rows = (page: Page) => list(page).locator("a.conversation");

/** So many older conversations, each with one message; the member is whoever the page's conversation is of. */
async function remember(page: Page, count: number): Promise<void> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
  const idOf = (kind: string) => `'${kind}_' || substr(?1, -16) || printf('%010d', i)`;
  await inDatabase(
    `INSERT INTO chatbot_conversations (id, user_id, title, category, created_at, last_message_at)
     ${numbers} SELECT ${idOf("conv")}, user_id, 'Evening ' || i, 'prayer', i * 1000, i * 1000
     FROM n, chatbot_conversations WHERE id = ?1`,
    id,
    count,
  );
  await inDatabase(
    `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at, parent_id)
     ${numbers}, said (i, words) AS (
       SELECT i, 'Words of evening ' || i || iif(i = 1, ', under a pomegranate', '') FROM n)
     SELECT ${idOf("msg")}, ${idOf("conv")}, user_id, 'user', words,
       json_array(json_object('kind', 'text', 'text', words)), i * 1000, ${idOf("conv")}
     FROM said, chatbot_conversations WHERE id = ?1`,
    id,
    count,
  );
}

/** Looked at with each frame: a hundred pages are waited for. */
const shownInTime = (page: Page, count: number) =>
  page.waitForFunction(
    (expected) => document.querySelectorAll("nav.conversations a.conversation").length === expected,
    count,
    { timeout: 15_000 },
  );

/** How long the page is busy with one letter, from the key to the next picture, ms: the middle of nine. */
const typing = (page: Page) =>
  field(page).evaluate(async (box) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    const times: number[] = [];
    for (let letter = 1; letter <= 9; letter++) {
      const began = performance.now();
      setter?.call(box, "a".repeat(letter));
      box.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b)[4] ?? 0;
  });

test("thousands of conversations: a page of them at first, all of them by pressing, found, opened, and written beside", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signUp(page, { email: newEmail("many") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await remember(page, MANY);
  await page.reload();
  await connected(page);
  await expect(rows(page)).toHaveCount(PAGE);
  const quick = await typing(page);

  // a search reaches the first of all, which the list does not show yet
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox", { name: "Words to look for" }).fill("pomegran");
  await page.getByRole("dialog").getByRole("link").filter({ hasText: "You," }).first().click();
  await expect(page.getByRole("article", { name: "You said" })).toContainText("Words of evening 1");
  // the list shows that one too
  await expect(rows(page)).toHaveCount(PAGE + 1);

  // one page after the other, to the end; the last brings the first of all, which is here already
  const older = list(page).getByRole("button", { name: "Show older" });
  for (let shown = PAGE + 1; shown <= MANY; shown += PAGE) {
    await older.press("Enter");
    await shownInTime(page, Math.min(shown + PAGE, MANY + 1));
  }
  await older.press("Enter");
  await expect(older).toHaveCount(0);
  await expect(rows(page)).toHaveCount(MANY + 1);
  const titles = await rows(page).locator("b").allTextContents();
  expect(titles.slice(1)).toEqual(Array.from({ length: MANY }, (_, index) => `Evening ${MANY - index}`));
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).last()).toBeInViewport();

  const beside = await typing(page);
  test.info().annotations.push({ type: "typing", description: `${quick} ms, beside all: ${beside} ms` });
  await expect(field(page)).toHaveValue("a".repeat(9));
  await rows(page)
    .nth(MANY - 1)
    .click();
  await expect(page.getByRole("article", { name: "You said" })).toContainText("Words of evening 2");
});
