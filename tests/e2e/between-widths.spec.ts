import { expect, signIn, test } from "./people.ts";
import { sideways } from "./sound.ts";
import { brokenWords, wordsInTheWay, wordsUnderneath } from "./word-boxes.ts";

const PUBLIC = [
  "/",
  "/netflix",
  "/minimalist",
  "/bento",
  "/material",
  "/apple",
  "/pricing",
  "/auth",
  "/restore-welcome",
  "/mobile-app",
  "/safety",
  "/chatbot-auth",
];
const OF_MEMBERS = ["/welcome", "/settings", "/notifications", "/wallet", "/rhythm", "/pet"];

test("L1, H1: between a phone and a desk no word lies over another or under something, and nothing runs off the page", async ({
  page,
  another,
}) => {
  const { page: tab } = await another();
  await signIn(tab, "premium@koinonia.test");
  for (const [at, paths] of [
    [page, PUBLIC],
    [tab, OF_MEMBERS],
  ] as const)
    for (const path of paths) {
      await at.goto(path);
      for (const width of [600, 768, 1024]) {
        await at.setViewportSize({ width, height: 900 });
        expect(await sideways(at), `${path} at ${width}, to the side`).toBeLessThanOrEqual(0);
        expect(await wordsInTheWay(at), `${path} at ${width}`).toEqual([]);
        expect(await wordsUnderneath(at), `${path} at ${width}`).toEqual([]);
      }
    }
});

for (const language of ["en", "es"])
  test(`G20: our own large text on the smallest phones loses no word (${language})`, async ({
    another,
    origin,
  }) => {
    const large = async (member: boolean) => {
      const { page, context } = await another({ viewport: { width: 320, height: 700 } });
      if (member) await signIn(page, "premium@koinonia.test");
      await context.addCookies([
        { name: "text_size", value: "large", url: origin },
        { name: "language", value: language, url: origin },
      ]);
      return page;
    };
    for (const [at, paths] of [
      [await large(false), [...PUBLIC, "/welcome"]],
      [await large(true), [...OF_MEMBERS, "/apple"]],
    ] as const)
      for (const path of paths) {
        await at.goto(path);
        for (const width of [320, 360]) {
          await at.setViewportSize({ width, height: 700 });
          expect(await sideways(at), `${path} at ${width}, to the side`).toBeLessThanOrEqual(0);
          expect(await wordsInTheWay(at), `${path} at ${width}`).toEqual([]);
        }
      }
  });

for (const language of ["en", "es"])
  test(`deliver 8: on a phone no word is broken in two (${language})`, async ({ another, origin }) => {
    const phone = async (member: boolean) => {
      const { page, context } = await another({ viewport: { width: 360, height: 760 } });
      if (member) await signIn(page, "premium@koinonia.test");
      await context.addCookies([{ name: "language", value: language, url: origin }]);
      return page;
    };
    for (const [at, paths] of [
      [await phone(false), [...PUBLIC, "/welcome", "/terms", "/privacy"]],
      [await phone(true), [...OF_MEMBERS, "/apple"]],
    ] as const)
      for (const path of paths) {
        await at.goto(path);
        for (const width of [320, 360, 390]) {
          await at.setViewportSize({ width, height: 760 });
          expect.soft(await brokenWords(at), `${path} at ${width}`).toEqual([]);
        }
      }
  });
