import config from "../../playwright.config.ts";
import { expect, signIn, test } from "./people.ts";
import { sideways } from "./sound.ts";
import { wordsInTheWay } from "./word-boxes.ts";

/** A browser whose letters its owner has set to twice the usual size (WCAG 1.4.4). */
const { launchOptions } = config.use ?? {};
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
  },
});

const PUBLIC = [
  "/",
  "/netflix",
  "/minimalist",
  "/bento",
  "/material",
  "/apple",
  "/pricing",
  "/auth",
  "/chatbot-auth",
];
const OF_MEMBERS = ["/welcome", "/settings", "/notifications", "/wallet", "/rhythm", "/pet"];

test("deliver 8: with letters twice as large on a phone, every word is there and nothing runs off the page", async ({
  page,
  another,
}) => {
  const { page: tab } = await another({ viewport: { width: 390, height: 844 } });
  await signIn(tab, "premium@koinonia.test");
  for (const [at, paths] of [
    [page, PUBLIC],
    [tab, OF_MEMBERS],
  ] as const)
    for (const path of paths) {
      await at.goto(path);
      expect(await at.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      expect(await sideways(at), `${path}, to the side`).toBeLessThanOrEqual(0);
      expect(await wordsInTheWay(at), path).toEqual([]);
    }
});
