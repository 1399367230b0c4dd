import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, newEmail, signIn, signUp, test } from "../steps/people.ts";

test("CM4, D31: a prayer of one's own and a promise: today's ten, prayed without a network, counted once, answered", async ({
  page,
  context,
}) => {
  await signUp(page, { email: newEmail("list") });
  await page.goto("/community/prayers");
  await expect(page.getByRole("heading", { name: "Your prayer list is empty" })).toBeVisible();
  await accessibleSmallAndWide(page);
  for (const words of ["For rain on the fields", "For a good night"]) {
    const field = page.getByLabel("What do you pray for?").first();
    // the form is folded once something is on the list
    if (!(await field.isVisible())) await page.getByText("Add a prayer of your own").click();
    await field.fill(words);
    await page.getByRole("button", { name: "Put it on my list" }).click();
    await expect(page.getByRole("article").filter({ hasText: words })).toBeVisible();
  }
  await accessibleSmallAndWide(page);
  await page.getByRole("link", { name: "Pray now" }).click();
  await expect(page.getByText("1 of 2")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await accessibleSmallAndWide(page);
  await page.getByRole("radio", { name: "1 minute" }).check();
  await expect(page.getByText(/0:5\d left|1:00 left/)).toBeVisible();
  // by keyboard, and without a network
  await context.setOffline(true);
  await page.getByRole("button", { name: "I prayed" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(page.getByText(/One prayer waits on this device/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Amen" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/waits? on this device/)).toBeHidden();
  await page.getByRole("link", { name: "To my prayer list" }).click();
  await expect(page.getByText(/You prayed,/)).toHaveCount(2);
  const first = page.getByRole("article").filter({ hasText: "For rain on the fields" });
  await first.getByText("How did it go?").first().click();
  await first.getByLabel("In a sentence (optional)").fill("It rained on Sunday.");
  await first.getByRole("button", { name: "Save" }).first().click();
  await expect(first).toBeHidden();
  await page.getByRole("link", { name: "Answered" }).click();
  await expect(page.getByText("It rained on Sunday.")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It rained on Sunday.")).toBeVisible();
  await accessibleSmallAndWide(page);
});

test("CM4, M3: a line to who asked, and an hour of a day and a night of prayer", async ({
  page,
  another,
}) => {
  await signIn(page, "member@koinonia.test");
  await page.goto("/community/new");
  const words = `Please pray for us, ${ownWord()}.`;
  await page.getByLabel("What shall we pray for?").fill(words);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL("**/community/requests/**");
  await page.getByRole("button", { name: "Ask for a day and a night of prayer" }).click();
  await expect(page.getByText(/Held in prayer for 0 of 24 hours/)).toBeVisible();
  const { page: other } = await another();
  await signUp(other, { email: newEmail("hour") });
  await other.goto(page.url());
  await other
    .getByRole("button", { name: /Take the hour at/ })
    .first()
    .click();
  await expect(other.getByRole("heading", { name: "Your hours" })).toBeVisible();
  await accessibleSmallAndWide(other);
  await other.getByRole("button", { name: "I prayed" }).first().click();
  await other.getByText(/Write a line to/).click();
  await other.getByRole("radio", { name: "You are not alone in this." }).check();
  await accessibleSmallAndWide(other);
  await other.getByRole("button", { name: "Send it" }).click();
  await expect(other.getByRole("heading", { name: "Your line" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("You are not alone in this.")).toBeVisible();
  await expect(page.getByText(/Held in prayer for 1 of 24 hours/)).toBeVisible();
  await accessibleSmallAndWide(page);
});
