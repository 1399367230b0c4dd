import { answered, answers, connected, field, say } from "../steps/chat-page.ts";
import {
  expect,
  NEW_PASSWORD,
  NO_WORKER,
  newEmail,
  PASSWORD,
  signIn,
  signInByForm,
  signUp,
  test,
} from "../steps/people.ts";

test.use(NO_WORKER);

const protectedPath = "/chatbot";

test("S5, P5: a visitor is led to sign-in, and back to the page that was asked for", async ({ page }) => {
  await page.goto(protectedPath);
  await page.waitForURL("**/auth?mode=login&return_to=%2Fchatbot");
  await page.getByLabel("Email").fill("member@koinonia.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/chatbot");
});

test("P2: staff see what they are; members do not", async ({ page, another }) => {
  await signIn(page, "moderator@koinonia.test");
  await expect(page.getByText("Moderator", { exact: true })).toBeVisible();
  const member = await another();
  await signIn(member.page, "member@koinonia.test");
  await connected(member.page);
  await expect(member.page.getByText(/^(Moderator|Admin)$/)).toHaveCount(0);
});

test("P4, K4: the role is looked up after 100 ms, and believed only of the person who is signed in", async ({
  page,
}) => {
  const asked: string[] = [];
  let answer = { userId: "user_seed_admin", role: "admin" };
  await page.route("**/session/role", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: answer });
  });
  await page.clock.install();
  await signIn(page, "moderator@koinonia.test");
  const badge = page.getByText(/^(Moderator|Admin)$/);
  // the page comes to life while its clock stands still
  const open = async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    asked.length = 0;
    await page.goto("/chatbot");
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  };
  await open();
  await page.clock.runFor(99);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(1);
  // somebody else has signed in meanwhile: what they may do is not shown here
  await page.clock.runFor(5_000);
  await expect(badge).toHaveCount(0);

  answer = { userId: "user_seed_moderator", role: "moderator" };
  await open();
  await page.clock.runFor(100);
  await expect(badge).toHaveText("Moderator");
});

test("C5, P8: Upgrade leads a free member to the plans; premium has no allowance line and no Upgrade", async ({
  page,
  another,
}) => {
  const free = await another();
  await signIn(free.page, "member@koinonia.test");
  for (const width of [320, 1280]) {
    await free.page.setViewportSize({ width, height: 800 });
    await expect(free.page.getByRole("link", { name: "Upgrade", exact: true })).toBeInViewport({ ratio: 1 });
  }
  await free.page.getByRole("link", { name: "Upgrade", exact: true }).click();
  await free.page.waitForURL("**/pricing");

  await signIn(page, "premium@koinonia.test");
  await expect(page.getByText("free messages left today")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Upgrade" })).toHaveCount(0);
});

test("a tab whose session token has run out recovers: document by handshake, data by a fresh token", async ({
  page,
  context,
}) => {
  await signUp(page, { email: newEmail("expired") });
  await connected(page);
  // what a tab that slept finds: the token is gone, the sign-in is not
  await context.clearCookies({ name: /^__session/ });
  await say(page, "I feel alone");
  await answered(page, 2);

  await context.clearCookies({ name: /^__session/ });
  const handshake = page.waitForRequest((request) => request.url().includes("/__clerk/v1/client/handshake"));
  await page.reload();
  await handshake;
  await expect(answers(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/chatbot\/conv_/);
});

test("two tabs, two people: the second sign-in is the one that counts, and nothing of the first is shown", async ({
  page,
  context,
  allow,
}) => {
  allow(/404|WebSocket|401/);
  await signUp(page, { email: newEmail("first"), fullName: "First Person" });
  await connected(page);
  await say(page, "A secret of the first");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const secret = page.url();
  await field(page).fill("Not yet said in there");
  const tab = await context.newPage();
  await tab.goto("/chatbot");
  await connected(tab);
  await field(tab).fill("Not yet said out here");
  await tab.getByRole("button", { name: "Sign Out" }).click();
  await tab.getByRole("button", { name: "Sign Out without Sending" }).click();
  await tab.waitForURL((url) => url.pathname === "/");
  await page.waitForURL("**/auth?**");
  await signInByForm(tab, "member@koinonia.test");
  await expect(field(tab)).toHaveValue("");
  const answer = await tab.goto(secret);
  expect(answer?.status()).toBe(404);
  await expect(tab.getByText("A secret of the first")).toHaveCount(0);
  // the first tab, as it stands and after it was loaded again
  expect(await page.content()).not.toMatch(/A secret of the first|First Person|Not yet said/);
  await page.goto("/chatbot");
  await connected(page);
  await expect(field(page)).toHaveValue("");
  expect(await page.content()).not.toMatch(/A secret of the first|First Person|Not yet said/);
});

test("words that were typed and not sent wait for their writer, and for nobody else", async ({
  page,
  context,
}) => {
  const email = newEmail("draft");
  await signUp(page, { email });
  await connected(page);
  await field(page).fill("Half a thought");
  // the sign-in ends without the button: nothing has cleared the device. No page is open that would bring its
  // cookies back with an answer that is on its way
  await page.goto("about:blank");
  await context.clearCookies();
  await signIn(page, "member@koinonia.test");
  await connected(page);
  await expect(field(page)).toHaveValue("");
  await page.goto("about:blank");
  await context.clearCookies();
  await signIn(page, email, NEW_PASSWORD);
  await connected(page);
  await expect(field(page)).toHaveValue("Half a thought");
});
