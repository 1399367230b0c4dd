import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { advanceClock, expect, newEmail, signUp, test } from "../steps/people.ts";

const DAY = 86_400_000;

test("R40: a plan is begun, read in two tabs, left for three days, moved to its reader, rested, taken along", async ({
  page,
  context,
  allow,
}) => {
  // the plan that is refused
  allow(/status of 400/);
  await signUp(page, { email: newEmail("plans") });
  await page.goto("/daily-plan");
  await expect(page.getByRole("heading", { name: "A little every day" })).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.getByRole("link", { name: /New Testament in 90 days/ }).click();
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Begin this plan" }).click();
  await expect(page.getByRole("heading", { name: "Today, Matthew 1–4" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go on with Matthew 1" })).toHaveAttribute(
    "href",
    "/bible-study/web/matthew/1",
  );

  // the other tab follows, and what it reads is read here
  const beside = await context.newPage();
  await beside.goto("/daily-plan");
  // what is checked off is sent as data: neither tab loads its document anew
  await beside.waitForLoadState("networkidle");
  for (const tab of [page, beside]) await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const sent = beside.waitForRequest(
    (request) => request.method() === "POST" && /daily-plan/.test(request.url()),
  );
  await beside.getByRole("button", { name: "Matthew 1: to read" }).click();
  expect(new URL((await sent).url()).pathname).toBe("/daily-plan.data");
  await expect(page.getByRole("button", { name: "Matthew 1: read" })).toBeVisible();
  for (const tab of [page, beside]) expect(await tab.evaluate(() => "isSameDocument" in window)).toBe(true);
  await accessibleSmallAndWide(page);

  await advanceClock(page, 3 * DAY);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Matthew 2 is where you left off" })).toBeVisible();
  await expect(page.getByText("Nothing has been lost")).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Move the plan to me" }).click();
  await expect(page.getByRole("heading", { name: "Today, Matthew 1–4" })).toBeVisible();
  await page.getByRole("button", { name: "Make today a rest day" }).click();
  await expect(page.getByRole("heading", { name: "Today is a rest day" })).toBeVisible();
  await page.getByRole("button", { name: "Read today after all" }).click();
  await expect(page.getByRole("heading", { name: "Today, Matthew 1–4" })).toBeVisible();

  // the whole of it: on paper, in a calendar
  await page.getByRole("link", { name: "See the whole plan" }).click();
  await expect(page.getByRole("rowheader", { name: "90" })).toBeVisible();
  await accessibleSmallAndWide(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to my calendar" }).click();
  expect((await download).suggestedFilename()).toBe("koinonia-reading-plan.ics");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Pause this plan" })).toBeHidden();
  await expect(page.getByRole("rowheader", { name: "90" })).toBeVisible();
  await page.emulateMedia({ media: null });

  // one of one's own: its last day before it is begun; ten thousand days are refused, and nothing is lost
  await page.goto("/bible-study/plans/new");
  await page.getByLabel("Ruth").check();
  await page.getByLabel("Days of reading", { exact: true }).fill("10000");
  await expect(page.getByText("A plan can have up to 1,096 days")).toBeVisible();
  await page.getByRole("button", { name: "Begin my plan" }).click();
  await expect(page.getByText("A plan can have up to 1,096 days")).toBeVisible();
  await expect(page.getByLabel("Ruth")).toBeChecked();
  await page.getByLabel("Days of reading", { exact: true }).fill("4");
  await expect(page.getByText(/^4 days of reading, about \d minutes each\. From /)).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Begin my plan" }).click();
  await expect(page.getByRole("heading", { name: "Today, Ruth 1" })).toBeVisible();
});

test("R40 without script: a plan of one's own is looked at, refused in words, begun, read and paused", async ({
  page,
  context,
  another,
  allow,
}) => {
  allow(/status of 400/);
  await signUp(page, { email: newEmail("plain") });
  const { page: plain, context: bare } = await another({ javaScriptEnabled: false });
  await bare.addCookies(await context.cookies());
  await plain.goto("/bible-study/plans/new");
  await plain.getByLabel("Ruth").check();
  await plain.getByLabel("Days of reading", { exact: true }).fill("0");
  await plain.getByRole("button", { name: "Begin my plan" }).click();
  await expect(plain.getByText("A plan needs at least one day of reading.")).toBeVisible();
  await expect(plain.getByLabel("Ruth")).toBeChecked();
  await plain.getByLabel("Days of reading", { exact: true }).fill("4");
  await plain.getByRole("button", { name: "Begin my plan" }).click();
  await plain.getByRole("button", { name: "Ruth 1: to read" }).click();
  await expect(plain.getByRole("heading", { name: "Today’s reading is done" })).toBeVisible();
  await plain.getByRole("button", { name: "Pause this plan" }).click();
  await expect(plain.getByRole("heading", { name: "Your marker lies at Ruth 2" })).toBeVisible();
});

test("H6: the day's devotional goes on into a conversation of its own; a day to come is not there", async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  await signUp(page, { email: newEmail("devotional") });
  await page.goto("/welcome");
  await page.getByRole("link", { name: "Today’s devotional" }).click();
  await expect(page.getByRole("heading", { name: "A question to carry" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Verse of the day" })).toBeVisible();
  await expect(page.getByText("It stands in")).toBeVisible();
  await accessibleSmallAndWide(page);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("link", { name: "The day before" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await page.getByRole("link", { name: "Today’s devotional" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("link", { name: "Talk about this" }).click();
  await page.waitForURL("**/chatbot/conv_*");
  await expect(page.getByText(`Devotional: ${title}`).first()).toBeVisible();
  await page.goto("/devotional/2099-01-01");
  await expect(page.getByText("Verse of the day")).toHaveCount(0);
});
