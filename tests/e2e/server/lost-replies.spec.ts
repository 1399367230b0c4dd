import type { Page, Request, Route } from "@playwright/test";
import {
  answered,
  companion,
  connected,
  field,
  messagesLeft,
  questions,
  say,
  underWay,
  write,
} from "../steps/chat-page.ts";
import { expect, NO_WORKER, newEmail, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

/** What is lost on the way: a reply, a request, a vendor. The member's words never are, and nothing is charged twice. */

test.afterEach(async ({ page }) => {
  await companion(page, { wordDelayMs: 12, fault: "none" });
});

const carries = (request: Request, intent: string): boolean =>
  request.method() === "POST" && (request.postData() ?? "").includes(intent);

/** Meets the page's own posts of one intent, all others pass. */
const meet = (page: Page, intent: string, handle: (route: Route) => Promise<unknown>) =>
  page.route("**/chatbot**", (route) =>
    carries(route.request(), intent) ? handle(route) : route.fallback(),
  );

/** A gate on the way: what comes to it waits until it is opened. */
function gate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

for (const [where, first] of [
  ["in a new conversation", null],
  ["in an open conversation", "I am tired"],
] as const) {
  test(`${where}, the reply to a message is lost: sent again it is one message and one charge`, async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED|Failed to load/);
    await signUp(page, { email: newEmail("reply") });
    await connected(page);
    if (first) {
      await say(page, first);
      await answered(page, 2);
    }
    const words = "Did these words come through?";
    await meet(page, words.split(" ")[0] ?? "", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await write(page, words);
    await expect(page.getByText("Message Failed")).toBeVisible();
    await expect(field(page)).toHaveValue(words);
    await page.unrouteAll({ behavior: "wait" });
    // an answer that runs meanwhile lets the field rest
    await expect(field(page)).toBeEnabled();
    await field(page).press("Enter");
    await page.waitForURL("**/chatbot/conv_*");
    await answered(page, first ? 3 : 2);
    await expect(field(page)).toHaveValue("");
    await page.reload();
    await connected(page);
    await expect(questions(page).filter({ hasText: words })).toHaveCount(1);
    await expect(page.getByText(first ? "6 of 8" : "7 of 8")).toBeVisible();
    await expect(field(page)).toHaveValue("");
  });
}

test("a reload while a message hangs keeps its words", async ({ page }) => {
  await signUp(page, { email: newEmail("hang") });
  await connected(page);
  await meet(page, "intent=send", () => new Promise(() => {}));
  await say(page, "These words hang");
  await expect(field(page)).toHaveValue("");
  await page.reload();
  await connected(page);
  await expect(field(page)).toHaveValue("These words hang");
  await messagesLeft(page, 8);
});

for (const outcome of ["taken", "lost"] as const) {
  test(`a message that is ${outcome} while another conversation is open leaves that one as it is`, async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED|Failed to load/);
    await signUp(page, { email: newEmail("elsewhere") });
    await connected(page);
    await say(page, "I am tired");
    await page.waitForURL("**/chatbot/conv_*");
    await answered(page, 2);
    await page.getByRole("button", { name: "New conversation" }).click();
    await page.getByRole("link", { name: /^New conversation/ }).click();
    await page.waitForURL("**/chatbot/conv_*");
    await expect(questions(page)).toHaveCount(0);
    await field(page).fill("Half a thought");
    const other = page.url();
    const held = gate();
    await meet(page, "intent=send", async (route) => {
      await held.opened;
      return outcome === "taken" ? route.continue() : route.abort();
    });
    await page.getByRole("link", { name: /^I am tired/ }).click();
    await expect(questions(page)).toHaveCount(1);
    await say(page, "Words on their way");
    await page.getByRole("link", { name: /^New conversation/ }).click();
    await page.waitForURL(other);
    held.open();
    await expect(field(page)).toBeEnabled();
    await expect(field(page)).toHaveValue("Half a thought");
    await expect(page).toHaveURL(other);
    await expect(page.getByText("Words on their way")).toHaveCount(0);
    await page.getByRole("link", { name: /^I am tired/ }).click();
    await expect(questions(page)).toHaveCount(outcome === "taken" ? 2 : 1);
    await expect(field(page)).toHaveValue(outcome === "taken" ? "" : "Words on their way");
    await page.getByRole("link", { name: /^New conversation/ }).click();
    await expect(field(page)).toHaveValue("Half a thought");
  });
}

test("the identity vendor hangs as the session's token has run out: the page waits 15 seconds at most, the words stay", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_|Failed to load|WebSocket|401/);
  await signUp(page, { email: newEmail("vendor") });
  // before the page loads: a script that is there already could put the token back
  await page.route("**/__clerk/**", () => new Promise(() => {}));
  await page.reload({ waitUntil: "domcontentloaded" });
  await connected(page);
  await context.clearCookies({ name: /^__session/ });
  await write(page, "Words for a slow vendor");
  await expect(field(page)).toBeDisabled();
  await expect(page.locator("textarea:disabled")).toHaveCount(0, { timeout: 20_000 });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/chatbot");
  await connected(page);
  await expect(field(page)).toHaveValue("Words for a slow vendor");
  await messagesLeft(page, 8);
});

test("a Stop that is lost is said to be, and can be pressed again", async ({ page, allow }) => {
  allow(/ERR_FAILED|Failed to load/);
  await signUp(page, { email: newEmail("stop") });
  await connected(page);
  await companion(page, { wordDelayMs: 400 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page, 10);
  await meet(page, "intent=stop", (route) => route.abort());
  const stop = page.getByRole("button", { name: "Stop" });
  await stop.click();
  await expect(page.getByText("Message Failed")).toBeVisible();
  await expect(stop).toBeEnabled();
  await page.unrouteAll({ behavior: "wait" });
  await stop.click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
});

test("a reply that comes after its answer has failed does not take the message from the count again", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("late") });
  await connected(page);
  await say(page, "I am tired");
  await answered(page, 2);
  await messagesLeft(page, 7);
  const held = gate();
  await meet(page, "intent=send", async (route) => {
    const response = await route.fetch();
    await held.opened;
    await route.fulfill({ response });
  });
  await companion(page, { fault: "500" });
  await say(page, "A question that gets no answer");
  await expect(page.getByText("Not answered")).toBeVisible();
  await messagesLeft(page, 7);
  held.open();
  await expect(field(page)).toBeEnabled();
  await messagesLeft(page, 7);
  await expect(page.getByText("Not answered")).toBeVisible();
});

test("a message was taken, its reply hung, the page is loaded anew: it is not sent twice", async ({
  page,
  allow,
}) => {
  allow(/Failed to load|ERR_|abort/i);
  await signUp(page, { email: newEmail("hung") });
  await connected(page);
  await say(page, "I am tired");
  await answered(page, 2);
  await page.route("**/chatbot**", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await new Promise(() => {});
  });
  await write(page, "Taken but never told");
  await answered(page, 3);
  await page.reload();
  await connected(page);
  await expect(field(page)).toHaveValue("");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(questions(page)).toHaveCount(2);
  await messagesLeft(page, 6);
});

test("Stop while a new conversation's page is loading: the next message stays in it", async ({
  page,
  allow,
}) => {
  allow(/abort/i);
  await signUp(page, { email: newEmail("stopnav") });
  await connected(page);
  await companion(page, { wordDelayMs: 200 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/chatbot/conv_*.data**", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    await held;
    return route.fallback();
  });
  await say(page, "The first");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  release();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await companion(page, { wordDelayMs: 2 });
  await say(page, "The second");
  await expect(page.getByText("Word for word").last()).toBeVisible();
  await expect(page.locator("article[aria-busy=true]")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Your conversations" }).getByRole("link")).toHaveCount(1);
});
