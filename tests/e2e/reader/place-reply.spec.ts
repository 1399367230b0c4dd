import { expect, NO_WORKER, newEmail, signUpUnseen, test } from "../steps/people.ts";

test.use(NO_WORKER);

test("R13: the place of a chapter is kept while the next one is on its way: the next one is shown", async ({
  page,
}) => {
  await signUpUnseen(page, { email: newEmail("place") });
  await page.goto("/bible-study/web/john/1");
  await page.keyboard.press("]");
  await expect(page.locator('[data-verse="43002001"]')).toBeVisible();
  await page.keyboard.press("/");
  await page.getByLabel("Type a reference").fill("1 cor 13");

  // the place is sent once a chapter has been on screen for two seconds; its reply and the next chapter are held here
  const held: (() => void)[] = [];
  const hold = () => new Promise<void>((release) => held.push(release));
  const place = page.waitForRequest((request) => /\/bible-study\.data/.test(request.url()));
  await page.route("**/bible-study.data*", async (route) => {
    await hold();
    await route.continue();
  });
  await place;
  const chapter = page.waitForRequest(/1-corinthians\/13\.json/);
  await page.route("**/1-corinthians/13.json", async (route) => {
    await hold();
    await route.continue();
  });
  await page.getByRole("button", { name: "Go to 1 Corinthians 13" }).click();
  await chapter;
  const kept = page.waitForResponse((response) => /\/bible-study\.data/.test(response.url()));
  held[0]?.();
  await kept;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  held[1]?.();
  await expect(page).toHaveURL(/\/web\/1-corinthians\/13$/);
  await expect(page.locator('[data-verse="46013004"]')).toBeVisible();
  await expect(page.locator('[data-verse="43002001"]')).toHaveCount(0);
});
