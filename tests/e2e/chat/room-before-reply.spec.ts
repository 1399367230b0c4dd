import {
  answered,
  answers,
  companion,
  connected,
  messageAction,
  say,
  usualCompanion,
} from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

/** Between two frames of the room, ms: each is drawn by itself. */
const FRAME_MS = 40;

test.afterEach(({ page }) => usualCompanion(page));

test("V11, C7: the room is ahead of the reply: the field rests once, and what was answered stays", async ({
  page,
}) => {
  await page.routeWebSocket("**/parties/member-room/**", (line) => {
    let last = Promise.resolve();
    line.connectToServer().onMessage((frame) => {
      last = last.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
        line.send(frame);
      });
    });
  });
  await signUp(page, { email: newEmail("ahead") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);

  // from now on the replies wait until the test lets them go
  let go = () => {};
  let held = Promise.resolve();
  const hold = () => {
    held = new Promise((resolve) => {
      go = resolve;
    });
  };
  await page.route(/\/chatbot\/.*\.data/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const rests: boolean[] = [];
  await page.exposeFunction("rested", (now: boolean) => rests.push(now));
  await page.evaluate(() => {
    const field = document.getElementById("message-field") as HTMLTextAreaElement;
    const { rested } = window as unknown as { rested(now: boolean): void };
    const look = new MutationObserver(() => rested(field.disabled));
    look.observe(field, { attributes: true, attributeFilter: ["disabled"] });
  });
  hold();
  await say(page, "And I cannot sleep");
  await answered(page, 3);
  await expect.poll(() => rests).toEqual([true, false]);
  const replied = page.waitForResponse((response) => response.request().method() === "POST");
  go();
  await replied;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(answers(page)).toHaveCount(3);
  expect(rests).toEqual([true, false]);

  hold();
  await messageAction(page, "Another answer").click();
  await expect(answers(page).last().getByRole("group", { name: "Versions" })).toHaveText(/2 of 2/);
  await answered(page, 3);
  go();
});
