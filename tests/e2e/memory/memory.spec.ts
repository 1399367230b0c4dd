import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { advanceClock, expect, newEmail, signUp, test } from "../steps/people.ts";
import { adopt, newPetOwner } from "../steps/pet-page.ts";

const DAY = 86_400_000;
const TEXT = "Jesus wept.";

test("R19, LV8: a verse from the reader is learned by heart over a month, also without a network", async ({
  page,
  context,
  allow,
}) => {
  test.slow();
  // the server's clock is a month ahead of the browser's, and a session of reading of that day is refused
  allow(/bible-study\/session/);
  await signUp(page, { email: newEmail("memory") });
  await page.goto("/memory-verses");
  await expect(page.getByRole("heading", { name: "No verses in your deck yet" })).toBeVisible();
  await accessibleSmallAndWide(page);

  // from the reader, and back out of the deck
  await page.goto("/bible-study/web/john/11?v=35");
  await page.getByRole("button", { name: "Learn by heart" }).click();
  await expect(page.getByRole("button", { name: "In your deck" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Learn by heart" }).click();
  await expect(page.getByRole("button", { name: "In your deck" })).toBeVisible();

  // read, then by its letters
  await page.goto("/memory-verses");
  await expect(page.getByText(TEXT)).toBeVisible();
  await page.getByRole("link", { name: "Hide it and begin" }).click();
  await accessibleSmallAndWide(page);
  await page.getByLabel("Next letter").pressSequentially("jw", { delay: 300 });
  await expect(page.getByText("+8 coins")).toBeVisible();
  await accessibleSmallAndWide(page);

  // a wrong word comes again, and the rest of the month it is recalled
  for (const [days, answer, grade] of [
    [4, "Jesus slept", "Again"],
    [1, TEXT, "Good"],
    [6, "jesus WEPT", "Good"],
    [20, TEXT, "Good"],
  ] as const) {
    await advanceClock(page, days * DAY);
    await page.goto("/memory-verses?card=43011035-43011035&exercise=typing");
    await page.getByLabel("The verse, by heart").pressSequentially(answer, { delay: 700 });
    await page.getByRole("button", { name: "Check" }).click();
    const shown = page.locator(".memory-grades [aria-current]");
    await expect(shown).toContainText(grade === "Again" ? "Again" : /Good|Easy/);
    await expect(page.getByText("Kept on this device")).toHaveCount(0);
  }

  await page.goto("/memory-verses/progress");
  await expect(page.getByRole("heading", { name: "How long you remember" })).toBeVisible();
  await page.getByRole("button", { name: /As a table\s*: How long you remember/ }).click();
  await expect(page.getByRole("rowheader", { name: "4–7 days" })).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.goto("/memory-verses/collections");
  await page.getByRole("button", { name: /Learn these ten\s*: The Beatitudes/ }).click();
  await expect(page.getByText("All ten are in your deck")).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.goto("/memory-verses/deck");
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Remove John 11:35" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "John 11:35", exact: true })).toBeVisible();

  // without a network what is reviewed waits, and is graded by the server afterwards
  await page.goto("/memory-verses");
  await context.setOffline(true);
  await page.getByRole("link", { name: "By heart" }).click();
  await page.getByLabel("The verse, by heart").fill("something else");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Kept on this device")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Kept on this device")).toBeHidden({ timeout: 40_000 });
});

test("M7: a verse that is due is a step of the pet’s adventure", async ({ page, origin }) => {
  await newPetOwner(page);
  const form = { intent: "learn", first: "43011035", last: "43011035", translation: "WEB" };
  const learned = await page.request.post("/memory-verses/learn", { form, headers: { origin } });
  expect(learned.ok()).toBe(true);
  await adopt(page, "Rabbit", "Selah");
  await page.goto("/pet/adventures");
  await page
    .getByRole("button", { name: /^Start adventure/ })
    .first()
    .click();
  await expect(page.getByText("John 11:35 is due today.")).toBeVisible();
  // home again, it is offered still
  await expect(page.getByRole("button", { name: "Save to album" })).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.getByRole("link", { name: "Practice John 11:35" }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
});
