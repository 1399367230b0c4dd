import { expect, newEmail, signUp, test } from "./people.ts";

test("GS1: a page that is slow to come says what is waited for", async ({ another }) => {
  // a request that the worker answers is not seen by `page.route`
  const { page } = await another({ serviceWorkers: "block" });
  await signUp(page, { email: newEmail("slow") });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/pricing**", async (route) => {
    await held;
    await route.continue();
  });
  await page.route("**/assets/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Companion" }).getByRole("link", { name: "Join" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading page..." })).toBeVisible();
  release();
  await page.waitForURL("**/pricing");
  await expect(page.getByText("Loading page...")).toHaveCount(0);
});
