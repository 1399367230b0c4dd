import type { Page, Request, Route } from "@playwright/test";
import { expect } from "./people.ts";

/** The companion's screen as its reader sees it: the field, the words, and what is done with them. */

/** How the sandbox's companion answers from now on. */
export async function companion(
  page: Page,
  settings: { wordDelayMs?: number; fault?: string; times?: number },
) {
  const answer = await page.request.post("/sandbox/openai", { data: settings });
  expect(answer.ok()).toBe(true);
}

/** As it answers at the start of every file's tests. */
export const usualCompanion = (page: Page) => companion(page, { wordDelayMs: 12, fault: "none" });

/** The field in which the member writes. */
export const field = (page: Page) => page.getByRole("textbox", { name: "Message" });

export const connected = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: /^Connected$/ })).toBeVisible();

export const questions = (page: Page) => page.getByRole("article", { name: "You said" });
export const answers = (page: Page) => page.getByRole("article", { name: "Companion said" });
/** The answer that is being written. */
export const writing = (page: Page) => page.locator("article[aria-busy=true]");

/** Writes and presses Enter, whatever comes of it; not before the page's script is there, which hears the key. */
export async function write(page: Page, text: string) {
  const send = page.getByRole("button", { name: "Send", exact: true });
  if ((await field(page).inputValue()) === "") await expect(send).toBeDisabled();
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Writes and sends a message that is taken: returns once it stands in the conversation. */
export async function say(page: Page, text: string) {
  const before = await questions(page).count();
  await write(page, text);
  await expect(questions(page)).toHaveCount(before + 1);
}

/** The last words are the companion's, whole; `count`: so many of its messages are shown, the greeting too. */
export async function answered(page: Page, count?: number) {
  // the count first: what is being written counts as one, and only then is its end waited for
  if (count !== undefined) await expect(answers(page)).toHaveCount(count);
  await expect(page.getByRole("article").last()).toHaveAccessibleName("Companion said");
  await expect(writing(page)).toHaveCount(0);
}

/** So much of the running answer is shown that a reload, or the end of its room, has words to keep. */
export const underWay = (page: Page, characters = 40) =>
  expect
    .poll(async () => (await writing(page).allTextContents()).join("").length)
    .toBeGreaterThan(characters);

/** What stands last in the conversation, whoever said it, and a button on it. */
export const last = (page: Page) => page.getByRole("article").last();
export const messageAction = (page: Page, name: string) =>
  last(page).getByRole("button", { name, exact: true });

/** The words of every message, without the buttons on it. */
export const shown = (page: Page) =>
  page.getByRole("article").evaluateAll((all) =>
    all.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const tools of copy.querySelectorAll(".message-tools")) tools.remove();
      return copy.textContent;
    }),
  );

/** So many of the day's eight are left. */
export const messagesLeft = (page: Page, count: number) =>
  expect(page.getByText(`${count} of 8`)).toBeVisible();

const carries = (request: Request, intent: string): boolean =>
  request.method() === "POST" && (request.postData() ?? "").includes(intent);

/** Meets the page's own posts of one intent, all others pass. */
export const respondWith = (page: Page, intent: string, handle: (route: Route) => Promise<unknown>) =>
  page.route("**/chatbot**", (route) =>
    carries(route.request(), intent) ? handle(route) : route.fallback(),
  );
