import { expectAccessible, sideways } from "../steps/accessibility.ts";
import { answered, answers, connected, field, say, write } from "../steps/chat-page.ts";
import { expect, fillSignUp, newEmail, test } from "../steps/people.ts";

test("G13: with the day's messages used up, a crisis message is still answered, with people to reach first", async ({
  page,
  allow,
}) => {
  allow(/429/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/auth?mode=signup");
  await fillSignUp(page, { email: newEmail("care") });
  await connected(page);
  await expect(page.getByRole("link", { name: "AI, not a person" })).toBeVisible();

  for (let i = 0; i < 8; i++) {
    await say(page, `What does Psalm ${i + 1}:1 say?`);
    await answered(page, i + 2);
  }
  await write(page, "What does Psalm 9:1 say?");
  await expect(page.getByText("Daily Message Limit Reached")).toBeVisible();
  await expect(field(page)).toHaveValue("What does Psalm 9:1 say?");

  await say(page, "honestly i just want to die");
  await answered(page, 10);
  const last = answers(page).last();
  const card = last.getByRole("region", { name: /You matter/ });
  // the words after it have not pushed it out of the view
  await expect(card.getByRole("heading")).toBeInViewport();
  await expect(card.getByRole("link", { name: /Call 988/ })).toBeInViewport();
  await expect(card.getByRole("link", { name: /Call 988/ })).toHaveAttribute("href", "tel:988");
  await expect(card.getByRole("link", { name: /Text 988/ })).toHaveAttribute("href", "sms:988");
  await expect(card.getByRole("link", { name: /Call 911/ })).toHaveAttribute("href", "tel:911");
  await expect(card.getByRole("link", { name: /findahelpline/ })).toHaveAttribute(
    "href",
    "https://findahelpline.com",
  );
  await expect(last).toContainText("I am glad you said this");
  expect(await last.evaluate((element) => element.firstElementChild?.className)).toBe("help-card");
  for (const link of await card.getByRole("link").all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.screenshot({ path: "test-results/care-390.png" });

  await page.reload();
  await connected(page);
  await expect(
    answers(page)
      .last()
      .getByRole("link", { name: /Call 988/ }),
  ).toBeVisible();
});

test("/safety says the protocol in plain words, in two languages, with people first", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "How you are kept safe" }).click();
  await page.waitForURL("**/safety");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the companion keeps you safe");
  await expect(page.getByRole("link", { name: /Call 1-800-799-7233/ })).toHaveAttribute(
    "href",
    "tel:+18007997233",
  );
  await expect(page.getByRole("heading", { name: "When somebody may be in danger" })).toBeVisible();
  for (const [width, scheme] of [
    [320, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/safety-${width}.png`, fullPage: true });
  }
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cómo el compañero cuida de ti");
});
