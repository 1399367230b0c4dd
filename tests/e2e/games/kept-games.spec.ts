import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

type Written = { id: string; explanation: { en: string } };
const questions = readdirSync("data/trivia")
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(`data/trivia/${name}`, "utf8")) as Written[]);

const backOnline = async (page: Page) => {
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
};
const part = (page: Page, name: RegExp) => page.getByRole("region", { name });

test("R18, R21, M9: without a network the ten of the day and practice are played and wait in sight; back online the server judges them once", async ({
  page,
  context,
  allow,
}) => {
  test.slow();
  allow(/WebSocket|Failed to (load|fetch)|fetching the script/);
  await signUp(page, { email: newEmail("kept-games") });
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  const practiced = questions[0];
  await inDatabase(
    `INSERT INTO trivia_cards (user_id, item, due, stability, difficulty, scheduled_days, step, reps, lapses, state, last_review)
    VALUES (?, ?, 1, 1, 5, 0, 0, 1, 0, 1, 1)`,
    userId,
    practiced?.id,
  );
  await page.goto("/trivia");
  await page.getByRole("link", { name: "Keep them on this device" }).click();
  await underWorker(page);
  await page.getByRole("button", { name: "Keep my things on this device" }).click();
  const games = part(page, /Games without a network/);
  await expect(games).toContainText("10 questions are left");
  await expect(games).toContainText("1 question to practice");

  await context.setOffline(true);
  await page.goto("/trivia");
  await expect(page.getByRole("heading", { name: "Connection lost" })).toBeVisible();
  await accessibleSmallAndWide(page);
  await games.getByRole("button", { name: "Play: The ten of the day" }).click();
  await expect(games.getByText("The ten of the day, 1 of 10")).toBeVisible();
  await accessibleSmallAndWide(page);
  // by the keyboard
  await games.locator(".kept-option").nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(games.getByText(/Your answer is kept/)).toBeVisible();
  await accessibleSmallAndWide(page);
  await games.getByRole("button", { name: "Next question" }).click();
  await games.locator(".kept-option").first().click();
  await games.getByRole("button", { name: "Close" }).click();
  await expect(games).toContainText("8 questions are left");
  await games.getByRole("button", { name: "Play: What you missed" }).click();
  await games.locator(".kept-option").first().click();
  await expect(games).toContainText(practiced?.explanation.en ?? "");
  await accessibleSmallAndWide(page);
  await games.getByRole("button", { name: "Close" }).click();
  const waiting = part(page, /Waiting to be sent/);
  await expect(waiting.getByText("Answer of trivia")).toHaveCount(3);
  // what was answered is not asked again after the page is opened anew
  await page.goto("/quests");
  await expect(games).toContainText("8 questions are left");
  await expect(games).toContainText("All of them are practiced.");
  expect(await inDatabase("SELECT 1 FROM game_rounds WHERE user_id = ?", userId)).toEqual([]);

  await backOnline(page);
  await page.goto("/trivia");
  await expect(page.getByText("2 of 10 answered")).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(
      () =>
        inDatabase(
          `SELECT r.kind, count(*) AS answers FROM game_answers a
          JOIN game_rounds r ON r.user_id = a.user_id AND r.id = a.round_id WHERE a.user_id = ? GROUP BY r.kind ORDER BY r.kind`,
          userId,
        ),
      { timeout: 60_000 },
    )
    .toEqual([
      { kind: "daily", answers: 2 },
      { kind: "practice", answers: 1 },
    ]);
  await page.goto("/offline");
  await expect(page.getByText("Nothing waits.")).toBeVisible();

  // what is answered on the page is not asked again when the network goes a moment later
  await page.goto("/trivia");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.locator(".trivia-option").first().click();
  await expect(page.locator(".trivia-verdict h2")).toBeVisible();
  await context.setOffline(true);
  await page.goto("/gamification");
  await expect(games).toContainText("7 questions are left");
});
