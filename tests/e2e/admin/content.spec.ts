import type { Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day that has begun for one member and not for another, whatever the time is: no clock is moved. */
function dayBetween(now: number) {
  const isLate = new Date(now).getUTCHours() >= 10;
  return isLate
    ? { day: dayOf(now + DAY), begun: "Pacific/Kiritimati", toCome: "Africa/Abidjan" }
    : { day: dayOf(now), begun: "Africa/Abidjan", toCome: "Pacific/Pago_Pago" };
}

async function livesIn(page: Page, zone: string): Promise<void> {
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  await inDatabase("UPDATE profiles SET time_zone = ? WHERE user_id = ?", zone, userId);
}

test("R35: a devotional is edited, checked and scheduled, read on its day, and brought back as it was", async ({
  page,
  another,
  allow,
}) => {
  // what is refused is answered 400
  allow(/400/);
  const word = ownWord();
  await signUp(page, { email: newEmail("reads"), fullName: "Lydia Hart" });
  const { page: later } = await another();
  await signUp(later, { email: newEmail("later"), fullName: "Silas Hart" });
  const { page: admin } = await another();
  await signUpProvenAdmin(admin);
  const when = dayBetween(Date.now());
  await livesIn(page, when.begun);
  await livesIn(later, when.toCome);

  await page.goto("/devotional");
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const path = new URL(page.url()).pathname;
  const day = `${path}/${dayOf(Date.now() - DAY)}`;
  await page.goto(day);
  const shipped = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  expect(shipped).not.toBe(title);

  await admin.goto("/admin/content");
  await expect(admin.getByRole("heading", { name: "Content", level: 1 })).toBeVisible();
  await accessibleSmallAndWide(admin);
  await admin.getByRole("link", { name: "Devotionals" }).click();
  await admin.getByLabel(/Words, or an id/).fill(shipped);
  await admin.getByRole("button", { name: "Search" }).click();
  await admin.getByRole("link", { name: shipped }).click();
  await expect(admin.getByRole("heading", { name: shipped, level: 1 })).toBeVisible();

  // a place that there is not: everything that was typed is still there
  const named = `${shipped} ${word}`;
  await admin.getByLabel("Title (English)").fill(named);
  const passage = admin.getByLabel("Passage");
  const there = await passage.inputValue();
  await passage.fill("Hezekiah 3:1");
  await admin.getByLabel("Reason").first().fill("It reads better");
  await admin.getByLabel("From this day on").fill(when.day);
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByText("There is no such place in the Bible.")).toBeVisible();
  await expect(admin.getByLabel("Title (English)")).toHaveValue(named);
  await passage.fill(there);

  // what it will look like, and what of its Scripture is wrong
  const text = admin.getByLabel("Text (English)");
  const words = await text.inputValue();
  await text.fill(`${words}\n\nRead John 3:99 once more.`);
  await admin.getByRole("button", { name: "Check and Preview" }).click();
  await expect(admin.getByText("There is no such verse.")).toBeVisible();
  await expect(admin.getByRole("article", { name: "English" }).getByText(named)).toBeVisible();
  await text.fill(words);
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.locator(".toast").filter({ hasText: "Done. It stands in the log." })).toBeVisible();
  await expect(
    admin.getByRole("article", { name: "Version 1", exact: true }).getByText("It reads better"),
  ).toBeVisible();
  await accessibleSmallAndWide(admin);

  // the isolate reads it within seconds; on its day, and not before
  await expect(async () => {
    await page.goto(day);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(named, { timeout: 1_000 });
  }).toPass();
  await later.goto(day);
  await expect(later.getByRole("heading", { level: 1 })).toHaveText(shipped);

  // undone: an earlier version holds again
  const first = admin.getByRole("article", { name: "As it ships" });
  await first.getByText("Bring this version back").click();
  await first.getByLabel("Reason").fill("It was better before");
  await first.getByRole("button", { name: "Bring It Back" }).click();
  await expect(admin.getByRole("article", { name: "Version 2" })).toBeVisible();
  await expect(async () => {
    await page.goto(day);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shipped, { timeout: 1_000 });
  }).toPass();

  // what is not saved is not left by mistake
  const questions: string[] = [];
  let leaves = false;
  admin.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return leaves ? dialog.accept() : dialog.dismiss();
  });
  const prayer = admin.getByLabel("Prayer (English)");
  await prayer.fill(`Amen, ${word}.`);
  await admin.getByRole("link", { name: "Devotionals" }).click();
  await expect.poll(() => questions.length).toBe(1);
  await expect(prayer).toHaveValue(`Amen, ${word}.`);
  leaves = true;
  await admin.getByRole("link", { name: "Devotionals" }).click();
  await expect(admin.getByRole("heading", { name: "Devotionals", level: 1 })).toBeVisible();
  expect(questions[1]).toBe("Leave the page? What you have changed is not saved.");
  await admin.goto("/admin/audit");
  await expect(admin.getByRole("rowheader", { name: /Content changed/ }).first()).toBeVisible();
});
