import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { answered, field, messagesLeft, say, usualCompanion } from "../steps/chat-page.ts";
import { billing, CARDS, later, newTab, paid, payWith, stripe, toBilling } from "../steps/money.ts";
import { expect, NEW_PASSWORD, newEmail, noNotice, signIn, signUp, test } from "../steps/people.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

test.afterEach(async ({ page }) => {
  await usualCompanion(page);
  await stripe(page, { reset: true });
});

test("PR3, F7, G2, X19, X24: the limit's panel leads to a pack; two packs at once, and messages go on", async ({
  page,
  another,
  origin,
  allow,
}) => {
  test.setTimeout(180_000);
  // another member's payment is none
  allow(/status of 404/);
  const email = newEmail("pack");
  await signUp(page, { email });
  const { page: other } = await another();
  await signIn(other, email, NEW_PASSWORD);
  for (let left = 7; left >= 0; left--) {
    await say(page, `Question with ${left} left`);
    await answered(page);
    await messagesLeft(page, left);
  }
  const limit = page.getByRole("region", { name: "That was today’s eighth message" });
  await expect(limit).toBeVisible();
  await field(page).fill("A draft that must not be lost");
  await accessibleSmallAndWide(page);
  const first = await newTab(page, () => limit.getByRole("button", { name: "50 for $3.95" }).click());
  const second = await newTab(page, () => limit.getByRole("button", { name: "50 for $3.95" }).click());
  expect(first.url()).not.toBe(second.url());
  await Promise.all([payWith(first, CARDS.pays), payWith(second, CARDS.pays)]);
  await Promise.all([paid(first, "Fifty messages are yours"), paid(second, "Fifty messages are yours")]);
  await second.reload();
  await expect(second.getByText("100 messages left.")).toBeVisible();

  // the tab that was left is told, and the draft is there
  await expect(limit).toHaveCount(0);
  // and so is the member's other browser, each time
  for (const one of [page, other])
    await expect(one.getByText("100 messages of your pack left")).toBeVisible();
  await expect(field(page)).toHaveValue("A draft that must not be lost");
  await field(page).press("Enter");
  await answered(page);
  for (const one of [page, other]) await expect(one.getByText("99 messages of your pack left")).toBeVisible();

  // an administrator gives one of them back, with a reason, and grants some
  await toBilling(page);
  await expect(billing(page).getByText("99 bought messages left")).toBeVisible();
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  const { page: admin } = await another();
  await signUpProvenAdmin(admin);
  await admin.goto(first.url());
  await expect(admin.getByRole("heading", { level: 1, name: "Payment not found" })).toBeVisible();
  await expect(admin.getByText("Fifty messages")).toHaveCount(0);
  await admin.goto("/admin/billing");
  await admin.getByLabel("Email, name or ID").fill(userId);
  await admin.getByRole("button", { name: "Search" }).click();
  const rows = admin.getByRole("table").first().getByRole("row");
  await expect(rows).toHaveCount(3);
  await accessibleSmallAndWide(admin);
  const newest = rows.nth(1);
  // the log is one for all: what stood in it before is somebody else's
  const mark = Date.now();
  const logged = (reason: string) => admin.getByRole("table").last().getByRole("row", { name: reason });
  await newest.getByText("Refund", { exact: true }).click();
  await newest.getByLabel("Reason").fill(`Bought twice by mistake, ${mark}`);
  await newest.getByLabel("Refund $3.95 to the card").check();
  await accessibleSmallAndWide(admin);
  await newest.getByRole("button", { name: "Refund This Payment" }).click();
  await expect(admin.getByText("Payment refunded")).toBeVisible();
  await expect(rows.filter({ hasText: "Refunded" })).toHaveCount(1);
  await expect(logged(`Bought twice by mistake, ${mark}`)).toContainText("Refund of $3.95");
  // the member's open page has heard of it
  await expect(billing(page).getByText("49 bought messages left")).toBeVisible();
  await noNotice(admin);
  await admin.getByLabel("How many").fill("10");
  await admin
    .getByRole("form", { name: "Grant messages" })
    .getByLabel("Reason")
    .fill(`For the trouble, ${mark}`);
  await admin.getByRole("button", { name: "Grant Messages" }).click();
  await expect(logged(`For the trouble, ${mark}`)).toContainText("10 messages granted");
  await expect(billing(page).getByText("59 bought messages left")).toBeVisible();

  // X19: back with nothing paid, once nobody can pay there any more
  const { url } = (await (
    await page.request.post("/functions/purchase-messages", { data: {}, headers: { origin } })
  ).json()) as { url: string };
  const session = new URL(url).pathname.split("/").at(-1) ?? "";
  await later(page, 2);
  await page.goto(`/billing/return?session=${session}`);
  await expect(page.getByRole("heading", { level: 1, name: "Payment Error" })).toBeVisible();
  await expect(page.getByText("Unable to process payment. Please try again.")).toBeVisible();
  await expect(page.getByText("Nothing was charged.")).toBeVisible();
  await accessibleSmallAndWide(page);
});
