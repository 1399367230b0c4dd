import type { Page } from "@playwright/test";
import { accessibleInBothThemes } from "../steps/accessibility.ts";
import { bar, menu, notice, premium, tile, tiles, title, toHub } from "../steps/hub-page.ts";
import { expect, noNotice, signIn, test } from "../steps/people.ts";

/** H4, in its order. */
const TILES = [
  "CM Chat",
  "Bible Study",
  "Daily Devotional",
  "Youth Ministry",
  "Men's Fellowship",
  "Women’s Circle",
  "Life Guidance",
  "Games & Challenges",
  "Community",
  "Daniel Plan",
];

/** No violation by axe, and nothing beyond the side, at one width in both lights. */
async function sound(page: Page, width: number, within = "body") {
  await page.setViewportSize({ width, height: 860 });
  await accessibleInBothThemes(page, `${width}`, within);
}

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
  expect(await tiles(page).locator("b").allTextContents()).toEqual(TILES);
  for (const name of TILES) {
    await expect(tile(page, name).getByText("Not open now")).toHaveCount(0);
    await expect(tile(page, name).getByRole("link")).toHaveCount(1);
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
    ["Sign Up", "Create your account"],
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

  // H20, K3: the same on a tile whose room is not open
  await page.clock.pauseAt(Date.now() + 60_000);
  await tile(page, "Community").getByRole("link").click();
  const hint = tile(page, "Community").getByText("Sign in required!");
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
  for (const name of TILES) {
    await expect(tile(page, name).getByText("Not open now")).toHaveCount(0);
    await expect(tile(page, name).getByRole("link")).toHaveCount(1);
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
  await expect(bar(page).getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/community");
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
    ...["Bible", "Community", "Games", "Youth"].map((name) => menu(page).getByRole("link", { name })),
    menu(page).getByRole("link", { name: "Video Teachings" }),
    menu(page).getByRole("link", { name: "Talk by voice" }),
    menu(page).getByRole("link", { name: "Notifications" }),
    menu(page).getByRole("link", { name: "Wallet and rhythm" }),
    menu(page).getByRole("link", { name: "Settings" }),
    menu(page).getByRole("link", { name: /^Premium Access/ }),
    menu(page).getByRole("button", { name: "English" }),
    menu(page).getByRole("button", { name: "Español" }),
    menu(page).getByRole("button", { name: "System" }),
    menu(page).getByRole("button", { name: "Light" }),
    menu(page).getByRole("button", { name: "Dark" }),
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

test("without script the hub is readable, its menu opens, and every action is a link or a form", async ({
  another,
}) => {
  const { page } = await another({ javaScriptEnabled: false });
  await page.goto("/welcome");
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
