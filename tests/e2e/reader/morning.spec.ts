import type { Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { advanceClock, expect, newEmail, signUp, test } from "../steps/people.ts";

const verse = (page: Page, id: number) => page.locator(`[data-verse="${id}"]`);
const panel = (page: Page) => page.getByRole("complementary", { name: "The chosen verse" });
const noteOn = (page: Page) => page.getByRole("textbox", { name: /^Note on Matthew 1:2[13]/ });

/** Longer than a chapter's shortest look. */
const READS_MS = 6_000;

test("R13, R40, M11, E8, E9, E20: a morning in two tabs, with the network gone in the middle", async ({
  page,
  context,
  allow,
}) => {
  test.setTimeout(120_000);
  // the time without a network
  allow(/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED|WebSocket|fetching the script/);
  await signUp(page, { email: newEmail("morning") });
  // a session is dated by the browser: it has the server's clock, which other tests move
  await context.clock.install({ time: await advanceClock(page, 1) });

  // the verse of the day, and its devotional
  await page.goto("/welcome");
  await page.getByRole("link", { name: "Today’s devotional" }).click();
  await expect(page.getByRole("heading", { name: "Verse of the day" })).toBeVisible();

  // the day's reading of a plan; the chart stands in the second tab
  await page.goto("/daily-plan");
  await page.getByRole("link", { name: /New Testament in 90 days/ }).click();
  await page.getByRole("button", { name: "Begin this plan" }).click();
  const progress = await context.newPage();
  await progress.goto("/bible-study/progress");
  await expect(progress.getByRole("heading", { name: "Nothing to show yet" })).toBeVisible();
  await page.bringToFront();
  await page.getByRole("link", { name: "Go on with Matthew 1" }).click();
  await expect(page).toHaveURL(/\/matthew\/1/);
  const choice = page.getByRole("button", { name: "King James Version" }).last();
  if (await choice.isVisible()) await choice.click();
  await underWorker(page);

  // a highlight and a note on a verse
  await verse(page, 40_001_021).click();
  await panel(page).getByRole("button", { name: "Yellow", exact: true }).click();
  await expect(panel(page).getByRole("button", { name: "Yellow, remove" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Note", exact: true }).click();
  await noteOn(page).fill("His name says it.");
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(panel(page).getByRole("article").getByText("His name says it.")).toBeVisible();
  await expect(noteOn(page)).toHaveCount(0);
  await accessibleSmallAndWide(page, ".reader-panel");

  // the network goes: what is written waits, and says so; reading goes on being counted
  await context.setOffline(true);
  await verse(page, 40_001_023).click();
  await panel(page).getByRole("button", { name: "Note", exact: true }).click();
  await noteOn(page).fill("God with us, on the train.");
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByText(/1 change is kept on this device/)).toBeVisible();
  await page.clock.runFor(READS_MS);
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText(/1 change is kept on this device/)).toHaveCount(0);

  // a word is looked up
  const study = await context.newPage();
  await study.goto("/bible-study/interlinear/matthew/1");
  await study.locator("#v21").getByRole("button", { name: "JESUS" }).click();
  const word = study.getByRole("complementary", { name: "Word study" });
  await expect(word.getByRole("heading", { level: 2 })).toHaveText("JESUS");
  await study.close();
  await page.bringToFront();

  // the session ends with a mood, and the chart in the other tab has it
  await page.keyboard.press("Escape");
  const session = page.getByRole("region", { name: "Study session" });
  const finish = session.getByRole("button", { name: "Finish", exact: true });
  await expect(finish).not.toHaveAttribute("aria-disabled", "true");
  await finish.click();
  await page
    .getByRole("dialog", { name: "How do you feel now?" })
    .getByRole("button", { name: "Happy", exact: true })
    .click();
  await expect(page.getByText("Session finished")).toBeVisible();
  await expect(progress.getByText(/in 1 session/)).toBeVisible();
  const moods = progress.getByRole("region", { name: "How you felt afterwards" });
  await moods.getByRole("button", { name: /Show as table/ }).click();
  await expect(moods.getByRole("row", { name: "Happy 1" })).toBeVisible();

  // both notes and the highlight are in the journal, each once
  await progress.goto("/bible-study/journal");
  const entries = progress.getByRole("main").getByRole("listitem");
  await expect(entries.filter({ hasText: "His name says it." })).toHaveCount(1);
  await expect(entries.filter({ hasText: "God with us, on the train." })).toHaveCount(1);
  await expect(entries.filter({ hasText: "Highlight" })).toHaveCount(1);
  await accessibleSmallAndWide(progress);
});
