import { readdirSync, readFileSync } from "node:fs";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

type Kept = { question: { en: string }; options: { en: string }[]; answer: number };
const questions = readdirSync("data/trivia")
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(`data/trivia/${name}`, "utf8")) as Kept[]);

test("R15-R22, R25-R30: a day of play: ten with a miss that is practiced, a quest, a challenge, a board, every layout", async ({
  page,
}) => {
  test.slow();
  await signUp(page, { email: newEmail("games") });
  await page.goto("/gamification");
  await expect(page.getByRole("heading", { name: "Games & Challenges", level: 1 })).toBeVisible();
  await accessibleSmallAndWide(page);

  // the ten of the day; the first one is missed
  await page.goto("/trivia");
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  for (let place = 0; place < 10; place++) {
    await expect(page.getByText(`${place + 1} of 10`)).toBeVisible();
    const asked = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const known = questions.find(({ question }) => question.en === asked);
    const right = known?.options[known.answer]?.en ?? "";
    const options = page.locator(".trivia-option");
    const texts = await options.locator("> span:not(.sr-only)").allTextContents();
    const at = known ? texts.indexOf(right) : 0;
    await options.nth(place === 0 ? (at + 1) % 4 : at).click();
    await expect(page.locator(".trivia-verdict h2")).toBeVisible();
    if (place === 0) {
      await expect(page.getByText("It comes back in your practice.")).toBeVisible();
      await accessibleSmallAndWide(page);
    }
    await page.getByRole("link", { name: place === 9 ? "See how it went" : "Next question" }).click();
  }
  await expect(page.getByRole("heading", { name: /of 10 right/ })).toBeVisible();
  await page.goto("/trivia");
  await expect(page.getByRole("link", { name: "See today’s ten" })).toBeVisible();

  // where the quest of five right answers was drawn, it is paid here, and may be the next level's last point
  await page.addLocatorHandler(page.getByRole("dialog", { name: /^Stage/ }), (level) =>
    level.getByRole("button", { name: "Continue" }).click(),
  );
  // quests, by what was done; one is exchanged
  await page.goto("/quests");
  await expect(page.locator(".quests-card")).toHaveCount(3);
  const open = page.getByRole("button", { name: /Another one instead of/ });
  const before = await page.locator(".quests-card h2").allTextContents();
  await open.first().click();
  await expect.poll(() => page.locator(".quests-card h2").allTextContents()).not.toEqual(before);
  await accessibleSmallAndWide(page);

  // a challenge
  await page.goto("/challenges");
  await accessibleSmallAndWide(page);

  // a board of Bible Feud
  await page.goto("/bible-feud");
  await page.getByRole("link", { name: /Who is named most often in Genesis/ }).click();
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.getByLabel("Say an answer").fill("Abrahm");
  await page.getByRole("button", { name: "Turn it over" }).click();
  await expect(page.getByText("Abraham is there.")).toBeVisible();
  await page.getByLabel("Say an answer").fill("Goliath");
  await page.getByRole("button", { name: "Turn it over" }).click();
  await expect(page.getByText("2 candles left.")).toBeVisible();
  await accessibleSmallAndWide(page);

  // achievements, a tournament's board, and every layout
  await page.goto("/gamification/achievements");
  await expect(page.locator(".achievements > li")).toHaveCount(60);
  await accessibleSmallAndWide(page);
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Set a board of my own" }).click();
  await expect(page.getByRole("table", { name: "Your board" })).toBeVisible();
  await accessibleSmallAndWide(page);
  for (const layout of ["Mine", "Enhanced", "Dashboard", "Masonry", "Path", "Compact", "Columns"]) {
    await page.goto("/gamification");
    await page
      .getByRole("navigation", { name: "How the games are shown" })
      .getByRole("link", { name: layout })
      .click();
    await expect(page.getByRole("heading", { name: "Games & Challenges", level: 1 })).toHaveCount(0);
    await accessibleSmallAndWide(page);
  }
  await page.goto("/gamification/hub");
  await expect(page.getByRole("heading", { name: "Waiting, open, done" })).toBeVisible();
});

test("R17: the next word is said before the board's rows have come", async ({ page, allow }) => {
  await signUp(page, { email: newEmail("feud-soon") });
  await page.goto("/bible-feud");
  await page.getByRole("link", { name: /Who is named most often in Genesis/ }).click();
  await page.getByRole("button", { name: "Set the board" }).click();
  const word = page.getByLabel("Say an answer");
  await word.fill("Abrahm");
  let come = () => {};
  const rows = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/bible-feud.data*", async (route) => {
    if (route.request().method() === "GET") await rows;
    await route.continue();
  });
  await page.getByRole("button", { name: "Turn it over" }).click();
  await expect(page.getByText("Abraham is there.")).toBeVisible();
  await expect(word).toHaveValue("");
  await word.fill("Goliath");
  await page.getByRole("button", { name: "Turn it over" }).click();
  come();
  await expect(page.getByText("“Goliath” is not on this board.")).toBeVisible();
  await expect(page.getByText("2 candles left.")).toBeVisible();

  // the next word is typed while one is on its way; a word that did not go comes back
  await word.fill("Jacob");
  await page.getByRole("button", { name: "Turn it over" }).click();
  await expect(word).toHaveValue("");
  await word.fill("Jos");
  await expect(page.getByText("Jacob is there.")).toBeVisible();
  await expect(word).toHaveValue("Jos");
  await word.fill("Joseph");
  allow(/Failed to load resource/);
  await page.route("**/bible-feud.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Turn it over" }).click();
  await expect(page.getByText("It could not be sent. Try again.")).toBeVisible();
  await expect(word).toHaveValue("Joseph");
});
