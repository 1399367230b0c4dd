import { newAccount } from "../steps/account-page.ts";
import { expect, hostedSignIn, test } from "../steps/people.ts";

test("G13: who never said how old they are is asked before any page of a member, and goes on to the one that they asked for", async ({
  page,
  another,
  allow,
}) => {
  // a form without an answer
  allow(/status of 400/);
  await hostedSignIn(page, await newAccount(page, "unasked", {}));
  // the first page may come before the vendor's word of the account
  await expect(async () => {
    await page.goto("/pet?tab=shop");
    expect(new URL(page.url()).pathname).toBe("/age");
  }).toPass();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please choose one of the three.")).toBeVisible();
  // a press that another tab has left behind
  const refused = await page.request.post("/functions/check-subscription", {
    headers: { origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" },
    form: {},
  });
  expect([refused.status(), ((await refused.json()) as { error: string }).error]).toEqual([
    403,
    "age_unsaid",
  ]);
  await page.getByRole("radio", { name: "18 or older" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/pet?tab=shop");

  const { page: tab } = await another();
  await hostedSignIn(tab, await newAccount(tab, "leaves", {}));
  await tab.goto("/age");
  await tab.getByRole("button", { name: "Sign out" }).click();
  await tab.waitForURL((url) => url.pathname === "/");
  await tab.goto("/pet");
  await tab.waitForURL("**/auth?mode=login**");
});
