import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { newAccount } from "../steps/account-page.ts";
import { expect, hostedSignIn, test } from "../steps/people.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

const TITLE = "This account is closed";

async function answerAge(page: Page, line: string): Promise<void> {
  await expect(async () => {
    await page.goto("/age");
    await expect(page.getByLabel(line)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByLabel(line).check();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("G13, P9: under 13 is undone by nobody but an administrator, on proof and with a line in the log", async ({
  page,
  another,
  allow,
}) => {
  // a form that is refused, and the page of staff
  allow(/status of 4\d\d/);
  const email = await newAccount(page, "mistaken", {});
  await hostedSignIn(page, email);
  await answerAge(page, "Under 13");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for saying so");
  await expect(page.getByRole("link", { name: "hello@koinonia.test" })).toBeVisible();
  await hostedSignIn(page, email);
  for (const path of ["/chatbot", "/settings", "/age", "/pet", "/auth/onward"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  }
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  await accessibleSmallAndWide(page, "main");
  await expect(page.getByRole("button")).toHaveText(["Sign Out"]);
  const refused = await page.request.post("/functions/delete-account", {
    headers: { origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" },
    data: {},
  });
  expect(refused.status()).toBe(403);

  const { page: admin } = await another();
  await signUpProvenAdmin(admin);
  await admin.goto("/admin/billing");
  await admin.getByLabel("Email, name or ID").fill(userId);
  await admin.getByRole("button", { name: "Search" }).click();
  const form = admin.getByRole("form", { name: "Closed: under 13" });
  await form.getByLabel("Age on the proof").selectOption("18+");
  await form.getByLabel("What proof, and why").fill("Passport seen by mail");
  await form.getByLabel("I have seen proof of age").check();
  await accessibleSmallAndWide(admin, ".admin-found");
  await form.getByRole("button", { name: "Reopen the Account" }).click();
  await expect(admin.getByText("Account reopened").first()).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(admin.getByRole("row").filter({ hasText: "Account reopened" }).first()).toContainText(
    "Passport seen by mail",
  );

  // this isolate has asked a moment ago, and asks again within a minute
  await expect(async () => {
    await page.goto("/chatbot");
    expect(new URL(page.url()).pathname).toBe("/chatbot");
  }).toPass({ timeout: 90_000, intervals: [5_000] });
});
