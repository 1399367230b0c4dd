import { newAccount } from "../steps/account-page.ts";
import { usualCompanion } from "../steps/chat-page.ts";
import { accountPendingDeletion, conversationWithCopy } from "../steps/data-for-pages.ts";
import { walkHere, walkPage } from "../steps/keyboard-walk.ts";
import { CARDS, newTab, paid, payWith, plan, stripe, toPricing } from "../steps/money.ts";
import { expect, hostedSignIn, newEmail, noNotice, signUp, test } from "../steps/people.ts";
import { adopt, newPetOwner } from "../steps/pet-page.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

/** Pages that show something only after something was done: walked like every page (every-page-*.spec.ts). */

test.afterEach(async ({ page }) => {
  await usualCompanion(page);
  await stripe(page, { reset: true });
});

test("a conversation, a shared copy and each room of a pet: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
  another,
  origin,
}) => {
  test.setTimeout(300_000);
  await newPetOwner(page);
  const { conversationId, copy } = await conversationWithCopy(page, origin);
  await adopt(page, "Rabbit", "Selah");
  await noNotice(page);
  const rooms = ["", "/adventures", "/training", "/evolution", "/shop", "/album"].map(
    (room) => `/pet${room}`,
  );
  const own = [`/chatbot/${conversationId}`, `/conversations/${conversationId}`, "/shared"];
  for (const path of [...own, ...rooms, "/apple", "/welcome"])
    await test.step(path, () => walkPage(page, path));
  const visitor = await another();
  await walkPage(visitor.page, copy);
  // deleted, it can be brought back for a day
  const form = { intent: "delete", conversationId };
  await page.request.post("/conversations", { form, headers: { origin } });
  await walkPage(page, `/conversations/${conversationId}`);
  await expect(page.getByRole("button", { name: "Bring it back" })).toBeVisible();
});

test("a payment, and an administrator who looks it up: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
  another,
}) => {
  test.setTimeout(180_000);
  await signUp(page, { email: newEmail("payer") });
  await toPricing(page);
  const tab = await newTab(page, () =>
    plan(page, "Premium").getByRole("button", { name: "Upgrade Now" }).click(),
  );
  await payWith(tab, CARDS.pays);
  await paid(tab, "Premium is active");
  await walkHere(tab, "/billing/return, paid");
  for (const path of ["/pricing", "/settings"]) await test.step(path, () => walkPage(page, path));

  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  const { page: admin } = await another();
  await signUpProvenAdmin(admin);
  await admin.goto("/admin/billing");
  await admin.getByLabel("Email, name or ID").fill(userId);
  await admin.getByRole("button", { name: "Search" }).click();
  await admin.getByRole("table").first().getByText("Refund", { exact: true }).first().click();
  await walkHere(admin, "/admin/billing, a member's payments");
});

test("who has not said their age, and whose account rests: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
  another,
  origin,
}) => {
  await hostedSignIn(page, await newAccount(page, "ageless", {}));
  await walkPage(page, "/age");

  const { page: leaving } = await another();
  await accountPendingDeletion(leaving, origin);
  await walkPage(leaving, "/account-rests");
  await expect(leaving.getByRole("button", { name: "Undo, Keep My Account" })).toBeVisible();
});
