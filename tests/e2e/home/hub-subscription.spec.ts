import { menu, premium, title, toHub } from "../steps/hub-page.ts";
import { expect, NO_WORKER, noNotice, signIn, test } from "../steps/people.ts";

test.use(NO_WORKER);

const CHECK = "**/functions/check-subscription";

test("S1-S4, D30, X1, X2, X8: the subscription is asked for at once and once more; a failure is said and believes nothing", async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 500|ERR_FAILED/);
  // the room, which may tell of a payment, is out of hearing: what is asked is asked by the page itself
  await page.routeWebSocket("**/parties/**", () => undefined);
  await signIn(page, "premium@koinonia.test");
  await toHub(page);
  const yours = premium(page).getByText("Active", { exact: true });
  await expect(yours).toBeVisible();
  await expect(premium(page).getByRole("link", { name: "Upgrade Now" })).toHaveCount(0);
  const times = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith("/functions/check-subscription"))
        .map(({ startTime }) => startTime),
    );
  await expect.poll(async () => (await times()).length).toBe(2);
  const [first = 0, second = 0] = await times();
  expect(second - first).toBeGreaterThanOrEqual(400);
  await page.waitForTimeout(700);
  expect(await times()).toHaveLength(2);
  await expect(yours).toBeVisible();

  for (const [answer, words] of [
    [{ message: "the ledger is closed" }, "Failed to check subscription: the ledger is closed"],
    [{}, "Failed to check subscription: Unknown error"],
    [null, "Failed to refresh subscription status"],
  ] as const) {
    await page.route(CHECK, (route) =>
      answer ? route.fulfill({ status: 500, json: answer }) : route.abort(),
    );
    await toHub(page);
    await expect(page.getByRole("alert").filter({ hasText: words })).toContainText("Error");
    // S4, X8: believed unsubscribed, on the hub
    await expect(premium(page).getByRole("link", { name: "Upgrade Now" })).toBeVisible();
    await expect(yours).toHaveCount(0);
    await expect(page).toHaveURL(/\/welcome$/);
    await page.unroute(CHECK);
  }
  await toHub(page);
  await expect(yours).toBeVisible();
  await noNotice(page);

  // S3: 401 is a sign-out that this page has not heard of: unsubscribed, and no notice
  await page.route(CHECK, (route) => route.fulfill({ status: 401, json: { error: "unauthorized" } }));
  allow(/status of 401/);
  await toHub(page);
  await expect(premium(page).getByRole("link", { name: "Upgrade Now" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "subscription" })).toHaveCount(0);
  await page.unroute(CHECK);

  // S3: signed out in another tab, nothing of the subscription is believed here
  await toHub(page);
  await expect(yours).toBeVisible();
  const tab = await context.newPage();
  await toHub(tab);
  await tab.getByRole("button", { name: "Profile" }).click();
  await menu(tab).getByRole("button", { name: "Sign Out" }).click();
  await tab.waitForURL((url) => url.pathname === "/");
  await expect(title(page)).toHaveText("Your Faith Journey");
  await expect(premium(page).getByRole("link", { name: "Upgrade Now" })).toBeVisible();
  await expect(yours).toHaveCount(0);
});
