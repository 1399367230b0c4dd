import { field } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the public pages can be read, and every link reached", async ({ page }) => {
    const links = new Set<string>();
    for (const path of ["/", "/auth", "/pricing"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const found = await page
        .locator("a[href]")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      for (const href of found) {
        const link = new URL(href ?? "", page.url());
        // where coaching is booked is somebody else's page
        if (link.origin === new URL(page.url()).origin) links.add(link.href);
      }
    }
    expect(links.size).toBeGreaterThan(3);
    for (const link of links) expect((await page.goto(link))?.status() ?? 200, link).toBeLessThan(400);
    await page.goto("/");
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByLabel("Email")).toBeVisible();
  });

  test("G20: a visitor reports a misprint in a verse, and an empty report is explained", async ({
    page,
    allow,
  }) => {
    allow(/status of 400/);
    await page.goto("/bible/rv1909/psalm/121");
    await page.getByRole("link", { name: "Verse 2", exact: true }).click();
    await page.getByRole("link", { name: "Report a misprint" }).click();
    await expect(page.getByText("Mi socorro viene de Jehová")).toBeVisible();
    await page.getByLabel("What is wrong").fill(" ");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Please write what is wrong in this verse.")).toBeVisible();
    await page.getByLabel("What is wrong").fill("“ALZARÉ” stands in capitals");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for reporting it" })).toBeVisible();
    await page.getByRole("link", { name: "Texts and corrections" }).click();
    await expect(page.getByText("474 corrections")).toBeVisible();
  });
});

test("without script on the chat page: a form is sent and answered with a page", async ({
  page,
  another,
}) => {
  await signUp(page, { email: newEmail("plain") });
  const plain = await another({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.page.goto("/chatbot");
  await field(plain.page).fill("A question without script");
  await plain.page.getByRole("button", { name: "Send" }).click();
  await plain.page.waitForURL("**/chatbot/conv_*");
  await expect(plain.page.getByText("A question without script").first()).toBeVisible();
});
