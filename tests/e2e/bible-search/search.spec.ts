import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test("deliver 2: a search begins in one's own Bible, and all the others are one choice away", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("own-bible") });
  await page.goto("/bible-study/kjv/john/3");
  await page
    .getByRole("button", { name: /^King James Version/ })
    .last()
    .click();
  await page.goto("/bible-study/search");
  const translation = page.getByRole("combobox", { name: "Translation" });
  await expect(translation).toHaveValue("kjv");
  const field = page.getByRole("searchbox", { name: "Words or a reference" });
  await field.fill("loving kindness");
  await expect(page).toHaveURL(/q=loving\+kindness&translation=kjv$/);
  await translation.selectOption({ index: 0 });
  await expect(page).toHaveURL(/q=loving\+kindness$/);
  await expect(page.getByText("World English Bible").first()).toBeAttached();
});

test("the Bible is searched as one types, by keyboard, by address, and without script", async ({
  page,
  another,
  context,
}) => {
  await signUp(page, { email: newEmail("search") });
  await page.goto("/bible-study/search");
  const field = page.getByRole("searchbox", { name: "Words or a reference" });
  await expect(field).toBeFocused();
  await page.waitForLoadState("networkidle");
  await field.pressSequentially("still waters");
  const place = page.getByRole("region", { name: "Psalm 23:2" });
  await expect(place.getByRole("link", { name: "Open Psalm 23:2" })).toHaveAttribute(
    "href",
    "/bible-study/web/psalm/23?v=2",
  );
  await expect(page.locator("mark", { hasText: "still" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/bible-study\/search\?q=still\+waters$/);

  // by keyboard: to the first result, on to the next, and back to the field
  const links = page.locator("a[data-verse-link]");
  await field.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();

  // a book of the chart, its table, further verses
  const before = await links.count();
  await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  await page.getByText(/books as a table/).click();
  await expect(page.getByRole("rowheader", { name: "Revelation" })).toBeVisible();
  await page.getByRole("link", { name: /^Isaiah ?\d+ verses$/ }).click();
  await expect(page).toHaveURL(/in=isaiah/);
  await expect(page.locator(".search-verse-place").first()).toContainText("Isaiah");
  await accessibleSmallAndWide(page);

  // the newest search wins, whatever the order of the answers
  await page.route("**/search/verses?q=sh*", async (route) => {
    const isOlder = /q=shep(&|$)/.test(route.request().url());
    if (isOlder) await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback().catch(() => undefined);
  });
  await page.getByRole("link", { name: /^Whole Bible/ }).click();
  // asked at once
  const begun = page.waitForRequest(/q=shep$/);
  await field.fill("shep");
  await begun;
  await field.fill("shepherd");
  await expect(page.getByRole("heading", { name: "The word" })).toBeVisible();
  await field.fill("zzyzx");
  await expect(page.getByRole("heading", { name: "No verse has “zzyzx”" })).toBeVisible();
  await accessibleSmallAndWide(page);
  await field.fill("jn 3 16");
  await expect(page.getByRole("region", { name: "John 3:16" })).toContainText("For God so loved the world");

  // the same address without script, for the same member
  const { page: plain } = await another({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  await plain.goto("/bible-study/search?q=still+waters&in=old");
  await expect(plain.getByRole("heading", { name: "Both words" })).toBeVisible();
  await plain.getByRole("link", { name: "Show 20 more" }).click();
  await expect(plain).toHaveURL(/after=some\.\d+/);
  await expect(plain.getByRole("heading", { name: "One of the two" })).toBeVisible();
});
