import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, signUpUnseen, test } from "../steps/people.ts";

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString("en-CA", { timeZone: "America/New_York" });

test("M2, RT2: rest and illness in two tabs, undone; the wallet; the bell by keyboard; all of it without script", async ({
  page,
  context,
  another,
  allow,
}) => {
  // the form that is refused
  allow(/status of 400/);
  await signUp(page, { email: newEmail("rhythm") });
  await page.goto("/wallet");
  await expect(page.getByText("Days you have practiced never fall. Sunday rest")).toBeVisible();
  await accessibleSmallAndWide(page);

  // the other tab follows the day of rest
  const beside = await context.newPage();
  await beside.goto("/rhythm");
  await beside.getByLabel("Weekday").selectOption("Saturday");
  await beside.getByRole("button", { name: "Save Day of Rest" }).click();
  await expect(beside.getByText("Day of rest saved")).toBeVisible();
  await expect(page.getByText("Saturday rest is part of the rhythm")).toBeVisible();

  // days of illness, added afterwards, and taken back at once
  await beside.getByLabel("First day").fill(day(3));
  await beside.getByLabel("Last day, if it was longer").fill(day(2));
  await beside.getByRole("button", { name: "Add Days" }).click();
  await expect(beside.getByText("None added.")).toHaveCount(0);
  await beside.getByRole("button", { name: "Undo" }).click();
  await expect(beside.getByText("Removed")).toBeVisible();
  await expect(beside.getByText("None added.")).toBeVisible();
  // a last day before the first is refused in words, and nothing is written
  await beside.getByLabel("First day").fill(day(1));
  await beside.getByLabel("Last day, if it was longer").fill(day(4));
  await beside.getByRole("button", { name: "Add Days" }).click();
  await expect(beside.getByText("The last day comes before the first.")).toBeVisible();
  await accessibleSmallAndWide(beside);
  await expect(beside.getByText("None added.")).toBeVisible();

  // the bell, on an app page and on the static hub, by keyboard alone
  for (const path of ["/wallet", "/welcome"]) {
    const sheet = page.getByRole("dialog", { name: "Notifications" });
    // until its script has come, when the page is quiet, it is a link to the list
    await expect(async () => {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.getByRole("link", { name: "Notifications", exact: true }).press("Enter");
      await expect(sheet.getByText("Good to see you")).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  }
  await page.goto("/notifications");
  await expect(page.getByText("Good to see you")).toBeVisible();

  // without script, in another browser of the same member
  const { page: plain, context: bare } = await another({ javaScriptEnabled: false });
  await bare.addCookies(await context.cookies());
  await plain.goto("/rhythm");
  await plain.getByLabel("First day").fill(day(5));
  await plain.getByRole("button", { name: "Add Days" }).click();
  await plain.getByRole("button", { name: /^Remove / }).click();
  await expect(plain.getByText("None added.")).toBeVisible();
  await plain.goto("/welcome");
  await plain.getByRole("link", { name: "Notifications", exact: true }).first().click();
  await expect(plain).toHaveURL(/\/notifications$/);
  await plain.goto("/wallet?show=gems");
  await expect(plain.getByText("Nothing of this kind yet.")).toBeVisible();

  // whoever opens these first: a wallet and a list that are still empty
  for (const [path, words] of [
    ["/wallet", "No coins yet"],
    ["/notifications", "Nothing new, and that is fine"],
  ] as const) {
    const { page: first } = await another();
    // what this very visit brings is not told
    await first.routeWebSocket("**/parties/**", () => undefined);
    await signUpUnseen(first, { email: newEmail("first") });
    await first.goto(path);
    await expect(first.getByRole("heading", { name: words })).toBeVisible();
    await accessibleSmallAndWide(first);
  }
});
