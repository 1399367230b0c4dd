import { connected, field } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

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

test("V11: a 200 kB paste: the limit is told before it hurts, it is refused in words, and not one is lost", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("paste") });
  await connected(page);
  await field(page).fill("a".repeat(7_400));
  await expect(page.getByText("600 characters left")).toBeVisible();
  const text = "In the beginning. ".repeat(11_400);
  await field(page).fill(text);
  await expect(page.getByText("characters too many")).toBeVisible();
  await field(page).press("Enter");
  await expect(page.getByText("That message is too long")).toBeVisible();
  await expect(field(page)).toHaveValue(text);
  await page.reload();
  await expect(field(page)).toHaveValue(text);
});
