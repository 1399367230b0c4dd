import type { BrowserContext, Page } from "@playwright/test";
import { FORGED } from "../../../workers/sandbox/openai/misquote.ts";
import { inDatabase } from "../servers/database.ts";
import {
  answered,
  companion,
  connected,
  questions,
  say,
  shown,
  underWay,
  usualCompanion,
} from "../steps/chat-page.ts";
import { expect, NEW_PASSWORD, newEmail, signIn, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

/** Keeps whatever a page's conversation has shown, were it for a moment. */
const keepShown = (context: BrowserContext) =>
  context.addInitScript(() => {
    const all = new Set<string>();
    Object.assign(window, { everShown: () => [...all] });
    new MutationObserver(() => all.add(document.querySelector("[role=log]")?.textContent ?? "")).observe(
      document,
      { subtree: true, childList: true, characterData: true },
    );
  });

const everShown = (page: Page): Promise<string[]> => page.evaluate("everShown()");

test("a forged verse, in two browsers of one member: no wrong word is shown as Scripture, were it for a moment, nor kept; a crisis message brings its card to both", async ({
  page,
  context,
  another,
}) => {
  const email = newEmail("forged");
  const { page: other, context: theirs } = await another();
  for (const one of [context, theirs]) await keepShown(one);
  await signUp(page, { email });
  await signIn(other, email, NEW_PASSWORD);
  await connected(page);
  await companion(page, { wordDelayMs: 60, fault: "misquote" });
  await say(page, "I carry much tonight");
  await page.waitForURL("**/chatbot/conv_*");
  await other.goto(page.url());
  await underWay(other);
  const seen = await everShown(other);
  await other.reload();
  for (const one of [page, other]) {
    await connected(one);
    await answered(one, 2);
    for (const reference of ["John 3:16", "Psalm 23:1", "Romans 8:28", "John 11:35"])
      await expect(one.getByRole("link", { name: reference })).toBeVisible();
    seen.push(...(await everShown(one)));
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((text) => FORGED.test(text))).toEqual([]);
  const whole = await shown(page);
  expect(await shown(other)).toEqual(whole);
  await page.reload();
  await connected(page);
  expect(await shown(page)).toEqual(whole);
  const kept = await inDatabase<{ content: string; parts: string }>(
    "SELECT content, parts FROM chatbot_messages WHERE conversation_id = ?1 AND role = 'assistant' AND is_greeting = 0",
    new URL(page.url()).pathname.split("/").at(-1),
  );
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).toContain("For God so loved the world");
  expect(JSON.stringify(kept)).not.toMatch(FORGED);

  // a sentence of crisis, said in one of them
  await companion(page, { wordDelayMs: 2, fault: "none" });
  await say(other, "I want to kill myself");
  for (const one of [page, other]) {
    const card = one.getByRole("region", { name: /You matter/ });
    await expect(card.getByRole("link", { name: /Call 988/ })).toBeInViewport();
    await answered(one, 3);
    await expect(questions(one)).toHaveCount(2);
  }
});
