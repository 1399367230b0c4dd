import { inDatabase } from "../servers/database.ts";
import { expectAccessible } from "../steps/accessibility.ts";
import {
  answered,
  companion,
  connected,
  field,
  last,
  messagesLeft,
  questions,
  say,
  usualCompanion,
} from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("a question that was stopped before its first word says so, and Try again answers it", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("stopped") });
  await connected(page);
  await companion(page, { wordDelayMs: 1500 });
  await say(page, "I am anxious about tomorrow");
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(last(page)).toHaveAccessibleName("You said");
  await expect(last(page).getByText("Stopped", { exact: true })).toBeVisible();
  await messagesLeft(page, 8);
  await page.waitForURL("**/chatbot/conv_*");
  await companion(page, { wordDelayMs: 0 });
  await page.reload();
  await connected(page);
  await last(page).getByRole("button", { name: "Try again" }).click();
  await answered(page, 2);
  await expect(page.getByText("Stopped", { exact: true })).toHaveCount(0);
  await messagesLeft(page, 7);
});

test("a shared copy reads the companion's marks, and leaves its member's as they were written", async ({
  page,
  another,
}) => {
  await signUp(page, { email: newEmail("marks") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "What is **grace**?");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await inDatabase(
    `UPDATE chatbot_messages SET parts = json_array(json_object('kind', 'text', 'text', ?2))
     WHERE conversation_id = ?1 AND role = 'assistant' AND is_greeting = 0`,
    new URL(page.url()).pathname.split("/").at(-1),
    "Grace is a **gift**:\n\n- not earned\n- not lent",
  );
  await page.getByRole("button", { name: /^Options for What is/ }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = page.getByRole("dialog").getByRole("link", { name: /^Copy of/ });
  const { page: visitor } = await another();
  await visitor.goto((await link.getAttribute("href")) ?? "");
  await expect(visitor.locator(".theirs strong")).toHaveText("gift");
  await expect(visitor.locator(".theirs li")).toHaveText(["not earned", "not lent"]);
  await expect(visitor.locator(".theirs")).not.toContainText("**");
  await expect(visitor.locator(".yours")).toContainText("**grace**");
  await expectAccessible(visitor);
});

test("words run the way they are written: in the field, in a question, in its editor", async ({ page }) => {
  await signUp(page, { email: newEmail("rtl") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await field(page).fill("שלום");
  await expect(field(page)).toHaveCSS("direction", "rtl");
  await field(page).press("Enter");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(questions(page).getByText("שלום")).toHaveCSS("direction", "rtl");
  await expect(field(page)).toHaveCSS("direction", "ltr");
  await questions(page).getByRole("button", { name: "Edit message" }).click();
  await expect(page.getByRole("textbox", { name: "Edit your message" })).toHaveCSS("direction", "rtl");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.locator("body").press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Ctrl + K")).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1280, 860],
] as const) {
  test(`from the companion a member comes to the hub, the pet, what is new and the settings (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signUp(page, { email: newEmail("places") });
    const small = width < 768;
    for (const [name, path] of [
      ["Pet", "/pet"],
      ["Notifications", "/notifications"],
      ["Settings", "/settings"],
    ] as const) {
      await page.goto("/chatbot");
      await connected(page);
      if (small) await page.getByRole("button", { name: "Conversations" }).click();
      const place = page.getByRole("navigation", { name: "Your places" }).getByRole("link", { name });
      expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await place.click();
      await page.waitForURL(`**${path}`);
    }
    await page.goto("/chatbot");
    await connected(page);
    await page.getByRole("link", { name: small ? "Back to home" : "Koinonia" }).click();
    await page.waitForURL("**/welcome");
  });
}
