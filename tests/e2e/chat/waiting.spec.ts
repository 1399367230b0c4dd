import type { Page } from "@playwright/test";
import { mintToken } from "../servers/tokens.ts";
import { answered, connected, questions, say } from "../steps/chat-page.ts";
import { expect, gate, NO_WORKER, newEmail, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

const status = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

/** What is asked for at these addresses waits until it is let go. */
async function hold(page: Page, ...addresses: string[]): Promise<() => void> {
  const held = gate();
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await held.opened;
      await route.continue();
    });
  }
  return held.open;
}

/** What the page tells while its document is replaced: the driver cannot look into it then. @returns waits for words */
async function listen(page: Page): Promise<(words: string) => Promise<void>> {
  const said: string[] = [];
  page.on("console", (line) => said.push(line.text()));
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const status of document.querySelectorAll("[role=status]")) console.debug(status.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async (words) => {
    await expect.poll(() => said).toContain(words);
  };
}

test("GS1: a page that is slow to come says what is waited for: page, content, access", async ({
  another,
  origin,
}) => {
  const { page, context } = await another();
  await signUp(page, { email: newEmail("slow") });
  await connected(page);
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  const earlier = page.getByRole("link", { name: /^I am tired/ });
  const toNewOne = async () => {
    await page.getByRole("link", { name: /^New conversation/ }).click();
    await expect(questions(page)).toHaveCount(0);
  };

  await page.getByRole("button", { name: "New conversation" }).click();
  await toNewOne();
  const content = await hold(page, "**/chatbot/conv_*.data**");
  await earlier.click();
  await expect(status(page, "Loading content...")).toBeVisible();
  content();
  await answered(page, 2);
  await expect(status(page, "Loading content...")).toHaveCount(0);
  await page.unrouteAll({ behavior: "wait" });

  // the session's token has run out: another is fetched first
  await toNewOne();
  const access = await hold(page, "**/__clerk/**");
  const value = mintToken({ sub: userId, azp: origin, expiresInS: -60 });
  await context.addCookies([{ name: "__session", value, url: origin }]);
  await earlier.click();
  await expect(status(page, "Verifying access...")).toBeVisible();
  access();
  await answered(page, 2);
  await expect(status(page, "Verifying access...")).toHaveCount(0);
  await page.unrouteAll({ behavior: "wait" });

  // the browser's own way, on which nobody but the page itself can look into it
  const next = await hold(page, "**/pricing**");
  const announced = await listen(page);
  const join = page.getByRole("navigation", { name: "Companion" }).getByRole("link", { name: "Join" });
  await join.click({ noWaitAfter: true });
  await announced("Loading page...");
  next();
  await page.waitForURL("**/pricing");
  await page.unrouteAll({ behavior: "wait" });

  // the router's way, from page to page
  await page.goto("/settings");
  await page.waitForFunction(() => window.Clerk?.loaded);
  const home = await hold(page, `${origin}/`);
  const announcedInSettings = await listen(page);
  await page.getByRole("link", { name: "Koinonia", exact: true }).first().click({ noWaitAfter: true });
  await announcedInSettings("Loading page...");
  home();
  await page.waitForURL(`${origin}/`);
  // come back to, the page is itself again
  await page.goBack();
  await page.waitForURL("**/settings");
  await expect(page.getByText("Loading page...")).toHaveCount(0);
});
