import type { BrowserContextOptions, Page } from "@playwright/test";
import { sideways } from "../steps/accessibility.ts";
import { MEMBER_PATHS, ROOM_PATHS } from "../steps/page-paths.ts";
import { expect, signIn, test } from "../steps/people.ts";
import { wordFaults } from "../steps/word-boxes.ts";

async function look(
  page: Page,
  paths: readonly string[],
  widths: readonly number[],
  { broken } = { broken: true },
): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${path} at ${width}, to the side`).toBeLessThanOrEqual(0);
      expect(await wordFaults(page, { broken }), `${path} at ${width}`).toEqual([]);
    }
  }
}

type Another = (options?: BrowserContextOptions) => Promise<{ page: Page }>;

/** A visitor and a member whose browsers keep these cookies. */
async function twoReaders(another: Another, origin: string, cookies: Record<string, string>) {
  const { page: visitor } = await another();
  const { page: member } = await another();
  await signIn(member, "premium@koinonia.test");
  const kept = Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }));
  for (const page of [visitor, member]) await page.context().addCookies(kept);
  return { visitor, member };
}

for (const language of ["en", "es"]) {
  test(`L1, H1, deliver 8: from the smallest phone to a desktop no word lies over another or under something, none is broken in two, and nothing runs off the page (${language})`, async ({
    another,
    origin,
  }) => {
    const { visitor, member } = await twoReaders(another, origin, { language });
    await look(visitor, [...ROOM_PATHS, "/welcome", "/terms"], [320, 360, 390, 600, 768, 1024]);
    await look(member, [...MEMBER_PATHS, "/apple"], [320, 360, 390, 600, 768, 1024]);
  });

  test(`G20: our own large text on the smallest phones loses no word (${language})`, async ({
    another,
    origin,
  }) => {
    const { visitor, member } = await twoReaders(another, origin, { language, text_size: "large" });
    await look(visitor, [...ROOM_PATHS, "/welcome"], [320, 360], { broken: false });
    await look(member, MEMBER_PATHS, [320, 360], { broken: false });
  });
}
