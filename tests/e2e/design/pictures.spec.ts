import { inDatabase } from "../servers/database.ts";
import {
  captcha,
  clerk,
  create,
  dialog,
  fill,
  newAccount,
  tick,
  typePassword,
} from "../steps/account-page.ts";
import { answered, connected, say } from "../steps/chat-page.ts";
import { accountPendingDeletion, conversationWithCopy } from "../steps/data-for-pages.ts";
import {
  billing,
  CARDS,
  later,
  newTab,
  paid,
  payWith,
  plan,
  stripe,
  toBilling,
  toPricing,
} from "../steps/money.ts";
import {
  advanceClock,
  codeFor,
  expect,
  hostedSignIn,
  newEmail,
  noNotice,
  signIn,
  signUp,
  test,
} from "../steps/people.ts";
import { adopt, giveCoins, newPetOwner } from "../steps/pet-page.ts";
import { keepAll } from "../steps/pictures.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

// only run for the pictures (SCREENSHOTS=1): other files judge
test.beforeEach(() => test.setTimeout(400_000));
test.afterEach(({ page }) => stripe(page, { reset: true }));

test("public pages", async ({ page, allow }) => {
  allow(/404/);
  for (const [screen, path] of [
    ["home", "/"],
    ["auth", "/auth"],
    ["auth-login", "/auth?mode=login"],
    ["auth-signup", "/auth?mode=signup"],
    ["pricing", "/pricing"],
    ["hub-visitor", "/welcome"],
    ["safety", "/safety"],
    ["bible", "/bible/web/psalms/23"],
    ["not-found", "/no/such/page"],
    ["offline", "/offline"],
  ] as const) {
    await page.goto(path);
    await keepAll(page, screen);
  }
  const further =
    "netflix minimalist bento material apple restore-welcome chatbot-auth mobile-app terms privacy";
  for (const path of `${further} mobile-dev`.split(" ")) {
    await page.goto(`/${path}`);
    await keepAll(page, path);
  }
});

test("the ways in: a test text, a new password, one more step, the phone, the age", async ({
  page,
  another,
}) => {
  await page.goto("/auth");
  await expect(async () => {
    await page.getByRole("button", { name: "Test SMS" }).press("Enter");
    await expect(captcha(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await keepAll(page, "auth-test-sms", dialog(page));
  await page.goto("/auth?mode=login");
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Reset your password");
  await keepAll(page, "auth-forgotten", dialog(page));
  await page.goto("/auth?type=signup&__clerk_status=expired");
  await keepAll(page, "auth-link-too-old", dialog(page));

  const ageless = await newAccount(page, "ageless", {});
  const { page: asked } = await another();
  await hostedSignIn(asked, ageless);
  await asked.goto("/age");
  await keepAll(asked, "age");
  await clerk(page, { clientTrust: [ageless] });
  await typePassword(page, ageless);
  await expect(dialog(page)).toHaveAccessibleName("Confirm it is you");
  await keepAll(page, "auth-second-step", dialog(page));
  await clerk(page, { reset: true });

  const { page: joining } = await another();
  const email = newEmail("joining");
  await joining.goto("/auth?mode=signup");
  await fill(joining, email);
  await tick(joining);
  await create(joining);
  await joining.getByLabel("Verification code").fill(await codeFor(joining, email));
  await expect(dialog(joining)).toHaveAccessibleName("Verify your phone");
  await noNotice(joining);
  await keepAll(joining, "auth-phone", dialog(joining));
});

test("a conversation as plain forms, what is shared of it, an account that rests, an outage", async ({
  page,
  another,
  origin,
  allow,
}) => {
  allow(/status of 500/);
  await signUp(page, { email: newEmail("sharer") });
  const { conversationId, copy } = await conversationWithCopy(page, origin);
  await keepAll(page, "shared");
  await page.goto(`/conversations/${conversationId}`);
  await keepAll(page, "conversation");
  const visitor = await another();
  await visitor.page.goto(copy);
  await keepAll(visitor.page, "shared-copy");
  await inDatabase("ALTER TABLE notifications RENAME TO notifications_out_of_reach");
  try {
    await page.goto("/notifications");
    await keepAll(page, "outage");
  } finally {
    await inDatabase("ALTER TABLE notifications_out_of_reach RENAME TO notifications");
  }
  const { page: leaving } = await another();
  await accountPendingDeletion(leaving, origin);
  await leaving.goto("/account-rests");
  await keepAll(leaving, "account-rests");
});

test("a member's pages", async ({ page }) => {
  await signIn(page, "member@koinonia.test");
  for (const path of ["welcome", "settings", "apple", "pricing"]) {
    await page.goto(`/${path}`);
    await keepAll(page, `${path}-member`);
  }
  await page.goto("/settings");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Full name").fill("Mary Okafor Lee");
  await keepAll(page, "settings-unsaved", page.locator("#notes"));
});

test("the pet, its shop, the wallet, the rhythm and the bell", async ({ page }) => {
  const userId = await newPetOwner(page);
  for (const path of ["notifications", "rhythm", "wallet", "welcome"]) {
    await page.goto(`/${path}`);
    await keepAll(page, `${path}-new`);
  }
  await page.goto("/pet");
  await keepAll(page, "pet-adopt");
  await adopt(page, "Rabbit", "Selah");
  await keepAll(page, "pet-care");
  await giveCoins(userId, 1_000);
  await page.getByRole("button", { name: /^Feed/ }).click();
  await noNotice(page);
  await page.goto("/pet/adventures");
  await keepAll(page, "pet-adventures");
  await page
    .getByRole("button", { name: /^Start adventure/ })
    .first()
    .click();
  await expect(page.getByText(/^On the way to/)).toBeVisible();
  await keepAll(page, "pet-on-the-way");
  await page.goto("/rhythm");
  await advanceClock(page, 60_000);
  await page.goto("/pet/adventures");
  await page.getByRole("link", { name: /^Read again/ }).click();
  await expect(page.getByText(/^\+\d+ experience$/)).toBeVisible();
  await keepAll(page, "pet-found");
  for (const path of ["training", "evolution", "shop", "album"]) {
    await page.goto(`/pet/${path}`);
    await keepAll(page, `pet-${path}`);
  }
  await inDatabase(
    "UPDATE user_pets SET level = 5, happiness = 85, version = version + 1 WHERE user_id = ?",
    userId,
  );
  await page.goto("/pet/evolution");
  await page.getByRole("link", { name: "Evolve" }).click();
  await expect(page.getByRole("button", { name: "Yes, Evolve" })).toBeVisible();
  await keepAll(page, "pet-shall-grow");
  await page.getByRole("button", { name: "Yes, Evolve" }).click();
  await expect(page.getByRole("heading", { name: "Look at you, Selah" })).toBeVisible();
  await noNotice(page);
  await keepAll(page, "pet-grown");
  await inDatabase(
    "UPDATE user_pets SET energy = 30, happiness = 30, experience = experience, version = version + 1 WHERE user_id = ?",
    userId,
  );
  await page.goto("/pet");
  await keepAll(page, "pet-in-need");
  for (const path of ["notifications", "rhythm", "wallet", "welcome", "apple"]) {
    await page.goto(`/${path}`);
    await keepAll(page, `${path}-lived`);
  }
});

test("money: prices, the payment's return, the plan, what went wrong, the admin", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of (401|404|502)/);
  await signUp(page, { email: newEmail("payer") });
  await toPricing(page);
  const held = await newTab(page, () =>
    plan(page, "Premium").getByRole("button", { name: "Upgrade Now" }).click(),
  );
  await keepAll(held, "sandbox-checkout");
  await stripe(page, { deliver: "hold", fault: "500", on: "/v1/" });
  await payWith(held, CARDS.pays);
  await expect(held.getByRole("heading", { level: 1, name: "One moment" })).toBeVisible();
  await keepAll(held, "billing-one-moment");
  await stripe(page, { reset: true });
  await stripe(page, { release: "order" });
  await paid(held, "Premium is active");
  await keepAll(held, "billing-premium");
  await toPricing(page);
  await keepAll(page, "pricing-premium");
  await toBilling(page);
  await keepAll(page, "settings-plan", billing(page));
  await billing(page).getByRole("button", { name: "Cancel Premium" }).click();
  await expect(billing(page).getByText("No more charges.")).toBeVisible();
  await noNotice(page);
  await keepAll(page, "settings-cancelled-plan", billing(page));
  await page.goto("/billing/cancelled");
  await keepAll(page, "billing-cancelled");
  await page.goto("/billing/return?session_id=cs_test_unknown");
  await keepAll(page, "billing-unknown");

  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  const { page: admin } = await another();
  await signUpProvenAdmin(admin);
  await admin.goto("/admin/billing");
  await keepAll(admin, "admin-empty");
  await admin.getByLabel("Email, name or ID").fill(userId);
  await admin.getByRole("button", { name: "Search" }).click();
  await expect(admin.getByRole("table").first()).toBeVisible();
  await admin.getByRole("table").first().getByText("Refund", { exact: true }).first().click();
  await keepAll(admin, "admin");
});

test("a plan whose card fails: within its grace, and beyond it", async ({ page }) => {
  await signUp(page, { email: newEmail("late") });
  await toPricing(page);
  const tab = await newTab(page, () =>
    plan(page, "Premium").getByRole("button", { name: "Upgrade Now" }).click(),
  );
  await payWith(tab, CARDS.failsLater);
  await paid(tab, "Premium is active");
  await tab.close();
  await later(page, 31);
  await toBilling(page);
  await expect(
    billing(page)
      .getByText(/did not go through/)
      .first(),
  ).toBeVisible();
  await noNotice(page);
  await keepAll(page, "settings-late-plan", billing(page));
  await later(page, 6);
  for (const path of ["pricing", "restore-welcome"]) {
    await page.goto(`/${path}`);
    await keepAll(page, `${path}-too-late`);
  }
  await toBilling(page);
  await noNotice(page);
  await keepAll(page, "settings-too-late-plan", billing(page));
});

test("an answer", async ({ page }) => {
  await signUp(page, { email: newEmail("asker") });
  await connected(page);
  await say(page, "I have been anxious about tomorrow.");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await keepAll(page, "chat-answered");
});
