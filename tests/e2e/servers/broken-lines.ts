import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Part } from "#app/features/chat/model/parts.ts";
import { dice } from "../../model/dice.ts";

/** What breaks a line that is open and has brought something: neither side asked for it. */
type Breaks = Set<() => void>;

/**
 * The lines of its pages to the member's room can be broken (`breakLines`), and the pages keep what a running answer
 * has taken back: words that stood there and then did not, or stood otherwise.
 */
export async function breakable(context: BrowserContext): Promise<Breaks> {
  const breaks: Breaks = new Set();
  await context.routeWebSocket(/\/parties\/member-room\//, (page) => {
    const room = page.connectToServer();
    let open = true;
    const end = () => {
      open = false;
      breaks.delete(end);
      void room.close();
      void page.close();
    };
    // the browser itself slows a page down whose lines break before they were of any use
    room.onMessage((message) => {
      if (!open) return;
      page.send(message);
      breaks.add(end);
    });
    room.onClose(end);
    page.onClose(end);
  });
  await context.addInitScript(() => {
    const takenBack: string[] = [];
    let words = "";
    new MutationObserver(() => {
      const now = document.querySelector("article[aria-busy=true]")?.textContent ?? "";
      if (now !== "" && !now.startsWith(words)) takenBack.push(`${words} => ${now}`);
      words = now;
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { takenBack });
  });
  return breaks;
}

/**
 * Breaks a page's lines at random moments: with the first word that one brings, or after it has been of use for a
 * while. Each time it comes back by itself, a second later.
 * @returns how many were broken
 */
export async function breakLines(
  breaks: Breaks,
  { times, seed }: { times: number; seed: number },
): Promise<number> {
  const random = dice(seed);
  let broken = 0;
  while (broken < times) {
    await expect.poll(() => breaks.size, { intervals: [10], timeout: 20_000 }).toBeGreaterThan(0);
    await pause(random() < 0.2 ? 0 : random() * 800);
    for (const end of [...breaks].slice(0, 1)) {
      end();
      broken++;
    }
  }
  return broken;
}

export const takenBack = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { takenBack: string[] }).takenBack);

/** An answer's words as a page shows them, from what the database keeps of them; without white space. */
export const shownFrom = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      part.kind === "verse"
        ? `${part.text}${part.reference}${part.translation}Word for word`
        : "text" in part
          ? part.text
          : "",
    )
    .join("")
    .replaceAll(/\s/g, "");
