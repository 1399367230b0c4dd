import {
  advanceClock,
  answered,
  answers,
  companion,
  connected,
  expect,
  field,
  newEmail,
  questions,
  say,
  signUp,
  test,
  underWay,
  write,
} from "./people.ts";

const PACE = 12;

test.afterEach(async ({ page }) => {
  await companion(page, { wordDelayMs: PACE, fault: "none" });
});

test("stop keeps what was said; the field rests meanwhile (V11)", async ({ page }) => {
  await signUp(page, { email: newEmail("stop") });
  await companion(page, { wordDelayMs: 150 });
  await say(page, "I am anxious about tomorrow");
  await expect(field(page)).toBeDisabled();
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(field(page)).toBeEnabled();
  await expect(page.getByText("7 of 8")).toBeVisible();
});

test("an answer survives a reload, and a tab that comes in the middle", async ({ page, context }) => {
  await signUp(page, { email: newEmail("reload") });
  await companion(page, { wordDelayMs: 80 });
  await say(page, "My mother died and I miss her");
  await page.waitForURL("**/chatbot/conv_*");
  await underWay(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await page.reload();
  await companion(page, { wordDelayMs: PACE });
  await answered(page, 2);
  await answered(tab, 2);
  expect(await answers(page).last().textContent()).toBe(await answers(tab).last().textContent());
});

test("an answer survives its asker: all tabs closed, it is there on return", async ({ page, context }) => {
  await signUp(page, { email: newEmail("closed") });
  await companion(page, { wordDelayMs: 40 });
  await say(page, "I am so tired");
  await page.waitForURL("**/chatbot/conv_*");
  const url = page.url();
  await underWay(page);
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
  await underWay(page);
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("status").filter({ hasText: /Connecting|Disconnected/ })).toBeVisible({
    timeout: 15_000,
  });
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await connected(page);
  await answered(page, 2);
  const words = await answers(page).last().textContent();
  await page.reload();
  expect(await answers(page).last().textContent()).toBe(words);
});

test("offline on send: the words wait in sight, and are sent when the network is back", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to (load|fetch)/);
  await signUp(page, { email: newEmail("sendoff") });
  await connected(page);
  await expect(page.locator("html")).toHaveAttribute("data-deeds", "here");
  await context.setOffline(true);
  await write(page, "These words must not be lost");
  await expect(page.getByText("Sends when you are back")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(questions(page)).toContainText("These words must not be lost");
});

for (const [what, fault] of [
  ["answers 429", "429"],
  ["answers 500", "500"],
  ["breaks off", "broken-stream"],
  ["says nothing", "silent"],
] as const) {
  test(`X25: the vendor ${what}: Message Failed, refunded, and Try again answers`, async ({ page }) => {
    await signUp(page, { email: newEmail("fault") });
    await connected(page);
    await companion(page, { wordDelayMs: 5, fault });
    await say(page, "I am anxious about tomorrow");
    await expect(page.getByText("Message Failed")).toBeVisible();
    await expect(page.getByText("8 of 8")).toBeVisible();
    await companion(page, { wordDelayMs: 5, fault: "none" });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("7 of 8")).toBeVisible();
    await answered(page);
    await expect(answers(page).last().getByText("Word for word").first()).toBeVisible();
  });
}

test("P7, X24, G2: the ninth message is refused in the specified words for eight seconds, and kept", async ({
  page,
  allow,
}) => {
  allow(/429/);
  await page.clock.install();
  await signUp(page, { email: newEmail("nine") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  for (let left = 7; left >= 0; left--) {
    await say(page, `Question with ${left} left`);
    await answered(page);
    await expect(page.getByText(`${left} of 8`)).toBeVisible();
  }
  await expect(page.getByText("That was today’s eighth message")).toBeVisible();
  // from here the page's time stands: its eight seconds are counted, not waited for
  await page.clock.pauseAt(Date.now() + 60_000);
  await write(page, "The ninth");
  const toast = page.getByText("Daily Message Limit Reached");
  await expect(toast).toBeVisible();
  await expect(page.getByText("Upgrade to Premium for unlimited messages.")).toBeVisible();
  await expect(field(page)).toHaveValue("The ninth");
  await page.clock.runFor(7_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
  await page.clock.resume();
  // the next day, by the sandbox's clock
  await advanceClock(page, 24 * 3_600_000);
  await page.reload();
  await expect(page.getByText("8 of 8")).toBeVisible();
  await expect(field(page)).toHaveValue("The ninth");
});

test("100,000 characters: a clear error, and not one is lost", async ({ page, allow }) => {
  allow(/413/);
  await signUp(page, { email: newEmail("long") });
  await connected(page);
  const text = "In the beginning. ".repeat(5_600);
  await field(page).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("That message is too long")).toBeVisible();
  await expect(field(page)).toHaveValue(text);
});

test("C9, C10: Enter sends, Shift and Enter make a new line, blanks are not sent, 120 px at most", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("keys") });
  const box = field(page);
  await box.fill("   ");
  await box.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(0);
  await box.fill("One");
  for (let line = 0; line < 12; line++) await box.press("Shift+Enter");
  await box.pressSequentially("Two");
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(121);
  await box.press("Enter");
  await expect(questions(page)).toContainText("Two");
  await answered(page, 2);
});

test("C12, C17, C18: a new conversation is greeted once, in every tab, however often it is asked for", async ({
  page,
  context,
  origin,
}) => {
  await signUp(page, { email: newEmail("greet") });
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.waitForURL("**/chatbot/conv_*");
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText("AI companion");
  const tab = await context.newPage();
  await tab.goto(page.url());
  await connected(tab);
  const greeted = await page.request.post("/functions/persistent-chatbot", {
    data: {
      action: "greeting",
      conversationId: page.url().split("/").at(-1),
      category: "prayer",
      companionName: "Companion",
    },
    headers: { origin, "sec-fetch-site": "same-origin" },
  });
  expect(greeted.status()).toBe(200);
  // what the room tells comes in order: after this message nothing of before is on its way
  await say(page, "I am tired");
  await answered(page, 2);
  await answered(tab, 2);
  await tab.reload();
  await answered(tab, 2);
});

test("markup in a message is shown as it was written", async ({ page }) => {
  await signUp(page, { email: newEmail("markup"), fullName: "<b>Ann</b> Okafor" });
  await say(page, `<img src=x onerror="alert(1)"> <script>alert(2)</script>`);
  await expect(questions(page)).toContainText(`<img src=x onerror="alert(1)">`);
  await answered(page, 2);
});

test("the companion's screen in Spanish: greeting, ways to begin, conversation, list", async ({
  page,
  context,
  origin,
}) => {
  await signUp(page, { email: newEmail("spanish") });
  await context.addCookies([{ name: "language", value: "es", url: origin }]);
  await page.goto("/chatbot");
  await expect(page.getByRole("heading", { name: "¿Qué llevas en el corazón, Ann?" })).toBeVisible();
  await expect(page.getByText("Conectado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /Perdonar sin una disculpa/ }).click();
  await page.waitForURL("**/chatbot/conv_*");
  await expect(page.getByRole("article", { name: "Dijiste" })).toBeVisible();
  const theirs = page.getByRole("article", { name: "El compañero dijo" });
  await expect(theirs).toHaveCount(2);
  await expect(theirs.first()).toContainText("Soy un compañero de IA");
  await expect(page.getByRole("textbox", { name: "Mensaje" })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole("button", { name: "Enviar" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Tus conversaciones" })).toContainText("Hoy");
  await expect(page.getByText("7 de 8 mensajes gratis para hoy")).toBeVisible();
  expect(await page.title()).toContain("Compañero");
});
