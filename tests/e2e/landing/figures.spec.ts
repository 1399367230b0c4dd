import { figuresCopy } from "#app/features/landing/figures/copy-figures.ts";
import { recordedSets } from "#app/features/landing/figures/figures.ts";
import { expectAccessible, sideways } from "#tests/e2e/steps/accessibility.ts";
import { expect, test } from "#tests/e2e/steps/people.ts";

test("field M1: /safety/figures says what was measured and missed, in two languages, with a transcript to read", async ({
  page,
}) => {
  await page.goto("/safety");
  await page.getByRole("link", { name: "What we measure of this, and what we miss" }).click();
  await page.waitForURL("**/safety/figures");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(figuresCopy.en.title);
  for (const { name } of recordedSets())
    await expect(
      page.getByRole("heading", { name: figuresCopy.en.sets[name].title, exact: true }),
    ).toBeVisible();
  const link = page.getByRole("link", { name: figuresCopy.en.download.finder ?? "" });
  const transcript = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(transcript.status()).toBe(200);
  const lines = (await transcript.json()) as { asked: string; verdict: string }[];
  expect(lines.length).toBeGreaterThan(50);
  for (const [width, scheme] of [
    [320, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(figuresCopy.es.title);
});
