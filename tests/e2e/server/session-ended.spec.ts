import {
  answered,
  companion,
  connected,
  field,
  messagesLeft,
  questions,
  say,
  usualCompanion,
  write,
} from "#tests/e2e/steps/chat-page.ts";
import { expect, NEW_PASSWORD, newEmail, signIn, signUp, test } from "#tests/e2e/steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("D3: an expired session on send: sign-in opens over the chat, and the message is sent by itself; never as another", async ({
  page,
  context,
  another,
  allow,
}) => {
  allow(/401|404|WebSocket|Failed to load|ERR_/);
  const mine = newEmail("mine");
  const others = newEmail("others");
  const { page: elsewhere } = await another();
  await signUp(elsewhere, { email: others });
  await signUp(page, { email: mine });
  await connected(page);
  await companion(page, { wordDelayMs: 2 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const url = page.url();

  const signIn = async (email: string) => {
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(page.getByText("Only for the one who wrote it").last()).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();
  };
  await context.clearCookies();
  await write(page, "Only for the one who wrote it");
  await expect(page.getByText("Sends when you have signed in")).toBeAttached();
  await signIn(others);
  // the way back leads to a conversation that is not theirs: a new one, and a word
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Failed to load conversation")).toBeVisible();
  await expect(page.getByRole("heading", { name: /on your heart/ })).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await connected(page);
  await expect(page.getByText("Only for the one who wrote it")).toHaveCount(0);
  await messagesLeft(page, 8);

  await context.clearCookies();
  await page.goto(`/auth?mode=login&return_to=${encodeURIComponent(new URL(url).pathname)}`);
  await page.getByLabel("Email").fill(mine);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(url);
  await expect(questions(page)).toHaveCount(2);
  await answered(page, 3);
  await messagesLeft(page, 6);

  // and as the same member, over the chat
  await context.clearCookies();
  await write(page, "Only for the one who wrote it");
  await signIn(mine);
  await page.waitForURL(url);
  await expect(questions(page)).toHaveCount(3);
  await answered(page, 4);
  await messagesLeft(page, 5);
});

test("S9: a device that is signed out from another one has its socket closed, and receives nothing more", async ({
  page,
  another,
  allow,
}) => {
  allow(/401|404|WebSocket|Failed to load|ERR_/);
  const email = newEmail("two-devices");
  await signUp(page, { email });
  const frames: string[] = [];
  let open = 0;
  page.on("websocket", (socket) => {
    if (!socket.url().includes("/parties/")) return;
    socket.on("framereceived", ({ payload }) => {
      if (frames.length === 0) open++;
      frames.push(String(payload));
    });
    socket.on("close", () => {
      open = 0;
    });
  });
  await page.goto("/chatbot");
  await connected(page);
  await expect.poll(() => open).toBe(1);

  const { page: other } = await another();
  await signIn(other, email, NEW_PASSWORD);
  await other.goto("/settings");
  await other.locator("summary").filter({ hasText: "Devices" }).click();
  await other.getByRole("button", { name: "Sign Out All Others" }).click();
  await expect(other.getByRole("button", { name: "Sign Out All Others" })).toHaveCount(0);
  await expect.poll(() => open).toBe(0);

  const before = frames.length;
  await other.goto("/chatbot");
  await connected(other);
  await companion(other, { wordDelayMs: 0 });
  await say(other, "Only for the device that is signed in");
  await answered(other, 2);
  expect(frames.slice(before)).toEqual([]);
  await expect(page.getByText("Only for the device that is signed in")).toHaveCount(0);
});
