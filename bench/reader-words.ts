import type { Page } from "@playwright/test";

const WITHIN_MS = 30_000;
const JOHN_3 = 43_003_000;

type Timed = { pressedAt?: number; shown: number[] };

/** Keeps the text and the words of John on the device, by the page's own buttons. */
export async function keepWords(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/bible-study/offline`);
  await page.getByRole("button", { name: "Keep King James Version on this device" }).click();
  await page.getByText("King James Version is on this device now").waitFor({ timeout: WITHIN_MS });
  const words = page.getByRole("region", { name: "Word study without a network" });
  await words.getByText("Choose books").click();
  await words.getByRole("button", { name: "Keep the word study of John", exact: true }).click();
  await words.getByText(/^1 book on this device/).waitFor({ timeout: WITHIN_MS });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** In the middle of the verse's longest word, which has no element of its own, in the window's px. */
const wordAt = (page: Page, verseId: number) =>
  page.locator(`[data-verse="${verseId}"]`).evaluate((verse) => {
    const walker = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT);
    let longest: Range | null = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
        if (word.length <= (longest?.toString().length ?? 0)) continue;
        longest = document.createRange();
        longest.setStart(node, index);
        longest.setEnd(node, index + word.length);
      }
    const box = longest?.getClientRects()[0];
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  });

/** Without a network: from the press on a word to its window's next frame, ms, a verse a word. */
export async function tapWords(page: Page, origin: string, most: number): Promise<number[]> {
  await page.goto(`${origin}/bible-study/offline?read=kjv/john/3`);
  await page.locator(`[data-verse="${JOHN_3 + 1}"]`).waitFor({ timeout: WITHIN_MS });
  await page.evaluate(() => {
    const timed: Timed = { shown: [] };
    Object.assign(window, { timed });
    addEventListener(
      "click",
      () => {
        timed.pressedAt = performance.now();
      },
      true,
    );
    let title = "";
    new MutationObserver(() => {
      const window = document.querySelector("aside[aria-label='Word study']");
      const now = window?.querySelector("h2")?.textContent ?? "";
      const isWord = window?.querySelector(".word-card");
      if (!isWord) title = "";
      if (now === title || !isWord || timed.pressedAt === undefined) return;
      title = now;
      const { pressedAt } = timed;
      delete timed.pressedAt;
      requestAnimationFrame(() => timed.shown.push(performance.now() - pressedAt));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const readShown = () => page.evaluate(() => (window as unknown as { timed: Timed }).timed.shown);
  // over the first verse lies the chapter's number
  for (let verse = 2; verse < most + 2; verse++) {
    const before = (await readShown()).length;
    await page.locator(`[data-verse="${JOHN_3 + verse}"]`).scrollIntoViewIfNeeded();
    // the verse first, then its word
    const link = page.getByRole("link", { name: `Verse ${verse}`, exact: true });
    await link.click();
    await page.getByRole("heading", { level: 2, name: "Choose a word" }).waitFor();
    const { x, y } = await wordAt(page, JOHN_3 + verse);
    await page.mouse.click(x, y);
    await page.waitForFunction(
      (count) => (window as unknown as { timed: Timed }).timed.shown.length > count,
      before,
    );
  }
  return readShown();
}
