import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { connected, expect, noNotice, signIn, test } from "./people.ts";

/** H4, in its order; `soon`: the page has not been built. */
const TILES = [
  { name: "CM Chat", soon: false },
  { name: "Bible Study", soon: true },
  { name: "Daily Devotional", soon: false },
  { name: "Youth Ministry", soon: true },
  { name: "Men’s Fellowship", soon: false },
  { name: "Women’s Circle", soon: false },
  { name: "Life Guidance", soon: false },
  { name: "Games & Challenges", soon: true },
  { name: "Community", soon: true },
  { name: "Daniel Plan", soon: true },
];

const CHECK = "**/functions/check-subscription";

const tiles = (page: Page) => page.getByRole("navigation", { name: "Where to go" }).getByRole("listitem");
const tile = (page: Page, name: string) => tiles(page).filter({ hasText: name });
const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const premium = (page: Page) => page.getByRole("region", { name: "Premium Access" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.getByRole("region", { name: "Notices" });

/** A static document: when it has loaded, its script has run. */
const toHub = (page: Page) => page.goto("/welcome");

/** No violation by axe, and nothing beyond the side, at one width in both lights. */
async function sound(page: Page, width: number, within = "body") {
  await page.setViewportSize({ width, height: 860 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const { violations } = await new AxeBuilder({ page }).include(within).analyze();
    expect(
      violations.map(({ id, nodes }) => `${width} ${colorScheme}: ${id} ${nodes[0]?.html}`),
      `${width} ${colorScheme}`,
    ).toEqual([]);
  }
}

type Heard = { kind: string; userId: string | null; afterMs: number };
/** What each page of the context tells itself of who is signed in, and how long after its beginning. */
async function listen(page: Page) {
  await page.context().addInitScript(() => {
    const began = Date.now();
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener("auth-sync", (event) => {
      heard.push({ ...(event as CustomEvent).detail, afterMs: Date.now() - began });
    });
  });
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

test("D1, H1-H4, H20: a visitor's hub: the shell, the way in, ten tiles that point to it", async ({
  page,
}) => {
  await page.clock.install();
  const checks: string[] = [];
  page.on("request", (request) => {
    if (/check-subscription/.test(request.url())) checks.push(request.url());
  });
  await toHub(page);
  await expect(title(page)).toHaveText("Your Faith Journey");
  await expect(page.getByRole("banner").getByRole("link", { name: "Koinonia" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Profile" })).toHaveCount(0);
  expect(await tiles(page).locator("b").allTextContents()).toEqual(TILES.map(({ name }) => name));
  for (const { name, soon } of TILES) {
    await expect(tile(page, name).getByText("Opens soon")).toHaveCount(soon ? 1 : 0);
    await expect(tile(page, name).getByRole("link")).toHaveCount(soon ? 0 : 1);
    await expect(tile(page, name).getByRole("button")).toHaveCount(0);
  }
  await expect(tile(page, "Daniel Plan").getByText("Premium", { exact: true })).toBeVisible();

  // H2, by keyboard
  const getStarted = page.getByRole("button", { name: "Get Started" });
  const wayIn = page.locator(".get-started-menu");
  await getStarted.focus();
  await page.keyboard.press("Enter");
  await expect(wayIn).toBeVisible();
  for (const width of [1280, 320]) await sound(page, width);
  await page.keyboard.press("Escape");
  await expect(wayIn).toBeHidden();
  await expect(getStarted).toBeFocused();
  for (const [name, dialog] of [
    ["Sign In", "Welcome back"],
    ["Sign Up", "A peg with your name"],
  ] as const) {
    await getStarted.press("Enter");
    await page.keyboard.press("Tab");
    if (name === "Sign Up") await page.keyboard.press("Tab");
    await expect(wayIn.getByRole("link", { name })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveAccessibleName(dialog);
    await expect(wayIn).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/welcome$/);

  // the visitor's menu
  await bar(page).getByRole("button", { name: "Menu" }).press("Enter");
  await expect(menu(page).getByText("Not signed in")).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(menu(page).getByRole("button", { name: "Sign Out" })).toHaveCount(0);
  await sound(page, 320, "dialog[open]");
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();

  // H20, K3
  await page.clock.pauseAt(Date.now() + 60_000);
  await tile(page, "Life Guidance").getByRole("link").click();
  const hint = tile(page, "Life Guidance").getByText("Sign in required!");
  await expect(hint).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Sign in required!" })).toHaveCount(1);
  await expect(getStarted).toHaveAttribute("data-lit");
  await page.clock.runFor(3_900);
  await expect(hint).toBeVisible();
  await page.clock.runFor(200);
  await expect(hint).toHaveCount(0);
  await expect(getStarted).not.toHaveAttribute("data-lit");
  await expect(page).toHaveURL(/\/welcome$/);
  expect(checks).toEqual([]);
});

test("H1-H3, H11, H12, H18, D16: a member's hub, its menu by keyboard, and the Daniel Plan", async ({
  page,
}) => {
  await signIn(page, "member@koinonia.test");
  await page.clock.install();
  await toHub(page);
  await expect(title(page)).toHaveText("Welcome, Mary!");
  await expect(page.getByRole("button", { name: "Get Started" })).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(10);
  for (const { name, soon } of TILES) {
    await expect(tile(page, name).getByText("Opens soon")).toHaveCount(soon ? 1 : 0);
    // H18: the Daniel Plan leads to the premium section
    const leads = !soon || name === "Daniel Plan";
    await expect(tile(page, name).getByRole("link")).toHaveCount(leads ? 1 : 0);
  }
  await expect(premium(page).getByRole("link", { name: "Upgrade Now" })).toHaveAttribute("href", "/pricing");
  for (const width of [320, 1280, 390]) await sound(page, width);

  // S22, S21: a page of the app, though a static one
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await expect(notice(page)).toContainText("You're now offline. Some features may be limited.");
  await page.context().setOffline(false);
  await expect(notice(page)).toContainText("Internet connection restored.");
  await noNotice(page);
  // a notice under the pointer stays
  await page.mouse.move(0, 0);

  // H12
  await expect(bar(page).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expect(bar(page).getByRole("link", { name: "Chat" })).toHaveAttribute("href", "/chatbot");
  await expect(bar(page).getByText("Profile")).toContainText("Opens soon");
  for (const place of await bar(page).locator("a, button").all()) {
    const box = await place.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }

  // D16, by keyboard alone
  const opener = bar(page).getByRole("button", { name: "Menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(menu(page).getByText("Mary Okafor")).toBeVisible();
  await expect(menu(page).getByText(/^Free, \d of 8 messages left$/)).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
  await expect(menu(page).getByRole("link", { name: /^Premium Access/ })).toHaveAttribute("href", "/pricing");
  const inMenu = [
    menu(page).getByRole("button", { name: "Close" }),
    menu(page).getByRole("link", { name: "Settings" }),
    menu(page).getByRole("link", { name: /^Premium Access/ }),
    menu(page).getByRole("button", { name: "English" }),
    menu(page).getByRole("button", { name: "Español" }),
    menu(page).getByRole("button", { name: "As my device" }),
    menu(page).getByRole("button", { name: "Day" }),
    menu(page).getByRole("button", { name: "Night" }),
    menu(page).getByRole("button", { name: "Sign Out" }),
  ];
  for (const one of inMenu) {
    await page.keyboard.press("Tab");
    await expect(one).toBeFocused();
  }
  for (const width of [320, 390]) await sound(page, width, "dialog[open]");
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await sound(page, 1280);
  await expect(bar(page)).toBeHidden();
  const profile = page.getByRole("button", { name: "Profile" });
  await profile.press("Enter");
  await sound(page, 1280, "dialog[open]");
  await page.keyboard.press("Escape");
  await expect(profile).toBeFocused();

  // H18, K3: five seconds, and the way to the premium section
  await page.setViewportSize({ width: 390, height: 700 });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await tile(page, "Daniel Plan").getByRole("link").press("Enter");
  await expect(notice(page)).toContainText("Premium Feature Required");
  await expect(notice(page)).toContainText("Upgrade to Premium Access to join the wellness challenge.");
  await expect(premium(page).getByRole("heading")).toBeFocused();
  await expect(premium(page).getByRole("heading")).toBeInViewport();
  await page.clock.runFor(4_900);
  await expect(notice(page)).toContainText("Premium Feature Required");
  await page.clock.runFor(200);
  await expect(notice(page)).not.toContainText("Premium Feature Required");
  await page.clock.resume();
  await expect(page).toHaveURL(/\/welcome#premium$/);
  await premium(page).getByRole("link", { name: "Upgrade Now" }).press("Enter");
  await page.waitForURL("**/pricing");
});

test("without script the hub is readable, its menu opens, and every deed is a link or a form", async ({
  another,
}) => {
  const { page } = await another({ javaScriptEnabled: false });
  await toHub(page);
  await expect(page.locator("script:not([type='application/json'])")).toHaveCount(1);
  await expect(tile(page, "Life Guidance").getByRole("link")).toHaveAttribute(
    "href",
    "/auth?mode=login&from=hub",
  );
  await page.setViewportSize({ width: 390, height: 860 });
  await bar(page).getByRole("button", { name: "Menu" }).click();
  await expect(menu(page).getByText("Not signed in")).toBeVisible();
  await menu(page).getByRole("button", { name: "Close" }).click();
  await expect(menu(page)).toBeHidden();
  await bar(page).getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("button", { name: "Español" }).click();
  await expect(title(page)).toHaveText("Tu camino de fe");
  await expect(page).toHaveURL(/\/welcome$/);
});

test("H19, D14: a tile opens a conversation of its name, once; a later plain visit starts nothing", async ({
  page,
}) => {
  await signIn(page, "moderator@koinonia.test");
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      // for the chat's document to tell: the hub's is gone by then
      const stored = JSON.parse(localStorage.getItem("stored") ?? "[]");
      if (key.startsWith("chat"))
        setItem.call(localStorage, "stored", JSON.stringify([...stored, `${key}=${value}`]));
      setItem.call(this, key, value);
    };
  });
  const fromTile = async () => {
    await toHub(page);
    await page.evaluate(() => localStorage.removeItem("stored"));
    await tile(page, "Men’s Fellowship").getByRole("link").click();
    await page.waitForURL("**/chatbot/conv_*");
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("stored") ?? "[]"))).toEqual([
      "chatContext=mens-ministry",
      "chatTitle=Men’s Fellowship",
    ]);
    expect(
      await page.evaluate(() => [sessionStorage.getItem("chatContext"), sessionStorage.getItem("chatTitle")]),
    ).toEqual([null, null]);
    return page.url();
  };
  const listed = page.getByRole("navigation", { name: "Your conversations" }).getByRole("link");
  const opened = await fromTile();
  await connected(page);
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText("Men’s Fellowship");
  await expect(listed).toHaveAttribute("aria-current", "page");
  // nothing has been said in it: it is found again
  expect(await fromTile()).toBe(opened);
  await page.goto("/chatbot");
  await connected(page);
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(listed).toHaveCount(1);
});

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
  await expect.poll(() => heard(page)).toMatchObject([{ kind: "signed-in", userId: "user_seed_member" }]);

  // S20: the key is changed in another tab
  const tab = await context.newPage();
  await toHub(tab);
  await expect.poll(() => heard(tab)).toHaveLength(1);
  await tab.evaluate(() => localStorage.setItem("widget_user_email", "a@example.com"));
  await expect.poll(async () => (await heard(page)).map(({ kind }) => kind)).toEqual(["signed-in", "widget"]);

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
  await expect.poll(() => heard(page)).toMatchObject([{ kind: "not-authenticated", userId: null }]);
  expect((await heard(page))[0]?.afterMs).toBeGreaterThanOrEqual(10_000);

  // S19: a page that is drawn for one person becomes another's when they sign in beside it
  await signIn(tab, "member@koinonia.test");
  await toHub(page);
  await expect(title(page)).toHaveText("Welcome, Mary!");
  await expect.poll(() => heard(page)).toHaveLength(1);
  await context.clearCookies();
  await signIn(tab, "premium@koinonia.test");
  await expect(title(page)).toHaveText("Welcome, Paul!");
});

test("S1-S4, D30, X1, X2, X8: the subscription is asked for at once and once more; a failure is said and believes nothing", async ({
  page,
  allow,
}) => {
  allow(/status of 500|ERR_FAILED/);
  await signIn(page, "premium@koinonia.test");
  await toHub(page);
  const yours = premium(page).getByText("Yours");
  await expect(yours).toBeVisible();
  await expect(premium(page).getByRole("link", { name: "Upgrade Now" })).toHaveCount(0);
  const times = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith("/functions/check-subscription"))
        .map(({ startTime }) => startTime),
    );
  await expect.poll(async () => (await times()).length).toBe(2);
  const [first = 0, second = 0] = await times();
  expect(second - first).toBeGreaterThanOrEqual(400);
  await page.waitForTimeout(700);
  expect(await times()).toHaveLength(2);
  await expect(yours).toBeVisible();

  for (const [answer, words] of [
    [{ message: "the ledger is closed" }, "Failed to check subscription: the ledger is closed"],
    [{}, "Failed to check subscription: Unknown error"],
    [null, "Failed to refresh subscription status"],
  ] as const) {
    await page.route(CHECK, (route) =>
      answer ? route.fulfill({ status: 500, json: answer }) : route.abort(),
    );
    await toHub(page);
    await expect(page.getByRole("alert").filter({ hasText: words })).toContainText("Error");
    // S4, X8: believed unsubscribed, on the hub
    await expect(premium(page).getByRole("link", { name: "Upgrade Now" })).toBeVisible();
    await expect(yours).toHaveCount(0);
    await expect(page).toHaveURL(/\/welcome$/);
    await page.unroute(CHECK);
  }
  await toHub(page);
  await expect(yours).toBeVisible();
  await noNotice(page);

  // S3: 401 is a sign-out that this page has not heard of: unsubscribed, and no notice
  await page.route(CHECK, (route) => route.fulfill({ status: 401, json: { error: "unauthorized" } }));
  allow(/status of 401/);
  await toHub(page);
  await expect(premium(page).getByRole("link", { name: "Upgrade Now" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "subscription" })).toHaveCount(0);
});
