import {
  answered,
  companion,
  connected,
  field,
  messagesLeft,
  say,
  usualCompanion,
  write,
} from "../steps/chat-page.ts";
import { advanceClock, expect, NEW_PASSWORD, newEmail, signIn, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("P7, X24, G2: the ninth message is refused in the specified words for eight seconds, and kept", async ({
  page,
  another,
  allow,
}) => {
  allow(/429/);
  await page.clock.install();
  const email = newEmail("nine");
  await signUp(page, { email });
  const { page: other } = await another();
  await signIn(other, email, NEW_PASSWORD);
  await messagesLeft(other, 8);
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  for (let left = 7; left >= 0; left--) {
    await say(page, `Question with ${left} left`);
    await answered(page);
    // the other browser of the same member counts along
    for (const one of [page, other]) await messagesLeft(one, left);
  }
  for (const one of [page, other])
    await expect(one.getByText("That was today’s eighth message")).toBeVisible();
  // from here the page's time stands: its eight seconds are counted, not waited for
  await page.clock.pauseAt(Date.now() + 60_000);
  await write(page, "The ninth");
  const toast = page.getByText("Daily Message Limit Reached");
  await expect(toast).toBeVisible();
  await expect(page.getByText("Upgrade to Premium for unlimited messages.")).toBeVisible();
  await expect(field(page)).toHaveValue("The ninth");
  await page.clock.runFor(7_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
  await page.clock.resume();
  // the next day, by the sandbox's clock
  await advanceClock(page, 24 * 3_600_000);
  await page.reload();
  await messagesLeft(page, 8);
  await expect(field(page)).toHaveValue("The ninth");
  await other.reload();
  await messagesLeft(other, 8);
});
