import type { Page } from "@playwright/test";
import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import { giveCookies, openBrowser } from "./browser.ts";
import type { Extent } from "./extent.ts";
import { addMember } from "./members.ts";
import { type Product, serveProduct } from "./product.ts";
import { metOr, ms, type Section } from "./report.ts";
import { median } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";

const NOTES = 10_000;
const TALKS = 100;
const MESSAGES = 5_000;
const TARGET_MB = 60;
const TARGET_MS = 1_500;
const WITHIN_MS = 90_000;
const MB = 1_000_000;

/** A note of some sentences, a message of a few; all of them different, so that nothing is kept once for many. */
const WORDS =
  "What stood out to me here is how he waits, and says nothing of the hour. I wrote this on a morning with rain, and read the passage aloud to the house. It is a promise that I have to be told again, and I am glad that it stands where it did. ";

async function addThings({ db, origin }: Product): Promise<string> {
  const titles = Array.from({ length: TALKS }, (_, at) => `Conversation ${at}`);
  const { userId, cookie } = await addMember(db, { keys: localKeys(), origin, titles });
  const now = Date.now();
  await db
    .prepare(`INSERT INTO verse_notes (user_id, id, first_verse, last_verse, translation, body, folded, version,
        created_at, updated_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      SELECT ?1, printf('note_%026d', i), 43003016, 43003016, 'WEB', 'Note ' || i || '. ' || substr(?3, 1 + i % 40),
        lower('note ' || i), 'v' || i, ?4 - i, ?4 - i FROM n`)
    .bind(userId, NOTES, WORDS, now)
    .run();
  await db
    .prepare(`INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      SELECT 'msg_' || substr(c.id, 6, 20) || printf('%06d', i), c.id, ?1, iif(i % 2, 'user', 'assistant'),
        'Message ' || i || '. ' || ?3 || ?3, json_array(json_object('kind', 'text', 'text', 'Message ' || i || '. ' || ?3 || ?3)),
        ?4 + i FROM n, chatbot_conversations c WHERE c.user_id = ?1`)
    .bind(userId, MESSAGES / TALKS, WORDS, now)
    .run();
  return cookie;
}

/** How many rows each store of the member's copies has, and how many messages. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("koinonia-member");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const read = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        asked.onsuccess = () => resolve(asked.result);
      });
    const notes = await read(db.transaction("notes").objectStore("notes").count());
    const talks = ((await read(db.transaction("copies").objectStore("copies").get("conversations"))) ??
      []) as { messages: unknown[] }[];
    db.close();
    return { notes, messages: talks.reduce((sum, { messages }) => sum + messages.length, 0) };
  });

/** Keeps a translation and the member's things, by the page's own buttons. */
async function keepAll(page: Page, origin: string): Promise<{ notes: number; messages: number }> {
  await page.goto(`${origin}/bible-study/offline`);
  await page.getByRole("button", { name: "Keep World English Bible on this device" }).click();
  await page.getByText("World English Bible is on this device now").waitFor({ timeout: WITHIN_MS });
  await page.goto(`${origin}/offline`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("button", { name: "Keep my things on this device" }).click();
  await page.getByText(`${NOTES} notes`).waitFor({ timeout: WITHIN_MS });
  const kept = await keptHere(page);
  if (kept.notes !== NOTES) throw new Error(`${kept.notes} notes are kept`);
  return kept;
}

/** From the navigation to the first frame in which the page has what is kept, by the page's own clock. */
async function openWithoutNetwork(page: Page, origin: string, path: string): Promise<number> {
  await page.goto(`${origin}${path}`);
  const shown = await page.waitForFunction(() => (window as unknown as { shownAt?: number }).shownAt, null, {
    timeout: WITHIN_MS,
  });
  return (await shown.jsonValue()) ?? Number.NaN;
}

/** What a member of many years takes of a device, and how long their page takes there without a network: decision 0076. */
export async function measureDevice(extent: Extent): Promise<Section> {
  const product = await serveProduct(await freePort());
  const stop = endsWithRun(product.stop);
  const browser = await openBrowser();
  const close = endsWithRun(() => browser.close());
  try {
    const cookie = await addThings(product);
    const context = await browser.newContext();
    await giveCookies(context, cookie, product.origin);
    const page = await context.newPage();
    const kept = await keepAll(page, product.origin);
    const estimate = await page.evaluate(() => navigator.storage.estimate());
    const used = (estimate.usage ?? Number.NaN) / MB;
    await page.addInitScript((words) => {
      const look = () => {
        if (document.querySelector("main")?.textContent?.includes(words))
          requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }));
        else requestAnimationFrame(look);
      };
      look();
    }, `${NOTES} notes`);
    await context.setOffline(true);
    const opened: number[] = [];
    for (let n = 0; n < extent.rounds * 2 + 1; n++)
      opened.push(await openWithoutNetwork(page, product.origin, n % 2 ? "/rhythm" : "/offline"));
    const [first = Number.NaN, ...later] = opened;
    const worst = Math.max(...opened);
    return {
      title: "What a device keeps",
      head: ["what", "measured", "target"],
      rows: [
        [
          `${NOTES.toLocaleString("en")} notes, ${kept.messages.toLocaleString("en")} of ${MESSAGES.toLocaleString("en")} messages, the World English Bible and the app's files`,
          `${used.toFixed(1)} MB`,
          `at most ${TARGET_MB} MB: ${metOr(used <= TARGET_MB)}`,
        ],
        [
          "`/offline` with all of it on screen, without a network: first, then p50 and longest",
          `${ms(first)}, ${ms(median(later))} / ${ms(worst)}`,
          `at most ${TARGET_MS} ms: ${metOr(worst <= TARGET_MS)}`,
        ],
      ],
      note: "Chromium's own estimate of its storage. Of conversations a device keeps the newest 20, the last 60 messages of each.",
    };
  } finally {
    await close();
    await stop();
  }
}
