import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, newEmail, signIn, signUp, test } from "../steps/people.ts";

test("CM4, D31, G10: two people: asked without a name, prayed for, promised, answered, reported, blocked", async ({
  page,
  another,
}) => {
  // seeded: what they write is not held for being the first
  await signIn(page, "member@koinonia.test");
  await page.goto("/community");
  await accessibleSmallAndWide(page);
  await page.getByRole("link", { name: "Ask for prayer" }).first().click();
  const words = `Please pray for work soon, ${ownWord()}.`;
  await page.getByLabel("What shall we pray for?").fill(words);
  // a reload loses nothing
  await page.reload();
  await expect(page.getByLabel("What shall we pray for?")).toHaveValue(words);
  await page.getByRole("radio", { name: /Without a name/ }).check();
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL("**/community/requests/**");
  await accessibleSmallAndWide(page);
  const address = page.url();

  const { page: other } = await another();
  await signUp(other, { email: newEmail("praying") });
  await other.goto("/community");
  const card = other.getByRole("article").filter({ hasText: words });
  await expect(card.getByText("Someone here")).toBeVisible();
  await expect(card).not.toContainText("Mary");
  await other.waitForLoadState("networkidle");
  // both at once: neither breaks off the other; the wall sends them itself, and waits for no other page's script
  const first = other.waitForRequest(() => true);
  await card.getByRole("button", { name: "I prayed" }).click();
  expect((await first).method()).toBe("POST");
  await card.getByRole("button", { name: "I will pray" }).click();
  await expect(card.getByText(/You prayed,/)).toBeVisible();
  await expect(card.getByRole("button", { name: /On my prayer list/ })).toBeVisible();
  // the asker's open page hears of it
  await expect(page.getByText("One person has prayed")).toBeVisible();
  await other.goto("/community/prayers");
  await expect(other.getByRole("heading", { name: "Today’s ten" })).toBeVisible();
  await expect(other.getByRole("article").getByText(words).first()).toBeVisible();
  await accessibleSmallAndWide(other);

  await page.locator("summary", { hasText: "How did it go?" }).click();
  await page.getByLabel("In your words (optional)").fill("I begin on Monday.");
  await page.getByRole("button", { name: "Save" }).first().click();
  await other.getByRole("link", { name: "Answered" }).click();
  await expect(other.getByText("I begin on Monday.")).toBeVisible();

  // two presses each
  await other.getByRole("button", { name: "More about this request" }).click();
  await other.getByRole("menuitem", { name: /Report/ }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await other.getByRole("button", { name: "More about this request" }).click();
  await other.getByRole("menuitem", { name: /Block/ }).click();
  await expect(other.getByText(words)).toHaveCount(0);
  // it is off the page before the server has it
  await expect(
    other.getByRole("status").filter({ hasText: "Neither of you sees the other now" }),
  ).toBeVisible();
  await other.goto("/community/me");
  await expect(other.getByText("A moderator has not read it yet")).toBeVisible();
  await expect(other.getByRole("button", { name: "Unblock" })).toBeVisible();
  await accessibleSmallAndWide(other);
  expect((await other.request.get(address)).status()).toBe(404);
});
