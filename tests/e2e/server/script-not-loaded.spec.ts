import { expect, newEmail, signUp, test } from "../steps/people.ts";

// a worker would answer from what it has kept
test.use({ worker: false });

test("X16: a script in the background that does not come is no error of the page", async ({
  page,
  allow,
}) => {
  // Chromium's own line for each of them
  allow(/Failed to load resource/);
  await signUp(page, { email: newEmail("not-loaded") });
  const missed: string[] = [];
  await page.route(/\/assets\/(app-life|session-island|bell-line|rewards-line|watch-videos)-/, (route) => {
    missed.push(route.request().url());
    return route.abort();
  });
  // a static document, the hub, one that loads React when it is used, and a page of the app
  for (const path of ["/pricing", "/welcome", "/bible-study", "/settings"]) {
    const before = missed.length;
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => missed.length, { message: path }).toBeGreaterThan(before);
    await page.waitForLoadState("networkidle");
  }
});
