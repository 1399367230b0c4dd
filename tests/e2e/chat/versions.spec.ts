import { expectAccessible } from "../steps/accessibility.ts";
import {
  answered,
  companion,
  connected,
  field,
  last,
  messageAction,
  messagesLeft,
  questions,
  say,
  shown,
  underWay,
  usualCompanion,
  writing,
} from "../steps/chat-page.ts";
import { expect, newEmail, noNotice, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("C7, C11, X27: copy, quick replies, another answer, other words, and the way between all of them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // the words that come, whether they are shown or not
  const deltas: string[] = [];
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => {
      if (`${payload}`.includes('"t":"delta"')) deltas.push(`${payload}`);
    }),
  );
  await signUp(page, { email: newEmail("versions") });
  await connected(page);
  await companion(page, { wordDelayMs: 2 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const first = await shown(page);

  await messageAction(page, "Copy").click();
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
  await messagesLeft(page, 6);

  // another answer: the first is kept beside it; Escape stops it, and the partial is a version too
  await companion(page, { wordDelayMs: 120 });
  await messageAction(page, "Another answer").click();
  await underWay(page, 20);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(last(page).getByRole("group", { name: "Versions" })).toHaveText(/2 of 2/);
  await companion(page, { wordDelayMs: 2 });
  await messageAction(page, "Previous version").press("Enter");
  await expect(last(page).getByRole("group", { name: "Versions" })).toHaveText(/1 of 2/);
  await expect(page.getByText("Stopped", { exact: true })).toHaveCount(0);
  await messagesLeft(page, 5);

  // the last question in other words, by keyboard; what was there is the other branch
  const before = await shown(page);
  await field(page).press("ArrowUp");
  const edit = page.getByRole("textbox", { name: "Edit your message" });
  await expect(edit).toHaveValue("Pray with me");
  await edit.press("Escape");
  await expect(edit).toHaveCount(0);
  await questions(page).first().getByRole("button", { name: "Edit message" }).click();
  await edit.fill("I cannot sleep");
  await edit.press("Enter");
  await expect(questions(page)).toHaveCount(1);
  await answered(page, 2);
  await messagesLeft(page, 4);
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
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.getByLabel("Turn off typing effect").check();
  await page.keyboard.press("Escape");
  await companion(page, { wordDelayMs: 120 });
  deltas.length = 0;
  await say(page, "I am tired");
  await expect(writing(page)).toBeVisible();
  // words have come, and none is shown
  await expect.poll(() => deltas.length).toBeGreaterThan(2);
  await expect(writing(page)).toHaveText("", { timeout: 1_000 });
  await answered(page, 4);
  await expectAccessible(page);
});
