import { inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { newAccount } from "../steps/account-page.ts";
import { sendOtherUsersForm } from "../steps/data-for-pages.ts";
import { walkHere } from "../steps/keyboard-walk.ts";
import { expect, hostedSignIn, NO_WORKER, newEmail, signIn, signUp, test } from "../steps/people.ts";
import { adopt } from "../steps/pet-page.ts";

test.use(NO_WORKER);

/** The pages that stand in for one that cannot be shown. What is not found: auth-page.spec.ts. */

test("X31, X33: a tab of the pet's that cannot be loaded says so in the specified words, and Try Again brings it", async ({
  page,
  allow,
}) => {
  allow(/500|Failed to load|the server is down|SyntaxError/);
  await signUp(page, { email: newEmail("wrong") });
  await adopt(page, "Dog", "Boaz");
  for (const [tab, words] of [
    ["Adventures", "Error loading adventures"],
    ["Training", "Error loading training sessions"],
    ["Evolution", "Error loading evolutions"],
    ["Shop", "Error: Failed to load pet data"],
  ] as const) {
    const data = `**/pet/${tab.toLowerCase()}.data**`;
    await page.route(data, (route) =>
      route.fulfill({ status: 500, contentType: "text/plain", body: "the server is down" }),
    );
    await page.getByRole("link", { name: tab, exact: true }).click();
    await expect(page.getByText(words)).toBeVisible();
    await accessibleSmallAndWide(page);
    await page.unroute(data);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boaz");
  }
});

test("GS2: a page whose rows cannot be read says so in the specified words, and Try Again brings it", async ({
  page,
  allow,
}) => {
  allow(/500|404/);
  await signUp(page, { email: newEmail("outage") });
  await inDatabase("ALTER TABLE notifications RENAME TO notifications_out_of_reach");
  try {
    expect((await page.goto("/notifications"))?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(
      page.getByText("We're sorry, but something went wrong. Please try refreshing the page."),
    ).toBeVisible();
    await expect(page).toHaveTitle("Something went wrong · Koinonia");
    await walkHere(page, "what cannot be read");
  } finally {
    await inDatabase("ALTER TABLE notifications_out_of_reach RENAME TO notifications");
  }
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications");
  await expect(page).toHaveTitle("Notifications · Koinonia");
  await page.goto("/pet/nowhere");
  await expect(page).toHaveTitle("Page not found · Koinonia");
});

test("GS2: the same when not even the account itself can be read, in words and with the way on", async ({
  page,
  allow,
}) => {
  allow(/500/);
  const email = await newAccount(page, "dark", { ageBand: "18+" });
  await inDatabase("ALTER TABLE account_deletions RENAME TO account_deletions_out_of_reach");
  try {
    await hostedSignIn(page, email);
    expect((await page.goto("/settings"))?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    // what needs no account is read all the same
    expect((await page.goto("/pricing"))?.status()).toBe(200);
  } finally {
    await inDatabase("ALTER TABLE account_deletions_out_of_reach RENAME TO account_deletions");
  }
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});

test("the page that says that somebody else signed in: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
  allow,
}) => {
  allow(/status of 409/);
  await sendOtherUsersForm(page);
  await walkHere(page, "somebody else signed in");
});

test("two tabs, two people: a form drawn for the first changes nothing of the second, and says who is in", async ({
  another,
  allow,
}) => {
  allow(/status of 409/);
  const { page, context } = await another({ javaScriptEnabled: false });
  await signUp(page, { email: newEmail("first"), fullName: "Dorcas Joppa" });
  await page.goto("/settings");
  await page.getByLabel("Full name").fill("Whose name is this?");
  await context.clearCookies();
  // as another tab would
  const tab = await context.newPage();
  await signIn(tab, "member@koinonia.test");
  await page.getByRole("button", { name: "Save Name" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Somebody else signed in");
  await expect(page.getByText("Nothing was saved")).toBeVisible();
  await expect(page).toHaveTitle("Koinonia");
  await tab.goto("/settings");
  await expect(tab.getByLabel("Full name")).toHaveValue("Mary Okafor");
});
