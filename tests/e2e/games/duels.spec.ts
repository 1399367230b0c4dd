import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

type Kept = { question: { en: string }; options: { en: string }[]; answer: number };
const questions = readdirSync("data/trivia")
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(`data/trivia/${name}`, "utf8")) as Kept[]);

async function friends(page: Page, other: Page): Promise<void> {
  await page.goto("/friends");
  await page.getByRole("button", { name: "For one person" }).click();
  const address = (await page.locator(".friend-address").first().textContent()) ?? "";
  await other.goto(new URL(address).pathname);
  await other.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("article", { name: "Ruth" })).toBeVisible();
}

/** Answers ten; so many of them right, the others not. */
async function plays(page: Page, right: number): Promise<void> {
  for (let place = 0; place < 10; place++) {
    await expect(page.getByText(`${place + 1} of 10`)).toBeVisible();
    const asked = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const known = questions.find(({ question }) => question.en === asked);
    const options = page.locator(".trivia-option");
    const texts = await options.locator("> span:not(.sr-only)").allTextContents();
    const at = texts.indexOf(known?.options[known.answer]?.en ?? "");
    await options.nth(place < right ? at : (at + 1) % 4).click();
    await expect(page.locator(".trivia-verdict h2")).toBeVisible();
    await page.getByRole("link", { name: place === 9 ? "See how it went" : "Next question" }).click();
  }
  await page.getByRole("link", { name: "See the duel" }).click();
}

test("R18: a duel of two friends: asked, played by each alone, shown to both once both have played", async ({
  page,
  another,
}) => {
  test.setTimeout(240_000);
  await signUp(page, { email: newEmail("duel"), fullName: "Mary Hale" });
  const { page: other } = await another();
  await signUp(other, { email: newEmail("duels"), fullName: "Ruth Okafor" });
  await page.goto("/trivia/duels");
  await expect(page.getByText("A duel is played with a friend")).toBeVisible();
  await friends(page, other);

  await page.goto("/trivia");
  await page.getByRole("link", { name: "Duels" }).click();
  await page.getByRole("button", { name: "Ask Ruth" }).click();
  await expect(page.getByText("You asked Ruth.")).toBeVisible();
  await accessibleSmallAndWide(page);

  await other.goto("/trivia/duels");
  await expect(other.getByText("Mary asks you for ten questions.")).toBeVisible();
  await accessibleSmallAndWide(other);
  await other.getByRole("button", { name: "Play", exact: true }).click();
  await plays(other, 9);
  await expect(other.getByText("You have played. Mary plays when it suits.")).toBeVisible();

  await page.getByRole("button", { name: "Play", exact: true }).click();
  await plays(page, 6);
  await expect(page.getByText("You 6 · Ruth 9")).toBeVisible();
  await expect(other.getByText("You 9 · Mary 6")).toBeVisible();
  await accessibleSmallAndWide(page);
});
