import { accessibleInBothThemes } from "../steps/accessibility.ts";
import { bar, tile, title, toHub } from "../steps/hub-page.ts";
import { expect, signIn, test } from "../steps/people.ts";

test("V1, S13: a visitor who asked for a room is led to sign in, and comes back to it", async ({ page }) => {
  await page.goto("/community");
  await expect(page).toHaveURL(/\/auth\?mode=login&return_to=%2Fcommunity$/);
  await signIn(page, "member@koinonia.test");
  await page.goto("/auth/onward?after=sign-in&return_to=%2Fcommunity");
  await expect(page).toHaveURL(/\/community$/);
  await expect(title(page)).toHaveText("Prayer wall");
});

test("R8, H12, H15: Profile, the tile and the old address of the community lead to the prayer wall", async ({
  page,
}) => {
  await signIn(page, "member@koinonia.test");
  await page.setViewportSize({ width: 390, height: 800 });
  await toHub(page);
  await bar(page).getByRole("link", { name: "Profile" }).click();
  await expect(title(page)).toHaveText("Prayer wall");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await accessibleInBothThemes(page, `${width}`);
  }
  await toHub(page);
  await tile(page, "Community").getByRole("link").click();
  await expect(page).toHaveURL(/\/community$/);
  await page.goto("/social");
  await expect(page).toHaveURL(/\/community$/);
});
