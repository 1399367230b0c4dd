import { create, dialog, fill, letters, tick } from "./account-page.ts";
import { expect, newEmail, test } from "./people.ts";

test("S15, S16: the e-mailed link, opened here, used again, and on another device", async ({
  page,
  another,
  context,
}) => {
  const email = newEmail("link");
  await page.goto("/auth?mode=signup");
  await fill(page, email);
  await tick(page);
  await create(page);
  await page.getByRole("button", { name: "Send a link instead" }).click();
  await expect.poll(async () => (await letters(page, email))[0]?.url).toBeTruthy();
  const url = (await letters(page, email))[0]?.url ?? "";
  await page.goto("about:blank");
  const tab = await context.newPage();
  await tab.goto(url);
  await tab.waitForURL("**/restore-welcome");
  const stranger = await another();
  await stranger.page.goto(url);
  await expect(dialog(stranger.page)).toContainText("This link has been used before");

  const away = newEmail("away");
  const first = await another();
  await first.page.goto("/auth?mode=signup");
  await fill(first.page, away);
  await tick(first.page);
  await create(first.page);
  await first.page.getByRole("button", { name: "Send a link instead" }).click();
  await expect.poll(async () => (await letters(page, away))[0]?.url).toBeTruthy();
  await stranger.page.goto((await letters(page, away))[0]?.url ?? "");
  await expect(dialog(stranger.page)).toContainText("Your email is confirmed. Go back to where you began");
  await first.page.getByRole("button", { name: "Skip for now" }).click();
  await first.page.waitForURL("**/chatbot");
});
