import type { Page } from "@playwright/test";
import { menu, title, toHub } from "../steps/hub-page.ts";
import { expect, NO_WORKER, signIn, signInByForm, test } from "../steps/people.ts";

test.use(NO_WORKER);

type AuthEvent = { kind: string; userId: string | null; afterMs: number };
/** What each page of the context tells itself of who is signed in, and how long after its beginning. */
async function listen(page: Page) {
  await page.context().addInitScript(() => {
    const began = Date.now();
    const events: unknown[] = [];
    Object.assign(window, { events });
    window.addEventListener("auth-sync", (event) => {
      events.push({ ...(event as CustomEvent).detail, afterMs: Date.now() - began });
    });
  });
}
const events = (page: Page) => page.evaluate(() => (window as unknown as { events: AuthEvent[] }).events);

test("S7, S9, S19, S20, F15, F16, S2: tabs follow each other; widget keys are a hint; the session is asked for each minute", async ({
  page,
  context,
  allow,
}) => {
  allow(/WebSocket|status of 401|ERR_FAILED/);
  await page.clock.install();
  await listen(page);
  const asked: string[] = [];
  const times = (path: string) => asked.filter((one) => one === path).length;
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, "member@koinonia.test");
  await page.evaluate(() => localStorage.setItem("widget_user_id", "somebody"));
  await toHub(page);
  await expect.poll(() => events(page)).toMatchObject([{ kind: "signed-in", userId: "user_seed_member" }]);

  // what keeps the token fresh comes in a quiet moment: time that leaps before it would end its coming
  await page.waitForFunction(() => (window as { Clerk?: { loaded?: boolean } }).Clerk?.loaded);

  // S20: the key is changed in another tab
  const tab = await context.newPage();
  await toHub(tab);
  await expect.poll(() => events(tab)).toHaveLength(1);
  await tab.evaluate(() => localStorage.setItem("widget_user_email", "a@example.com"));
  await expect
    .poll(async () => (await events(page)).map(({ kind }) => kind))
    .toEqual(["signed-in", "widget"]);

  // F16: somebody is signed in, so the keys stay
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("widget_")));
  await page.clock.fastForward(11_000);
  await expect.poll(() => times("/session")).toBeGreaterThanOrEqual(1);

  // F15, S7: a minute later it is asked again, with three further tries; while nobody can say, nothing changes
  asked.length = 0;
  await page.route("**/session", (route) => route.abort());
  await page.clock.fastForward(61_000);
  await expect.poll(() => times("/session")).toBe(4);
  await page.unroute("**/session");
  // S2, D30: a new token has the subscription checked, twice
  asked.length = 0;
  await expect(async () => {
    await page.clock.fastForward(61_000);
    expect(times("/functions/check-subscription")).toBeGreaterThanOrEqual(2);
  }).toPass();
  await expect(title(page)).toHaveText("Welcome, Mary!");
  expect(await keys()).toHaveLength(2);

  // S9, S19: signed out in one tab, the other becomes a visitor's
  await tab.bringToFront();
  await tab.getByRole("button", { name: "Profile" }).click();
  await menu(tab).getByRole("button", { name: "Sign Out" }).click();
  await tab.waitForURL((url) => url.pathname === "/");
  await expect(title(page)).toHaveText("Your Faith Journey");

  // F16: after ten seconds nobody is signed in: both keys go, and it is said
  await page.bringToFront();
  await page.reload();
  await expect(async () => {
    await page.clock.fastForward(2_000);
    expect(await keys()).toEqual([]);
  }).toPass();
  await expect.poll(() => events(page)).toMatchObject([{ kind: "not-authenticated", userId: null }]);
  expect((await events(page))[0]?.afterMs).toBeGreaterThanOrEqual(10_000);

  // S19: a page that is drawn for one person becomes another's when they sign in beside it
  await signIn(tab, "member@koinonia.test");
  await toHub(page);
  await expect(title(page)).toHaveText("Welcome, Mary!");
  await expect.poll(() => events(page)).toHaveLength(1);
  await context.clearCookies();
  await signInByForm(tab, "premium@koinonia.test");
  await expect(title(page)).toHaveText("Welcome, Paul!");
});
