import type { Page } from "@playwright/test";
import { expectAccessible } from "../steps/accessibility.ts";
import { answered, companion, connected, say, usualCompanion } from "../steps/chat-page.ts";
import { expect, NO_WORKER, newEmail, noNotice, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

test.afterEach(({ page }) => usualCompanion(page));

const list = (page: Page) => page.getByRole("navigation", { name: "Your conversations" });
const row = (page: Page, title: string | RegExp) => list(page).getByRole("link", { name: title });

async function choose(page: Page, title: string, what: string) {
  await list(page)
    .getByRole("button", { name: `Options for ${title}`, exact: true })
    .press("Enter");
  await page.getByRole("menuitem", { name: what, exact: true }).click();
}

test("C12, F20, RT1: named, pinned, put in folders, deleted and brought back, in two tabs", async ({
  page,
  context,
  allow,
}) => {
  allow(/413|ERR_FAILED/);
  await signUp(page, { email: newEmail("threads") });
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am anxious about tomorrow. Please help me.");
  await answered(page, 2);
  await page.waitForURL("**/chatbot/conv_*");
  const first = page.url();
  // the title that the first question gave
  await expect(row(page, /^I am anxious about tomorrow/)).toBeVisible();
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(page).not.toHaveURL(first);
  await say(page, "How do I forgive my brother?");
  await answered(page, 2);
  const tab = await context.newPage();
  await tab.goto("/chatbot");
  await connected(tab);

  // inline, by keyboard: Escape leaves it, blank is not kept, Enter keeps it
  await choose(page, "How do I forgive my brother?", "Rename");
  const field = list(page).getByRole("textbox", { name: "Title" });
  await field.fill("Never mind");
  await field.press("Escape");
  await expect(row(page, /^How do I forgive my brother/)).toBeVisible();
  await choose(page, "How do I forgive my brother?", "Rename");
  await field.fill("a".repeat(10_000));
  await field.press("Enter");
  await expect(page.getByText("80 characters are enough")).toBeVisible();
  await field.fill("🕊️ שלום");
  await field.press("Enter");
  await expect(row(tab, "🕊️ שלום")).toBeVisible();

  await choose(page, "I am anxious about tomorrow", "Pin");
  await expect(tab.getByRole("region", { name: "Pinned" }).getByRole("link")).toHaveCount(1);

  await choose(page, "🕊️ שלום", "Move to folder");
  await page.getByRole("textbox", { name: "New folder" }).fill("Family");
  await page.getByRole("button", { name: "Create and move" }).click();
  await expect(tab.locator("summary", { hasText: "Family" })).toBeVisible();
  await tab.locator("summary", { hasText: "Family" }).click();
  await expect(row(tab, "🕊️ שלום")).toBeVisible();
  await choose(page, "Family", "Delete folder");
  await expect(tab.locator("summary")).toHaveCount(0);
  await expect(row(tab, "🕊️ שלום")).toBeVisible();

  // deleted here, gone there; brought back within ten seconds, with its words
  await noNotice(page);
  await choose(page, "🕊️ שלום", "Delete");
  await expect(row(tab, "🕊️ שלום")).toHaveCount(0);
  await expect(page).toHaveURL(/\/chatbot$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(tab, "🕊️ שלום")).toBeVisible();
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);

  // the server says no: it stays, in the specified words
  await page.route("**/conversations", (route) => route.abort());
  await choose(page, "🕊️ שלום", "Delete");
  await expect(page.getByText("Failed to delete conversation")).toBeVisible();
  await expect(row(page, "🕊️ שלום")).toBeVisible();
  await choose(page, "🕊️ שלום", "Pin");
  await expect(page.getByText("Failed to update conversation")).toBeVisible();
  await page.unroute("**/conversations");
});

test("C12, X26: what is deleted is left by the press and by the room: the way back is offered, and no failure told", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("left") });
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am anxious about tomorrow. Please help me.");
  await answered(page, 2);
  await page.waitForURL("**/chatbot/conv_*");
  await noNotice(page);
  const failures = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const failure = document.querySelector(".toast-region [role=alert]")?.textContent;
      if (failure) seen.push(failure);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  // the first reading of the page that comes is still on its way when the room's word begins the second
  let asked = 0;
  await page.route("**/chatbot.data*", async (route) => {
    asked += 1;
    if (asked === 1) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  await choose(page, "I am anxious about tomorrow", "Delete");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByRole("heading", { name: /What is on your heart/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  expect(await failures.jsonValue()).toEqual([]);
});

test("search by Ctrl+K leads to the message; export; a shared copy, read by a visitor and revoked", async ({
  page,
  another,
  allow,
}) => {
  allow(/404|ERR_FAILED/);
  await signUp(page, { email: newEmail("search") });
  await companion(page, { wordDelayMs: 0 });
  await say(page, "My father planted a pomegranate <b>tree</b>");
  await answered(page, 2);
  await page.waitForURL("**/chatbot/conv_*");
  const conversation = page.url();
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(page).not.toHaveURL(conversation);

  await page.keyboard.press("Control+k");
  const words = page.getByRole("searchbox", { name: "Words to look for" });
  await words.fill('" OR 1 NEAR( *');
  await expect(page.getByText("Nothing found for these words.")).toBeVisible();
  await words.fill("pomegran");
  const hits = page.getByRole("dialog").getByRole("listitem");
  await expect(hits.filter({ hasText: "You" }).locator("mark").last()).toHaveText("pomegran");
  await expect(page.getByRole("dialog").locator("b b")).toHaveCount(0);
  for (const [width, height] of [
    [390, 844],
    [1280, 860],
  ] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await words.fill("pomegran");
  await hits.filter({ hasText: "You" }).first().getByRole("link").click();
  await expect(page).toHaveURL(/#msg_/);
  await expect(page.getByRole("article", { name: "You said" })).toBeFocused();
  await expectAccessible(page);

  const title = "My father planted a pomegranate <b>tree</b>";
  const download = page.waitForEvent("download");
  await choose(page, title, "Export as Markdown");
  expect((await download).suggestedFilename()).toMatch(/pomegranate.*\.md$/);

  await choose(page, title, "Share");
  await expect(page.getByText("No link leads here.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create link" }).click();
  const link = page.getByRole("dialog").getByRole("link", { name: /^Copy of/ });
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toMatch(/^\/shared\/[\w-]{22}$/);
  const visitor = await another();
  const answer = await visitor.page.goto(address);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(visitor.page.getByText("My father planted a pomegranate <b>tree</b>").first()).toBeVisible();
  await expect(visitor.page.getByText("not a counselor")).toBeVisible();
  await expect(visitor.page.getByText("Ann")).toHaveCount(0);
  await expectAccessible(visitor.page);
  await page.getByRole("button", { name: "Revoke" }).click();
  await expect(link).toHaveCount(0);
  expect((await visitor.page.reload())?.status()).toBe(404);
  const guessed = await visitor.page.goto(`/shared/${"A".repeat(22)}`);
  expect(guessed?.status()).toBe(404);
  await expect(visitor.page.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
});

test("without script: the same actions as plain forms", async ({ page, another }) => {
  await signUp(page, { email: newEmail("plain-threads") });
  await companion(page, { wordDelayMs: 0 });
  await say(page, "A question to keep");
  await answered(page, 2);
  const plain = await another({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.page.goto("/chatbot");
  await list(plain.page)
    .getByRole("button", { name: /^Options for/ })
    .click();
  await plain.page.getByLabel("Title").fill("Kept");
  await plain.page.getByRole("button", { name: "Save" }).first().click();
  await expect(row(plain.page, /^Kept/)).toBeVisible();
  await list(plain.page).getByRole("button", { name: "Options for Kept" }).click();
  await plain.page.waitForURL("**/conversations/conv_*");
  await plain.page.getByRole("button", { name: "Delete" }).click();
  await plain.page.getByRole("button", { name: "Bring it back" }).click();
  await expect(row(plain.page, /^Kept/)).toBeVisible();
});
