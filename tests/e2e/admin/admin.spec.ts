import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { answered, say } from "../steps/chat-page.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

/** Opens what is folded, gives a reason and sends. */
async function acts(page: Page, within: string | null, reason: string, button: string) {
  const place = within ? page.locator("details").filter({ hasText: within }) : page.locator(".admin-card");
  if (within) await place.locator("summary").click();
  await place.getByLabel("Reason").fill(reason);
  await place.getByRole("button", { name: button }).click();
  await expect(page.locator(".toast").filter({ hasText: "Done. It stands in the log." })).toBeVisible();
}

const idOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get("/session")).json()) as { userId: string }).userId;

test("R35, M10: a reported conversation by two administrators, a role, a room closed and opened, an announcement", async ({
  page,
  another,
  allow,
}) => {
  // the closed room, and who is no administrator
  allow(/503|403/);
  const word = ownWord();
  await signUp(page, { email: newEmail("reports"), fullName: "Joanna Hart" });
  const userId = await idOf(page);
  await say(page, `How do I forgive my ${word}?`);
  await answered(page);
  const conversation = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.goto(`/conversations/${conversation}`);
  await page.getByRole("button", { name: "Report this conversation" }).click();
  await page.waitForURL(`**/conversations/${conversation}`);

  const { page: one } = await another();
  const { page: two } = await another();
  await signUpProvenAdmin(one);
  await signUpProvenAdmin(two);
  await one.goto("/admin/break-glass");
  await expect(one.getByText(word)).toHaveCount(0);
  const report = (admin: Page) => admin.getByRole("region", { name: /Joanna Hart, reported/ }).first();
  await report(one).getByLabel("Reason").fill("The member says that it went wrong");
  await report(one).getByRole("button", { name: "Ask to Read" }).click();
  await expect(report(one).getByText("Waits for another administrator.")).toBeVisible();
  await two.goto("/admin/break-glass");
  const grant = report(two).locator("form").filter({ hasText: "Grant for One Hour" });
  await grant.getByLabel("Reason").fill("It is needed");
  await grant.getByRole("button", { name: "Grant for One Hour" }).click();
  await expect(report(two).getByRole("button", { name: "Read", exact: true })).toHaveCount(0);
  // the grant may still be on its way
  await expect(async () => {
    await one.reload();
    await report(one).getByRole("button", { name: "Read", exact: true }).click({ timeout: 3_000 });
  }).toPass();
  await expect(one.getByText(`How do I forgive my ${word}?`)).toBeVisible();

  await page.goto("/notifications");
  await expect(page.getByText(/A conversation that you reported/)).toBeVisible();
  await page.goto("/settings/glass-box");
  const touched = page.getByRole("region", { name: "Who touched your account" });
  await expect(touched.getByText("Reported conversation read")).toBeVisible();
  await expect(touched.getByText("It is needed")).toBeVisible();
  await expect(page.getByText("Aquila Hart")).toHaveCount(0);
  await accessibleSmallAndWide(page);

  await one.goto("/admin/members");
  await one.getByLabel(/Email, handle, ID/).fill(userId);
  await one.getByRole("button", { name: "Search" }).click();
  await expect(one.getByRole("heading", { name: "Joanna Hart" })).toBeVisible();
  await acts(one, "Make moderator", "Helps on Sundays", "Do It");
  await expect(one.locator(".admin-status").getByText("Moderator")).toBeVisible();
  await accessibleSmallAndWide(one);
  // the role is there with the next request, and asks for a second step
  await page.goto("/admin");
  await expect(page).toHaveURL(/second=asked/);

  await one.goto("/admin/flags");
  await acts(one, "Close Rhythm", "It counts wrongly", "Close for Everybody");
  await expect(one.getByText(/Closed since/)).toHaveCount(1);
  expect((await page.goto("/rhythm"))?.status()).toBe(503);
  await expect(page.getByRole("heading", { name: "Closed for now" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Help in a crisis" })).toBeVisible();
  await acts(one, "Open Rhythm again", "It counts rightly", "Open Again");
  await expect(one.getByText(/Closed since/)).toHaveCount(0);
  expect((await page.goto("/rhythm"))?.status()).toBe(200);

  await one.goto("/admin/announcements");
  await one.getByLabel("In English").fill(`A night of prayer for ${word}`);
  await one.getByLabel("In Spanish").fill(`Una noche de oración por ${word}`);
  await acts(one, null, "For everybody", "Announce");
  await expect(one.getByRole("article").getByText(`A night of prayer for ${word}`)).toBeVisible();
  const banner = page.getByRole("complementary", { name: "Announcements" });
  for (const path of ["/chatbot", "/settings"]) {
    await page.goto(path);
    await expect(banner.getByText(word)).toBeVisible();
  }
  const kept = page.waitForResponse("**/announcements/dismissed");
  await banner.getByRole("button").click();
  await kept;
  await expect(banner.getByText(word)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(word)).toHaveCount(0);
  await acts(one, "End it now", "It is over", "End it now");

  await one.goto("/admin/audit");
  await expect(one.getByRole("rowheader", { name: /Role given/ }).first()).toBeVisible();
  await one.getByLabel("Reason").fill("The monthly review");
  const [file] = await Promise.all([
    one.waitForEvent("download"),
    one.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^koinonia-log-.*\.csv$/);
});
