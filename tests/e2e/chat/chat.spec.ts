import { answered, answers, connected, field, questions, say } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

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

test("a phone's drawer of conversations that is open when the screen becomes wide is the list beside the companion", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { email: newEmail("turned") });
  await page.getByRole("button", { name: "Conversations" }).click();
  await expect(page.getByRole("button", { name: "New conversation" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 860 });
  await field(page).click();
  await field(page).fill("Still here");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeInViewport();
  await expect(page.getByRole("button", { name: "New conversation" })).toBeInViewport();
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
