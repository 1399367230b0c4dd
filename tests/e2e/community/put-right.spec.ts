import { trustedMember } from "../steps/data-for-pages.ts";
import { expect, gate, NO_WORKER, test } from "../steps/people.ts";

test.use(NO_WORKER);

test("CM4, G20: what is prayed for and was refused is put right and sent, while the list is still read anew", async ({
  page,
  allow,
}) => {
  allow(/status of 400/);
  await trustedMember(page, "put-right-list");
  await page.goto("/community/prayers");
  await page.waitForLoadState("networkidle");
  const reading = gate();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "GET") await reading.opened;
    await route.continue();
  });
  const put = page.getByRole("button", { name: "Put it on my list" });
  await put.click();
  await expect(page.getByText("There are no words yet. One sentence is plenty.").first()).toBeVisible();
  await page.getByLabel("What do you pray for?").first().fill("For a good landing");
  await Promise.all([page.waitForRequest((request) => request.method() === "POST"), put.click()]);
  reading.open();
  await expect(page.getByRole("article").filter({ hasText: "For a good landing" })).toBeVisible();
});
