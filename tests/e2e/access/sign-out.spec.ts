import { answered, connected, field, say } from "../steps/chat-page.ts";
import { expect, NO_WORKER, newEmail, signIn, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

test("S8, S9: sign-in, sign-out; then back shows nothing of the member", async ({ page }) => {
  await signUp(page, { email: newEmail("back"), fullName: "Tabitha Joppa" });
  await say(page, "Words for nobody else");
  await answered(page, 2);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goBack();
  await page.waitForURL("**/auth?**");
  await expect(page.getByLabel("Email")).toBeVisible();
  expect(await page.content()).not.toMatch(/Words for nobody else|Tabitha/);
});

for (const script of ["with the page's script", "before the page's script has come"] as const)
  test(`S9, L3: who signs out on a shared page ${script} takes their own words along, and nobody else's`, async ({
    page,
    context,
    allow,
  }) => {
    allow(/Failed to (load|fetch)|ERR_FAILED/);
    await signUp(page, { email: newEmail("stays") });
    await connected(page);
    await field(page).fill("Half a thought");
    // gone without the button: this member's words wait on the device
    await page.goto("about:blank");
    await context.clearCookies();
    await signIn(page, "member@koinonia.test");
    await connected(page);
    await field(page).fill("A thought of who leaves");
    const comes = script === "with the page's script";
    if (!comes) await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/");
    // it is asked for after the first paint
    if (comes) await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Sign Out" }).click();
    // M9: what is not sent is offered first, where there is a script to ask
    if (comes) {
      const ask = page.getByRole("dialog", { name: "One thing has not been sent" });
      await expect(ask).toContainText("A thought of who leaves");
      await ask.getByRole("button", { name: "Sign Out without Sending" }).click();
    }
    await expect(page.getByRole("link", { name: "Sign In", exact: true })).toBeVisible();
    await page.unroute("**/assets/*.js");
    if (!comes) await page.reload();
    const drafts = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith("draft:"))
          .map(([, text]) => text),
      );
    await expect.poll(drafts).toEqual(["Half a thought"]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("leaver");
  });

test("S9: signed out in one tab, the other is led to sign-in", async ({ page, context, allow }) => {
  allow(/WebSocket|401/);
  await signUp(page, { email: newEmail("leaving") });
  const tab = await context.newPage();
  await tab.goto("/chatbot");
  await connected(tab);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await tab.waitForURL("**/auth?**");
});

test("S9, K3: sign-out waits five seconds for a vendor and a server that do not answer, no longer, and it holds", async ({
  page,
  allow,
}) => {
  allow(/Failed to load|ERR_/);
  await page.clock.install();
  await signIn(page, "premium@koinonia.test");
  await page.waitForFunction(() => window.Clerk?.loaded);
  const asked: string[] = [];
  let answers = false;
  await page.route(/\/__clerk\/|\/session\/end$/, async (route) => {
    if (answers || route.request().method() === "GET") return route.fallback();
    asked.push(new URL(route.request().url()).pathname);
  });
  const holds = async () =>
    (await page.context().cookies()).some(({ name, value }) => name === "__session" && value !== "");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect.poll(() => asked.some((path) => path.startsWith("/__clerk/"))).toBe(true);
  expect(asked).toContain("/session/end");
  await page.clock.runFor(4_900);
  expect(await holds()).toBe(true);
  await page.clock.runFor(200);
  await expect.poll(holds).toBe(false);
  // S19: the other tabs are told first
  await page.clock.runFor(300);
  await page.waitForURL((url) => url.pathname === "/");

  // the vendor is well again, and has not heard of it: nobody is signed in here for all that
  answers = true;
  await page.clock.resume();
  await page.goto("/chatbot");
  await page.waitForURL("**/auth?**");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByLabel("I am a person, not a program")).toBeVisible();
  await page.goto("/chatbot");
  await page.waitForURL("**/auth?**");
  expect(await holds()).toBe(false);
});
