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
  writing,
} from "./chat-page.ts";
import { expect, NEW_PASSWORD, newEmail, signIn, signUp, test } from "./people.ts";

test.afterEach(({ page }) => usualCompanion(page));

/** Gives a page `breakLines(times)`, which breaks its line so often, each time it is of use. */
function breakable(): void {
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
}

test("the storm: two browsers of one member, a long answer, broken lines, a reload, no network, a Stop; nothing lost, nothing twice", async ({
  page,
  context,
  another,
  allow,
}) => {
  allow(/ERR_|WebSocket|Failed to (load|fetch)|abort/i);
  await context.addInitScript(breakable);
  const email = newEmail("storm");
  await signUp(page, { email });
  const { page: other, context: theirs } = await another();
  await signIn(other, email, NEW_PASSWORD);
  await connected(page);
  await companion(page, { wordDelayMs: 300 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await other.goto(page.url());
  await underWay(page, 20);
  await page.evaluate("breakLines(4)");
  await underWay(other, 20);
  await other.reload();
  await underWay(other, 20);
  // the other browser's network is gone, and it sees that
  await theirs.setOffline(true);
  await expect(other.getByRole("status").filter({ hasText: /^(Disconnected|Connecting…)$/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-broken", /^[4-9]$/, { timeout: 30_000 });
  const heard = await shown(other);
  await expect.poll(async () => (await shown(page)).join().length).toBeGreaterThan(heard.join().length + 60);
  expect(await shown(other)).toEqual(heard);
  await theirs.setOffline(false);
  for (const one of [page, other]) {
    await one.evaluate(() => window.dispatchEvent(new Event("focus")));
    await connected(one);
    await expect(writing(one)).toHaveCount(0, { timeout: 45_000 });
    await answered(one, 2);
    await expect(questions(one)).toHaveCount(1);
  }
  const whole = await shown(page);
  expect(await shown(other)).toEqual(whole);
  await page.reload();
  expect(await shown(page)).toEqual(whole);
  for (const one of [page, other]) await messagesLeft(one, 7);

  // another answer, stopped from the other browser
  await connected(page);
  await companion(page, { wordDelayMs: 100 });
  await deed(page, "Another answer").click();
  await underWay(other, 20);
  await other.getByRole("button", { name: "Stop" }).click();
  for (const one of [page, other]) {
    await expect(one.getByText("Stopped", { exact: true })).toBeVisible();
    await expect(last(one).getByRole("group", { name: "Versions" })).toHaveText(/2 of 2/);
  }
  expect(await shown(other)).toEqual(await shown(page));
  for (const one of [page, other]) await messagesLeft(one, 6);
});
