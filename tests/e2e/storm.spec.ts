import {
  answered,
  companion,
  connected,
  deed,
  last,
  messagesLeft,
  questions,
  say,
  shown,
  underWay,
  usualCompanion,
} from "./chat-page.ts";
import { expect, newEmail, signUp, test } from "./people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("the storm: two tabs, a long answer, broken lines, a reload, no network, a Stop; nothing lost, nothing twice", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_|WebSocket|Failed to (load|fetch)|abort/i);
  await context.addInitScript(() => {
    const lines = new Set<WebSocket>();
    const { WebSocket: Plain } = window;
    window.WebSocket = class extends Plain {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        lines.add(this);
      }
    };
    Object.assign(window, {
      breakLines(times: number) {
        let broken = 0;
        const timer = setInterval(() => {
          for (const line of lines) {
            // the browser itself slows a page down whose lines break before they were of any use
            const used = [...document.querySelectorAll("[role=status]")].some(
              ({ textContent }) => textContent === "Connected",
            );
            if (line.readyState !== Plain.OPEN || !used) continue;
            line.close();
            lines.delete(line);
            broken++;
          }
          window.dispatchEvent(new Event("focus"));
          if (broken >= times) clearInterval(timer);
          document.documentElement.dataset.broken = `${broken}`;
        }, 25);
      },
    });
  });
  await signUp(page, { email: newEmail("storm") });
  await connected(page);
  await companion(page, { wordDelayMs: 90 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  const tab = await context.newPage();
  await tab.goto(page.url());
  await underWay(page, 20);
  await page.evaluate("breakLines(4)");
  await underWay(tab, 60);
  await tab.reload();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator("html")).toHaveAttribute("data-broken", /^[4-9]$/, { timeout: 30_000 });
  await companion(page, { wordDelayMs: 5 });
  for (const one of [page, tab]) {
    await one.evaluate(() => window.dispatchEvent(new Event("focus")));
    await connected(one);
    await answered(one, 2);
    await expect(questions(one)).toHaveCount(1);
  }
  const whole = await shown(page);
  expect(await shown(tab)).toEqual(whole);
  await page.reload();
  expect(await shown(page)).toEqual(whole);
  await messagesLeft(page, 7);

  // another answer, stopped from the other tab
  await connected(page);
  await companion(page, { wordDelayMs: 100 });
  await deed(page, "Another answer").click();
  await underWay(tab, 20);
  await tab.getByRole("button", { name: "Stop" }).click();
  for (const one of [page, tab]) {
    await expect(one.getByText("Stopped", { exact: true })).toBeVisible();
    await expect(last(one).getByRole("group", { name: "Versions" })).toHaveText(/2 of 2/);
  }
  expect(await shown(tab)).toEqual(await shown(page));
  await messagesLeft(page, 6);
});
