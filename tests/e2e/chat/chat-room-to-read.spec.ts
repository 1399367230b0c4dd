import type { Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { sideways } from "../steps/accessibility.ts";
import { answered, companion, connected, field, questions, say, usualCompanion } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

/** The conversation keeps its room: on low screens, in large letters, and wherever its reader stands in it. */

test.afterEach(({ page }) => usualCompanion(page));

const log = (page: Page) => page.getByRole("log");
const latest = (page: Page) => page.getByRole("button", { name: "Latest" });

async function conversation(page: Page, name: string): Promise<void> {
  await signUp(page, { email: newEmail(name) });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
}

/** So many older messages in the conversation that the page shows. */
async function remember(page: Page, count: number): Promise<void> {
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await inDatabase(
    `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     SELECT 'msg_' || substr(?1, -16) || printf('%010d', i), id, user_id, iif(i % 2, 'user', 'assistant'), 'Line ' || i,
       json_array(json_object('kind', 'text', 'text', 'Line ' || i || '. It is good to give thanks.')), i
     FROM n, chatbot_conversations WHERE id = ?1`,
    id,
    count,
  );
  await page.reload();
  await connected(page);
}

/** As the wheel does: by steps, each of them seen. */
async function readUpwards(page: Page, steps: number): Promise<void> {
  await log(page).hover();
  for (let step = 0; step < steps; step++) {
    const before = await log(page).evaluate((box) => box.scrollTop);
    await page.mouse.wheel(0, -1_500);
    // moved, drawn, and measured again
    await log(page).evaluate(
      (box, from) =>
        new Promise((resolve) => {
          const look = () =>
            box.scrollTop !== from || from === 0
              ? requestAnimationFrame(() => requestAnimationFrame(resolve))
              : requestAnimationFrame(look);
          look();
        }),
      before,
    );
  }
}

test("C8: what is sent is in sight at once, from far up in four hundred messages and from the beginning of a new conversation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await conversation(page, "sent");
  await remember(page, 400);
  await readUpwards(page, 25);
  await expect(latest(page)).toBeVisible();
  await expect(questions(page).filter({ hasText: "I am tired" })).not.toBeInViewport();
  await companion(page, { wordDelayMs: 40 });
  await field(page).fill("And tomorrow?");
  await field(page).press("Enter");
  await expect(questions(page).filter({ hasText: "And tomorrow?" })).toBeInViewport();
  await answered(page);
  await expect(latest(page)).toHaveCount(0);

  await page.goto("/chatbot");
  await connected(page);
  const last = page.getByRole("list", { name: "Suggestions" }).getByRole("button").last();
  await last.scrollIntoViewIfNeeded();
  await field(page).fill("A word from the foot of the page");
  await field(page).press("Enter");
  await expect(questions(page).filter({ hasText: "A word from the foot" })).toBeInViewport();
  await answered(page);
});

test("C8: the way to the latest words stands under what is read and covers none of it; what is read stays where it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await conversation(page, "latest");
  await remember(page, 40);
  const line = questions(page).filter({ hasText: "Line 39." });
  await log(page).evaluate((box) => {
    box.scrollTop = -400;
  });
  const first = await line.boundingBox();
  await expect(latest(page)).toBeVisible();
  // by the next frame, which is the first that shows the button
  await expect
    .poll(async () => Math.abs(((await line.boundingBox())?.y ?? 0) - (first?.y ?? 0)))
    .toBeLessThanOrEqual(1);
  const box = await log(page).boundingBox();
  const button = await latest(page).boundingBox();
  if (!box || !button) throw new Error("nothing is shown");
  expect(button.y).toBeGreaterThanOrEqual(box.y + box.height);
  await latest(page).click();
  await expect(latest(page)).toHaveCount(0);
  await expect(page.getByRole("article").last()).toBeInViewport();
});

test("C8: a press that begins before the way to the latest words appears ends on the same button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await conversation(page, "press");
  await remember(page, 40);
  // where a line stands in the very moment in which the button is there, before any frame is drawn
  const moved = await log(page).evaluate(
    (box) =>
      new Promise<number>((resolve) => {
        const line = [...box.querySelectorAll("article")].at(-4);
        const top = () => line?.getBoundingClientRect().top ?? Number.NaN;
        box.scrollTop = -400;
        const before = top();
        new MutationObserver((_changes, observer) => {
          if (!box.parentElement?.querySelector(".log-latest")) return;
          observer.disconnect();
          resolve(Math.abs(top() - before));
        }).observe(box.parentElement as Element, { childList: true });
      }),
  );
  expect(moved).toBeLessThanOrEqual(1);
});

test("C8: who scrolls up in the moment in which the conversation grows stays up there", async ({ page }) => {
  await conversation(page, "grows");
  await remember(page, 40);
  for (const up of [400, 600]) {
    await log(page).evaluate((box, by) => {
      box.scrollTop = -by;
      const last = box.querySelector("article:last-of-type");
      if (last instanceof HTMLElement) last.style.paddingBlockEnd = `${by / 10}px`;
    }, up);
    await expect(latest(page)).toBeVisible();
    expect(await log(page).evaluate((box) => box.scrollTop)).toBeLessThan(-up / 2);
    await latest(page).click();
    await expect(latest(page)).toHaveCount(0);
  }
});

test("deliver 8: the skip link leads past the conversations to the field, and to the column while the field rests", async ({
  page,
}) => {
  await conversation(page, "skip");
  await page.reload();
  await connected(page);
  const skip = page.getByRole("link", { name: "Skip to content" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport();
  await companion(page, { wordDelayMs: 2_000 });
  await say(page, "I am afraid");
  await expect(field(page)).toBeDisabled();
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

/** Twice the size in a window of 1280 by 720, and two phones on their side. */
const LOW = [
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

test("deliver 8: at twice the size and on a phone on its side the field is there, and two fifths of the height are for reading", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("low") });
  await connected(page);
  const rooms = async (box: ReturnType<Page["locator"]>) => {
    for (const size of LOW) {
      await page.setViewportSize(size);
      await expect(field(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Send", exact: true })).toBeInViewport({ ratio: 1 });
      const about = `${size.width} by ${size.height}`;
      await expect
        .poll(async () => ((await box.boundingBox())?.height ?? 0) / size.height, about)
        .toBeGreaterThanOrEqual(0.4);
      expect(await sideways(page), about).toBeLessThanOrEqual(0);
      const scrolls = await page.getByRole("main").evaluate((main) => main.scrollHeight - main.clientHeight);
      expect(scrolls, about).toBeLessThanOrEqual(0);
    }
  };
  await rooms(page.locator(".hello, .log").first());
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await answered(page);
  await rooms(log(page));
  // reading further up, with the way back in its place
  await log(page).evaluate((box) => {
    box.scrollTop = -300;
  });
  await expect(latest(page)).toBeVisible();
  await rooms(log(page));
});

test("G13: in letters of twice the size the AI mark and Upgrade stand apart, on the smallest phone too", async ({
  page,
}) => {
  await conversation(page, "letters");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const size of ["100%", "200%"]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const about = `${width} at ${size}`;
      const parts = await page
        .locator(".chat-header :is(h1, .ai-label, .connection, .btn, .tab)")
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter((one) => one.width > 0)
            .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        );
      for (const [at, one] of parts.entries()) {
        expect(one.left, about).toBeGreaterThanOrEqual(0);
        expect(one.right, about).toBeLessThanOrEqual(width);
        for (const other of parts.slice(at + 1)) {
          const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          expect(wide > 1 && high > 1, `${about}: ${JSON.stringify([one, other])}`).toBe(false);
        }
      }
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    }
  }
});
