import { expect, signIn, test } from "./people.ts";
import { sideways } from "./sound.ts";
import { wordsInTheWay } from "./word-boxes.ts";

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

test("L1, H1: between a phone and a desk no word lies over another, and nothing runs off the page", async ({
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
        expect.soft(await sideways(at), `${path} at ${width}, to the side`).toBeLessThanOrEqual(0);
        expect.soft(await wordsInTheWay(at), `${path} at ${width}`).toEqual([]);
      }
    }
});
