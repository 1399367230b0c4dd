import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { notice, tile, toHub } from "../steps/hub-page.ts";
import { subscribe } from "../steps/money.ts";
import { advanceClock, expect, newEmail, signIn, signUp, test } from "../steps/people.ts";

const DAY = 86_400_000;

const mark = (page: Page, name: RegExp) => page.getByRole("button", { name });
const kicker = (page: Page, day: number) => page.getByText(`Week 1, day ${day} of the Daniel Plan`);

async function nextMorning(page: Page): Promise<void> {
  await advanceClock(page, DAY);
  await page.goto("/daniel-plan");
}

/** How many pages of paper a document is. */
const pagesOf = (pdf: Buffer): number =>
  (pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

test("DP1, R36, H17: a subscriber's first week: the notice, practices, a note, a missed day, the sheet, the look back", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await signUp(page, { email: newEmail("six-weeks") });
  await subscribe(page);
  await toHub(page);
  await tile(page, "Daniel Plan").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Before you begin" })).toBeVisible();
  await expect(page.getByText("This plan was not reviewed by a clinician.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Not for me: leave at no cost" })).toHaveAttribute(
    "href",
    "/welcome",
  );
  await accessibleSmallAndWide(page);
  await page.getByLabel(/^I am 18 or older/).check();
  await page.getByRole("button", { name: "Begin the six weeks" }).click();

  // the first day, in two tabs
  await expect(page.getByRole("heading", { level: 1, name: "A name of your own" })).toBeVisible();
  await expect(kicker(page, 1)).toBeVisible();
  const beside = await context.newPage();
  await beside.goto("/daniel-plan");
  await mark(page, /^Read Daniel 1:1-7 slowly, once: to do/).click();
  await expect(mark(beside, /^Read Daniel 1:1-7 slowly, once: done/)).toBeVisible();
  await beside.close();
  const tonight = page.getByLabel("What in your day has been decided for you, and what is still yours?");
  await tonight.fill("A quiet morning is mine.");
  await page
    .getByRole("region", { name: "A question for tonight" })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(notice(page)).toContainText("Saved");
  await page.reload();
  await expect(tonight).toHaveValue("A quiet morning is mine.");
  await accessibleSmallAndWide(page);

  // a note of danger: help goes first, and stays
  await nextMorning(page);
  await expect(kicker(page, 2)).toBeVisible();
  await page
    .getByRole("region", { name: "A question for tonight" })
    .getByRole("textbox")
    .fill("I want to end my life");
  await page
    .getByRole("region", { name: "A question for tonight" })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(page.getByRole("link", { name: /988/ }).first()).toBeVisible();
  await accessibleSmallAndWide(page);

  // a day is missed: no debt, and the plan moves to its member
  await advanceClock(page, DAY);
  await nextMorning(page);
  await expect(kicker(page, 4)).toBeVisible();
  await expect(page.getByText("One day has passed with nothing kept.")).toBeVisible();
  await page.getByRole("button", { name: "Move the plan to me" }).click();
  await expect(kicker(page, 3)).toBeVisible();

  for (let day = 3; day <= 7; day++) {
    await expect(kicker(page, day)).toBeVisible();
    await mark(page, /: to do$/)
      .first()
      .click();
    await expect(mark(page, /: done$/).first()).toBeVisible();
    if (day < 7) await nextMorning(page);
  }

  await page.getByRole("link", { name: "This week" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A quiet resolve" })).toBeVisible();
  await expect(page.getByText("7 days kept.")).toBeVisible();
  await expect(page.getByText(/^Contains: /).first()).toBeVisible();
  await page.getByLabel("What you would like to keep of this week").fill("Five minutes are a beginning.");
  await page.getByRole("region", { name: "Looking back" }).getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  await accessibleSmallAndWide(page);

  // one page of paper, on either paper
  await page.getByRole("link", { name: "Print the week" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "A quiet resolve" })).toBeVisible();
  for (const paper of ["Letter", "A4"]) {
    await page.getByRole("button", { name: paper, exact: true }).click();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), paper).toBe(1);
  }
  await accessibleSmallAndWide(page);

  await page.goto("/daniel-plan/kept");
  await expect(page.getByText("A quiet morning is mine.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Take it along as a text file" }).click();
  expect((await download).suggestedFilename()).toBe("koinonia-daniel-plan.md");
  await accessibleSmallAndWide(page);
});

test("R36, D6, X21: a member without Premium is led to the plans, which say why, and under 18 it is not offered", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 403/);
  await signIn(page, "member@koinonia.test");
  await page.goto("/daniel-plan");
  await expect(page).toHaveURL(/\/pricing\?premium=required$/);
  await expect(notice(page)).toContainText("Premium Feature Required");
  await expect(page.getByText("Daniel Plan, 6 weeks")).toBeVisible();
  await expect(page.getByText(/Daniel Plan opens soon/i)).toHaveCount(0);
  await page.goto("/daniel-plan/kept");
  await expect(page.getByRole("heading", { name: "Nothing is kept yet" })).toBeVisible();

  const young = await another();
  await signIn(young.page, "young@koinonia.test");
  await toHub(young.page);
  await expect(tile(young.page, "Daniel Plan")).toHaveCount(0);
  await young.page.goto("/pricing");
  await expect(young.page.getByText("Daniel Plan")).toHaveCount(0);
  await expect(young.page.getByRole("region", { name: /Micro-blessings/ })).toHaveCount(0);
});
