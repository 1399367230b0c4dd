import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  answered,
  companion,
  connected,
  expect,
  field,
  newEmail,
  noNotice,
  questions,
  say,
  signUp,
  test,
  underWay,
  write,
  writing,
} from "./people.ts";

/** The message itself: copied, asked again, said differently, stepped through, and never lost (issue 4). */

const PASSWORD = "Lantern-7-lit";

test.afterEach(async ({ page }) => {
  await companion(page, { wordDelayMs: 12, fault: "none" });
});

const last = (page: Page) => page.getByRole("article").last();
const deed = (page: Page, name: string) => last(page).getByRole("button", { name, exact: true });
const shown = (page: Page) =>
  page.getByRole("article").evaluateAll((all) =>
    all.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const tools of copy.querySelectorAll(".message-tools")) tools.remove();
      return copy.textContent;
    }),
  );
const used = (page: Page, left: number) => expect(page.getByText(`${left} of 8`)).toBeVisible();

test("C7, C11, X27: copy, quick replies, another answer, other words, and the way between all of them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page, { email: newEmail("versions") });
  await connected(page);
  await companion(page, { wordDelayMs: 2 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const first = await shown(page);

  await deed(page, "Copy").click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("(WEB)");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await questions(page).last().getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Failed to copy message", { exact: true })).toBeVisible();
  await noNotice(page);

  // six quick replies, by the specification's names
  await expect(page.getByRole("group", { name: "Quick replies" }).getByRole("button")).toHaveText([
    "Tell me more",
    "Explain differently",
    "Related verse",
    "How to apply",
    "Pray with me",
    "Another perspective",
  ]);
  await page.getByRole("button", { name: "Pray with me" }).click();
  await answered(page, 3);
  await used(page, 6);

  // another answer: the first is kept beside it; Escape stops it, and the partial is a version too
  await companion(page, { wordDelayMs: 120 });
  await deed(page, "Another answer").click();
  await underWay(page, 20);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(last(page).getByRole("group", { name: "Versions" })).toHaveText(/2 of 2/);
  await companion(page, { wordDelayMs: 2 });
  await deed(page, "Previous version").press("Enter");
  await expect(last(page).getByRole("group", { name: "Versions" })).toHaveText(/1 of 2/);
  await expect(page.getByText("Stopped", { exact: true })).toHaveCount(0);
  await used(page, 5);

  // the last question in other words, by keyboard; what was there is the other branch
  const before = await shown(page);
  await field(page).press("ArrowUp");
  const edit = page.getByRole("textbox", { name: "Your question in other words" });
  await expect(edit).toHaveValue("Pray with me");
  await edit.press("Escape");
  await expect(edit).toHaveCount(0);
  await questions(page).first().getByRole("button", { name: "Say it differently" }).click();
  await edit.fill("I cannot sleep");
  await edit.press("Enter");
  await expect(questions(page)).toHaveCount(1);
  await answered(page, 2);
  await used(page, 4);
  const branch = await shown(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await connected(tab);
  expect(await shown(tab)).toEqual(branch);

  // stepping in one tab is stepping in the other, and everything that was said is there again
  await questions(page).first().getByRole("button", { name: "Previous version" }).click();
  await expect(questions(page)).toHaveCount(2);
  expect(await shown(page)).toEqual(before);
  await expect(questions(page).first().getByRole("button", { name: "Next version" })).toBeFocused();
  await expect(questions(tab)).toHaveCount(2);
  expect(await shown(tab)).toEqual(before);
  await page.reload();
  expect(await shown(page)).toEqual(before);
  expect(before.slice(0, 3)).toEqual(first);

  // an address of a message in the other branch leads there
  await connected(page);
  const here = await questions(page).first().getAttribute("id");
  await questions(page).first().getByRole("button", { name: "Next version" }).click();
  await expect(questions(page)).toHaveCount(1);
  await page.goto(`${page.url()}#${here}`);
  await page.reload();
  await expect(questions(page)).toHaveCount(2);
  await expect(page.locator(`#${here}`)).toBeFocused();

  // the list of keys, and the off switch for streaming
  await connected(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.getByLabel("Show answers when they are whole").check();
  await page.keyboard.press("Escape");
  await companion(page, { wordDelayMs: 30 });
  await say(page, "I am tired");
  await expect(writing(page)).toBeVisible();
  await page.waitForTimeout(600);
  expect(await writing(page).textContent()).toBe("");
  await answered(page, 4);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test("offline: messages wait in sight, are changed or taken back, and are sent once, in order, by one tab", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to (load|fetch)|429/);
  await signUp(page, { email: newEmail("outbox") });
  await connected(page);
  await companion(page, { wordDelayMs: 2 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(page.locator("html")).toHaveAttribute("data-deeds", "here");
  await context.setOffline(true);
  for (const words of ["The first that waits", "The second", "The third"]) {
    await write(page, words);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue("");
  }
  await expect(page.getByText("Sends when you are back")).toHaveCount(3);
  await last(page).getByRole("button", { name: "Do not send" }).click();
  await expect(page.getByText("The third", { exact: true })).toHaveCount(0);
  await last(page).getByRole("button", { name: "Edit" }).click();
  await expect(field(page)).toHaveValue("The second");
  await write(page, "The second, changed");
  await expect(page.getByText("Sends when you are back")).toHaveCount(2);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  // the page is gone before the network is back; two tabs come
  const url = page.url();
  await page.close();
  await context.setOffline(false);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto(url), other.goto(url)]);
  for (const tab of [one, other]) {
    await answered(tab, 4);
    await expect(questions(tab)).toHaveCount(3);
    expect((await shown(tab)).filter((_, index) => index % 2 === 1)).toEqual([
      "I am tired",
      "The first that waits",
      "The second, changed",
    ]);
    await expect(tab.getByText("Sends when you are back")).toHaveCount(0);
  }
  await used(one, 5);
});

test("D3: an expired session on send: the door opens over the chat, and the message is sent by itself; never as another", async ({
  page,
  context,
  another,
  allow,
}) => {
  allow(/401|WebSocket|Failed to load|ERR_/);
  const mine = newEmail("mine");
  const others = newEmail("others");
  const { page: elsewhere } = await another();
  await signUp(elsewhere, { email: others });
  await signUp(page, { email: mine });
  await connected(page);
  await companion(page, { wordDelayMs: 2 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const url = page.url();

  const signIn = async (email: string) => {
    const door = page.getByRole("dialog");
    await expect(door).toBeVisible();
    await expect(page.getByText("Only for the one who wrote it").last()).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();
  };
  await context.clearCookies();
  await write(page, "Only for the one who wrote it");
  await expect(page.getByText("Sends when you have signed in")).toBeAttached();
  await signIn(others);
  // the way back leads to a conversation that is not theirs
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page)).toHaveCount(0);
  await page.goto("/chatbot");
  await connected(page);
  await expect(page.getByText("Only for the one who wrote it")).toHaveCount(0);
  await used(page, 8);

  await context.clearCookies();
  await page.goto(`/auth?mode=login&return_to=${encodeURIComponent(new URL(url).pathname)}`);
  await page.getByLabel("Email").fill(mine);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(url);
  await expect(questions(page)).toHaveCount(2);
  await answered(page, 3);
  await used(page, 6);

  // and as the same member, over the chat
  await context.clearCookies();
  await write(page, "Only for the one who wrote it");
  await signIn(mine);
  await page.waitForURL(url);
  await expect(questions(page)).toHaveCount(3);
  await answered(page, 4);
  await used(page, 5);
});

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
  await used(page, 7);

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
  await used(page, 6);
});

test("V11: a 200 kB paste: the limit is told before it hurts, it is refused in words, and not one is lost", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("paste") });
  await connected(page);
  await field(page).fill("a".repeat(7_400));
  await expect(page.getByText("600 characters left")).toBeVisible();
  const text = "In the beginning. ".repeat(11_400);
  await field(page).fill(text);
  await expect(page.getByText("characters too many")).toBeVisible();
  await field(page).press("Enter");
  await expect(page.getByText("That message is too long")).toBeVisible();
  await expect(field(page)).toHaveValue(text);
  await page.reload();
  await expect(field(page)).toHaveValue(text);
});
