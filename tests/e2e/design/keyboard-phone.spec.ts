import { focused, press, staysWithin, tabTo } from "../steps/keys.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

/** What a phone has instead: the bar at its foot, the Menu sheet, the drawer. By a keyboard beside it. */
test.use({ viewport: { width: 390, height: 844 } });

test("on a phone, by keyboard alone: the terms, the account dialog and its tabs, and back where one was", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await press(page, /^Terms of Service$/);
  const terms = page.getByRole("dialog", { name: "Terms of Service" });
  await expect(terms).toBeVisible();
  await staysWithin(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(terms).toBeHidden();
  expect(await focused(page)).toBe("Terms of Service");

  await press(page, /^Join Community$/);
  const account = page.getByRole("dialog");
  await expect(account).toHaveAccessibleName("Create your account");
  await tabTo(page, /^Sign Up$/);
  await page.keyboard.press("ArrowLeft");
  await expect(account.getByRole("tab", { name: "Sign In" })).toBeFocused();
  await expect(account).toHaveAccessibleName("Welcome back");
  await staysWithin(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(account).toHaveCount(0);
  expect(await focused(page)).toBe("Join Community");
});

test("on a phone, by keyboard alone: the bar, the chat's drawer, the Menu sheet, the settings", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("phone-keys") });
  await page.goto("/welcome");
  await press(page, /^Chat$/);
  await page.waitForURL("**/chatbot");
  const drawer = page.locator("#conversations");
  await press(page, /^Conversations$/);
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(drawer.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  expect(await focused(page)).toBe("Conversations");
  await page.keyboard.press("Enter");
  await press(page, /^Close$/);
  await expect(drawer).toBeHidden();
  expect(await focused(page)).toBe("Conversations");

  await page.goto("/welcome");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await press(page, /^Menu$/);
  await expect(menu).toBeVisible();
  await staysWithin(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  expect(await focused(page)).toBe("Menu");
  await page.keyboard.press("Enter");
  await press(page, /^Settings$/);
  await page.waitForURL("**/settings");

  // a place on the page: the focus goes on from there
  for (const [name, id] of [
    ["Notifications", "notes"],
    ["Appearance", "look"],
  ] as const) {
    await press(page, new RegExp(`^${name}$`));
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await page.keyboard.press("Tab");
    await expect(page.locator(`#${id} :focus`)).toHaveCount(1);
  }
  await tabTo(page, /^System$/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await press(page, /^Save$/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await press(page, /^Menu$/);
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  expect(await focused(page)).toBe("Menu");
});

test("on a phone, by keyboard alone: a pet is adopted, sent out and visited in each of its rooms", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("pet-keys") });
  await page.goto("/pet");
  await tabTo(page, /^Dog/);
  // of radio buttons the arrows choose
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Rabbit" })).toBeChecked();
  await tabTo(page, /^Name$/);
  await page.keyboard.type("Selah");
  await press(page, /^Create companion$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Selah");
  for (const room of ["Adventures", "Training", "Evolution", "Shop", "Care"]) {
    await press(page, new RegExp(`^${room}$`));
    await page.waitForURL(room === "Care" ? "**/pet" : `**/pet/${room.toLowerCase()}`);
    expect(await focused(page)).toBe(room);
  }
  await press(page, /^Adventures$/);
  await press(page, /^Start adventure/);
  await expect(page.getByText(/^On the way to/)).toBeVisible();
  expect(await focused(page)).not.toBe("");
  await press(page, /^Back to Home$/);
  await page.waitForURL("**/welcome");
});
