import type { Locator, Page, Response } from "@playwright/test";
import { accessibleInBothThemes } from "../steps/accessibility.ts";
import { expect, PASSWORD, signIn, test } from "../steps/people.ts";

const PREMIUM = "premium@koinonia.test";

const ORDER = [
  "There is a chair for you.",
  "Koinonia is a network of faith and support.",
  "No invented numbers.",
  "Open today",
  "How do I pray when I am tired?",
  "Come to me, all you who labor and are heavily burdened",
  "Meet Your Pet",
  "How it works",
  "Share testimonies",
  "Request prayers",
  "Connect and support",
  "Bible trivia",
  "Memory verses",
  "Daily streaks",
  "Join to Play Games",
  "Testimony",
  "Prayer request",
  "Pull up a chair",
  "See Premium",
  "Koinonia is not a replacement for professional counseling, medical advice or pastoral care.",
  "Terms of Service",
  "Privacy Policy",
];

/** L13, D17: a word of each point, in both texts. */
const POINTS = [
  "Effective 1 September 2025",
  /not a replacement for professional counseling, medical advice or pastoral care/,
  /stored on (your own device|our server)|On your device/,
  /our identity provider, Clerk/i,
  /Card data is handled by our payment provider alone/,
  /law of the State of Florida/,
  /end an account/,
  /the new text stands here with its date/,
];

/** Texts in the order in which they are read. */
async function expectOrder(page: Page, texts: readonly string[]): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, without closed dialogs and scripts
  const words = await page.locator("body").innerText();
  let from = 0;
  for (const text of texts) {
    const at = words.indexOf(text, from);
    expect(at, `"${text}" in its place`).toBeGreaterThanOrEqual(0);
    from = at;
  }
}

/** WCAG 2.5.8 and our own measure: what is pressed is 44 px high. */
const smallTargets = (page: Page) =>
  page
    .locator("a:visible, button:visible")
    .evaluateAll((all) =>
      all
        .filter((one) => !one.classList.contains("skip-link") && one.getBoundingClientRect().height < 44)
        .map((one) => one.textContent),
    );

async function press(page: Page, link: Locator): Promise<void> {
  await link.focus();
  await page.keyboard.press("Enter");
}

test("L1-L13, L19: the front page of a visitor, by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await expectOrder(page, ["Sign In", "Join Community", ...ORDER]);
  const main = page.getByRole("main");
  await expect(main.getByText("Sample", { exact: true })).toHaveCount(3);
  // L5, D15
  await expect(main.locator(".hero-actions a")).toHaveAttribute("href", "/restore-welcome");
  await expect(page.getByRole("link", { name: "See Premium" })).toHaveAttribute("href", "/pricing");
  // L9: to the games, which lead a visitor to sign-in; until they are built, there at once
  const games = (await page.request.get("/gamification", { maxRedirects: 0 })).status() !== 404;
  await expect(main.getByRole("link", { name: "Join to Play Games" })).toHaveAttribute(
    "href",
    games ? "/gamification" : "/auth?mode=signup&from=landing&return_to=%2Fgamification",
  );
  // L1: it stays in sight
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByRole("banner").getByRole("link", { name: "Join Community" })).toBeInViewport();

  for (const name of ["Terms of Service", "Privacy Policy"]) {
    const link = page.getByRole("contentinfo").getByRole("link", { name });
    await press(page, link);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("heading", { name, level: 2 })).toBeFocused();
    for (const point of POINTS) await expect(dialog.getByText(point).first()).toBeAttached();
    const words = dialog.locator(".legal-scroll");
    await words.focus();
    await page.keyboard.press("End");
    await expect.poll(() => words.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  }

  // L14-L17, D9: the account dialog, brought in when it is asked for
  await press(page, page.getByRole("banner").getByRole("link", { name: "Join Community" }));
  const account = page.getByRole("dialog");
  await expect(account.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
  await expect(account.getByLabel("Full name")).toBeVisible();
  await expect(account.getByLabel("Phone")).toHaveCount(0);
  // L20: of the form as it stands here, without a phone
  const tips = account.getByRole("complementary", { name: "Trouble signing up?" }).getByRole("listitem");
  await expect(tips).toHaveText([
    "One account per email. If yours already exists, sign in instead.",
    // D9: here no strength is asked for
    "Must contain 8+ characters",
  ]);
  await page.keyboard.press("Escape");
  await expect(account).toHaveCount(0);
  await press(page, page.getByRole("banner").getByRole("link", { name: "Sign In" }));
  await expect(account.getByRole("complementary", { name: "Trouble signing in?" })).toBeVisible();
  await expect(account.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(account.getByLabel("Full name")).toHaveCount(0);
});

test("R1, K1: the same words on a phone, and the terms over them", async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await expectOrder(page, ORDER);
    expect(await smallTargets(page), `targets at ${width}`).toEqual([]);
    const header = await page.getByRole("banner").boundingBox();
    expect(header?.height, "the header is one line").toBeLessThan(80);
    await page.getByRole("link", { name: "Terms of Service" }).click();
    await accessibleInBothThemes(page, `the terms over / at ${width}`);
  }
});

test("R1, K1: below 768 px another form, by style alone", async ({ page }) => {
  const columns = (of: string) =>
    page.locator(of).evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  await page.goto("/");
  for (const [width, of] of [
    [768, 3],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await columns(".trio"), `${width} px`).toBe(of);
  }
  // H12: the bar at the foot of the hub is a phone's
  await page.goto("/welcome");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(bar).toBeHidden();
});

test("L3, L5, L9: a member's front page, into the app and out of it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  const account = page.getByRole("dialog");
  await account.getByLabel("Email").fill(PREMIUM);
  // pressed while the form still loads, it asks for the password once more
  await expect(async () => {
    await account.getByLabel("Password", { exact: true }).fill(PASSWORD, { timeout: 2_000 });
    await account.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("**/welcome", { timeout: 10_000 });
  }).toPass();

  const answer = await page.goto("/");
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Join Community" })).toHaveCount(0);
  await expect(header.getByRole("link", { name: "Go to Community" })).toBeVisible();
  for (const [words, path] of [
    ["Access Community", "/community"],
    ["Play Games Now", "/gamification"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name: words }).first()).toHaveAttribute(
      "href",
      path,
    );
  }
  await header.getByRole("button", { name: "Sign Out" }).click();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
});

test("L1: a visit brings no framework, and is told where its day begins only when somebody does something", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  // the script itself, what it imports, and what comes once the page has loaded
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((url) => /\/(framework|root|entry)[-.]|\/app-(?!life)/.test(url))).toEqual([]);
  const zone = async () => (await page.context().cookies()).find(({ name }) => name === "tz")?.value;
  expect(await zone()).toBeUndefined();
  await page.keyboard.press("Tab");
  await expect.poll(zone).toMatch(/\w/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every word is read and every link is followed; the language is a form", async ({ page }) => {
    await page.goto("/");
    await expectOrder(page, ORDER);
    const links = await page
      .locator("a[href]:visible")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of new Set(links)) {
      expect((await page.request.get(link)).status(), link).toBeLessThan(400);
    }
    for (const [path, name] of [
      ["/terms", "Terms of Service"],
      ["/privacy", "Privacy Policy"],
    ] as const) {
      await page.goto("/");
      await page.getByRole("link", { name }).click();
      await page.waitForURL(`**${path}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      for (const point of POINTS) await expect(page.getByText(point).first()).toBeVisible();
    }
    await page.goto("/");
    await page.getByRole("button", { name: "Español" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hay una silla para ti.");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is a chair for you.");
  });
});

test("S9: a member signs out without script", async ({ page, another }) => {
  await signIn(page, PREMIUM);
  const storageState = await page.context().storageState();
  const plain = await another({ javaScriptEnabled: false, storageState });
  await plain.page.goto("/");
  await plain.page.getByRole("button", { name: "Sign Out" }).click();
  await expect(plain.page.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("on a first visit the words are painted before script and typefaces are asked for; then both come, without movement too", async ({
  another,
}) => {
  const asked = (page: Page) =>
    page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
      const files = performance.getEntriesByType("resource").filter(({ name }) => /\.(js|woff2)$/.test(name));
      return files.map(({ name, startTime }) => ({
        kind: name.split(".").at(-1),
        early: startTime < painted,
      }));
    });
  const ours = (page: Page) =>
    page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes("Vollkorn") && status === "loaded"),
    );
  const { page } = await another();
  const isFirst = (answer: Response | null) =>
    answer?.text().then((html) => /<html[^>]* data-first-visit/.test(html));
  expect(await isFirst(await page.goto("/"))).toBe(true);
  await ours(page);
  await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(3);
  expect((await asked(page)).filter(({ early }) => early)).toEqual([]);
  const face = await page
    .getByRole("heading", { level: 1 })
    .evaluate((h1) => getComputedStyle(h1).fontFamily);
  expect(face).toMatch(/^"?Vollkorn/);
  // whoever has pressed anything has a cookie, and is here for the second time
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForFunction(() => document.cookie.includes("tz="));
  expect(await isFirst(await page.reload())).toBe(false);
  await ours(page);

  const { page: calm } = await another({ reducedMotion: "reduce" });
  await calm.goto("/");
  await ours(calm);
  const { page: plain } = await another({ javaScriptEnabled: false });
  const typeface = plain.waitForResponse(/vollkorn.*\.woff2$/);
  await plain.goto("/");
  expect((await typeface).ok()).toBe(true);
});
