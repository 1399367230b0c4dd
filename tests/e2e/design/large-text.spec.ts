import config from "../../../playwright.config.ts";
import { sideways } from "../steps/accessibility.ts";
import { MEMBER_PATHS, ROOM_PATHS } from "../steps/page-paths.ts";
import { expect, newEmail, signIn, signUp, test } from "../steps/people.ts";
import { adopt } from "../steps/pet-page.ts";
import { wordFaults } from "../steps/word-boxes.ts";

/** A browser whose letters its owner has set to twice the usual size (WCAG 1.4.4). */
const { launchOptions } = config.use ?? {};
const PHONE = { width: 390, height: 844 };
test.use({
  viewport: PHONE,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
  },
});

test("deliver 8: with letters twice as large on a phone, every word is there and nothing runs off the page", async ({
  page,
  another,
}) => {
  test.setTimeout(480_000);
  const { page: tab } = await another({ viewport: PHONE });
  await signIn(tab, "premium@koinonia.test");
  const looks = [
    ...ROOM_PATHS.map((path) => [page, path] as const),
    ...MEMBER_PATHS.map((path) => [tab, path] as const),
  ];
  for (const [at, path] of looks) {
    await at.goto(path);
    expect(await at.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await sideways(at), `${path}, to the side`).toBeLessThanOrEqual(0);
    expect(await wordFaults(at), path).toEqual([]);
  }
});

test("deliver 8, K4: with letters twice as large, each room of a pet stays whole and breaks no word", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("large-pet") });
  await adopt(page, "Dog", "Boaz");
  for (const room of ["", "/shop", "/adventures", "/training", "/evolution", "/album"]) {
    await page.goto(`/pet${room}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await sideways(page), `${room}, to the side`).toBeLessThanOrEqual(0);
    expect(await wordFaults(page, { broken: true }), room).toEqual([]);
  }
});
