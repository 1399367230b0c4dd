import type { Page } from "@playwright/test";
import { MAX_RENDERED } from "#app/ui/list/drawn-window.ts";
import type { LocalKeys } from "#scripts/local-keys.ts";
import { giveCookies, openBrowser } from "./browser.ts";
import { addMember, type Member } from "./members.ts";
import type { Product } from "./product.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { quantile } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";

const MANY = 10_000;
/** A browser's page of messages: as many as stand in the document anyway. */
const FEW = MAX_RENDERED;
/** Of a frame, times that of the short conversation, at most. */
const FRAME_TARGET = 1.5;
const SCREENS_A_FRAME = 2;
const LOADED_WITHIN_MS = 90_000;

type Scrolled = { frames: number[]; longest: number; lines: number };

const idOf = (count: number, message: number): string =>
  `msg_${`${count}`.padStart(20, "0")}${`${message}`.padStart(6, "0")}`;

async function withMessages({ db, origin }: Product, keys: LocalKeys, count: number): Promise<Member> {
  const member = await addMember(db, { keys, origin, titles: ["A long talk"] });
  await db
    .prepare(`INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
      SELECT printf('msg_%020d%06d', ?3, i), ?1, ?2, iif(i % 2, 'user', 'assistant'), 'Line ' || i,
        json_array(json_object('kind', 'text', 'text', 'Line ' || i || substr(
          '. It is good to give thanks to the LORD, to sing praises to your name, and to say so at length.', 1, i % 97))), i
      FROM n`)
    .bind(member.conversationId, member.userId, count)
    .run();
  return member;
}

/** From the first message to the last, some screens with each frame; what came in between is counted. */
const scrollThrough = (page: Page): Promise<Scrolled> =>
  page.getByRole("log").evaluate(async (box, screens) => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const tasks: number[] = [];
    const watch = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    watch.observe({ type: "longtask" });
    const frames: number[] = [];
    let lines = 0;
    let before = await frame();
    for (let last = Number.NaN; box.scrollTop !== last; ) {
      last = box.scrollTop;
      box.scrollTop += screens * box.clientHeight;
      const now = await frame();
      frames.push(now - before);
      before = now;
      lines = Math.max(lines, box.querySelectorAll("article").length);
    }
    watch.disconnect();
    return { frames, longest: Math.max(0, ...tasks), lines };
  }, SCREENS_A_FRAME);

/** Opens the conversation at its first message: all of them are loaded for it. */
async function open(page: Page, origin: string, member: Member, first: string) {
  await giveCookies(page.context(), member.cookie, origin);
  const began = performance.now();
  await page.goto(`${origin}/chatbot/${member.conversationId}#${first}`);
  await page.waitForFunction((id) => document.activeElement?.id === id, first, { timeout: LOADED_WITHIN_MS });
  const loaded = performance.now() - began;
  return { loaded, scrolled: await scrollThrough(page) };
}

/** Ten thousand messages read back to the first, beside as many as one page brings. */
export async function measureLongLog(product: Product, keys: LocalKeys): Promise<Section> {
  const browser = await openBrowser();
  const stop = endsWithRun(() => browser.close());
  const measured = async (count: number) => {
    const member = await withMessages(product, keys, count);
    const context = await browser.newContext();
    const found = await open(await context.newPage(), product.origin, member, idOf(count, 1));
    await context.close();
    return found;
  };
  try {
    const few = await measured(FEW);
    const many = await measured(MANY);
    // of the screen's own beats: a p95 leaps by whole ones
    const usual = ({ scrolled }: typeof few) => quantile(scrolled.frames, 0.5);
    const row = (count: number, { loaded, scrolled }: typeof few, target: string) => [
      count.toLocaleString("en"),
      ms(loaded),
      `${scrolled.lines}`,
      `${ms(quantile(scrolled.frames, 0.5))} / ${ms(quantile(scrolled.frames, 0.95))}`,
      ms(scrolled.longest),
      target,
    ];
    const ratio = usual(many) / usual(few);
    return {
      title: "Reading ten thousand messages back",
      head: [
        "messages",
        "the first in sight after",
        "lines in the document at most",
        "a frame p50 / p95",
        "longest task",
        `p50 at most ${FRAME_TARGET} of the short one's`,
      ],
      rows: [
        row(FEW, few, "for information"),
        row(MANY, many, `${times(ratio)}: ${metOr(ratio <= FRAME_TARGET)}`),
      ],
      note: `Chromium without a graphics card. From the first message to the last, ${SCREENS_A_FRAME} screens with each frame.`,
    };
  } finally {
    await stop();
  }
}
