import {
  advanceClock,
  answers,
  companion,
  connected,
  expect,
  finished,
  newEmail,
  say,
  signUp,
  test,
} from "./people.ts";

const PACE = 12;

test.afterEach(async ({ page }) => {
  await companion(page, { wordDelayMs: PACE, fault: "none" });
});

test("stop keeps what was said; the field rests meanwhile (V11)", async ({ page }) => {
  await signUp(page, { email: newEmail("stop") });
  await companion(page, { wordDelayMs: 150 });
  await say(page, "I am anxious about tomorrow");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeDisabled();
  await expect(page.locator("article[aria-busy=true] .prose-line").first()).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeEnabled();
  await expect(page.getByText("7 of 8")).toBeVisible();
});

test("an answer survives a reload, and a tab that comes in the middle", async ({ page, context }) => {
  await signUp(page, { email: newEmail("reload") });
  await companion(page, { wordDelayMs: 80 });
  await say(page, "My mother died and I miss her");
  await page.waitForURL("**/chatbot/conv_*");
  await expect(page.locator("article[aria-busy=true] .prose-line").first()).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(page.url());
  await page.reload();
  await companion(page, { wordDelayMs: PACE });
  await finished(page);
  await finished(tab);
  await expect(answers(page)).toHaveCount(2);
  expect(await answers(page).last().textContent()).toBe(await answers(tab).last().textContent());
});

test("an answer survives its asker: all tabs closed, it is there on return", async ({ page, context }) => {
  await signUp(page, { email: newEmail("closed") });
  await companion(page, { wordDelayMs: 40 });
  await say(page, "I am so tired");
  await page.waitForURL("**/chatbot/conv_*");
  const url = page.url();
  await page.close();
  const back = await context.newPage();
  await back.goto("/");
  await expect(async () => {
    await back.goto(url);
    await expect(answers(back)).toHaveCount(2, { timeout: 500 });
  }).toPass();
});

test("C15, K12: the line breaks off mid-answer, is tried again, and nothing is missing", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/);
  await signUp(page, { email: newEmail("offline") });
  await connected(page);
  await companion(page, { wordDelayMs: 80 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await expect(page.locator("article[aria-busy=true] .prose-line").first()).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("status").filter({ hasText: /Connecting|Disconnected/ })).toBeVisible({
    timeout: 15_000,
  });
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await connected(page);
  await finished(page);
  const words = await answers(page).last().textContent();
  await page.reload();
  expect(await answers(page).last().textContent()).toBe(words);
});

test("offline on send: the words are kept and said to be", async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to (load|fetch)/);
  await signUp(page, { email: newEmail("sendoff") });
  await connected(page);
  await context.setOffline(true);
  await say(page, "These words must not be lost");
  await expect(page.getByText("You are offline")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("These words must not be lost");
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("These words must not be lost");
});

for (const fault of ["429", "500", "broken-stream"] as const) {
  test(`X25: the vendor answers ${fault}: Message Failed, refunded, and Try again answers`, async ({
    page,
  }) => {
    await signUp(page, { email: newEmail("fault") });
    await connected(page);
    await companion(page, { wordDelayMs: 5, fault });
    await say(page, "I am anxious about tomorrow");
    await expect(page.getByText("Message Failed")).toBeVisible();
    await expect(page.getByText("8 of 8")).toBeVisible();
    await companion(page, { wordDelayMs: 5, fault: "none" });
    await page.getByRole("button", { name: "Try again" }).click();
    await finished(page);
    await expect(page.getByText("7 of 8")).toBeVisible();
    await expect(answers(page).last().getByText("Word for word").first()).toBeVisible();
  });
}

test("P7, X24, G2: the ninth message is refused in the specified words for eight seconds, and kept", async ({
  page,
  allow,
}) => {
  allow(/429/);
  await signUp(page, { email: newEmail("nine") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  for (let left = 7; left >= 0; left--) {
    await say(page, `Question with ${left} left`);
    await finished(page);
    await expect(page.getByText(`${left} of 8`)).toBeVisible();
  }
  await expect(page.getByText("That was today’s eighth message")).toBeVisible();
  await say(page, "The ninth");
  const toast = page.getByText("Daily Message Limit Reached");
  await expect(toast).toBeVisible();
  const shown = Date.now();
  await expect(page.getByText("Upgrade to Premium for unlimited messages.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("The ninth");
  await expect(toast).toBeHidden({ timeout: 12_000 });
  expect(Date.now() - shown).toBeGreaterThan(6_500);
  // the next day, by the sandbox's clock
  await advanceClock(page, 24 * 3_600_000);
  await page.reload();
  await expect(page.getByText("8 of 8")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("The ninth");
});

test("100,000 characters: a clear error, and not one is lost", async ({ page, allow }) => {
  allow(/413/);
  await signUp(page, { email: newEmail("long") });
  await connected(page);
  const text = "In the beginning. ".repeat(5_600);
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("That message is too long")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(text);
});

test("C9, C10: Enter sends, Shift and Enter make a new line, blanks are not sent, 120 px at most", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("keys") });
  const field = page.getByRole("textbox", { name: "Message" });
  await field.fill("   ");
  await field.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(0);
  await field.fill("One");
  for (let line = 0; line < 12; line++) await field.press("Shift+Enter");
  await field.pressSequentially("Two");
  expect((await field.boundingBox())?.height).toBeLessThanOrEqual(121);
  await field.press("Enter");
  await expect(page.getByRole("article", { name: "You said" })).toContainText("Two");
  await finished(page);
});

test("C12, C17, C18: a new conversation is greeted once, in every tab", async ({ page, context }) => {
  await signUp(page, { email: newEmail("greet") });
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.waitForURL("**/chatbot/conv_*");
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText("AI companion");
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(answers(tab)).toHaveCount(1);
  await page.waitForTimeout(1_200);
  await expect(answers(page)).toHaveCount(1);
});

test("markup in a message is shown as it was written", async ({ page }) => {
  await signUp(page, { email: newEmail("markup"), fullName: "<b>Ann</b> Okafor" });
  await say(page, `<img src=x onerror="alert(1)"> <script>alert(2)</script>`);
  await expect(page.getByRole("article", { name: "You said" })).toContainText(
    `<img src=x onerror="alert(1)">`,
  );
  await finished(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the public pages can be read, and every link reached", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByLabel("Email")).toBeVisible();
  });
});

test("without script on the chat page: a form is sent and answered with a page", async ({
  page,
  another,
}) => {
  await signUp(page, { email: newEmail("plain") });
  const plain = await another({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.page.goto("/chatbot");
  await plain.page.getByRole("textbox", { name: "Message" }).fill("A question without script");
  await plain.page.getByRole("button", { name: "Send" }).click();
  await plain.page.waitForURL("**/chatbot/conv_*");
  await expect(plain.page.getByText("A question without script").first()).toBeVisible();
});
