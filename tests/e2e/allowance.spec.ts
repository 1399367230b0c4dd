import {
  answered,
  companion,
  connected,
  field,
  messagesLeft,
  say,
  usualCompanion,
  write,
} from "./chat-page.ts";
import { advanceClock, expect, newEmail, signUp, test } from "./people.ts";

test.afterEach(({ page }) => usualCompanion(page));

test("P7, X24, G2: the ninth message is refused in the specified words for eight seconds, and kept", async ({
  page,
  allow,
}) => {
  allow(/429/);
  await page.clock.install();
  await signUp(page, { email: newEmail("nine") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  for (let left = 7; left >= 0; left--) {
    await say(page, `Question with ${left} left`);
    await answered(page);
    await messagesLeft(page, left);
  }
  await expect(page.getByText("That was today’s eighth message")).toBeVisible();
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
});
