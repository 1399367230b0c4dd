import { inDatabase } from "../servers/database.ts";
import { walkHere } from "../steps/keyboard-walk.ts";
import { expect, NO_WORKER, newEmail, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

for (const [id, path, table, title, text] of [
  [
    "GS3",
    "/gamification",
    "user_quest_progress",
    "Gamification Loading Error",
    "Please try refreshing the page",
  ],
  [
    "GS4",
    "/trivia",
    "game_rounds",
    "Something went wrong",
    "We're sorry, but something went wrong. Please try refreshing the page.",
  ],
] as const) {
  test(`${id}: ${path} whose rows cannot be read says so in the specified words, and Try Again brings it`, async ({
    page,
    allow,
  }) => {
    allow(/500/);
    await signUp(page, { email: newEmail("games-outage") });
    await inDatabase(`ALTER TABLE ${table} RENAME TO ${table}_out_of_reach`);
    try {
      expect((await page.goto(path))?.status()).toBe(500);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await walkHere(page, `${path} that cannot be read`);
    } finally {
      await inDatabase(`ALTER TABLE ${table}_out_of_reach RENAME TO ${table}`);
    }
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("navigation", { name: "Games", exact: true })).toBeVisible();
  });
}
