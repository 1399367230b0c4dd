import type { WebSocket } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { trustedMember } from "../steps/data-for-pages.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test("R14, RT2: two people have the wall open: counts follow, what is new waits behind a button, what was taken back is a line; a tab that nobody looks at rests", async ({
  page,
  another,
}) => {
  await trustedMember(page, "asks");
  const { page: other } = await another();
  await signUp(other, { email: newEmail("live") });
  const lines: WebSocket[] = [];
  other.on("websocket", (line) => {
    if (line.url().includes("wall-room")) lines.push(line);
  });
  // a row of the community is made by the first visit
  await other.goto("/community");

  const ask = async (words: string): Promise<void> => {
    await page.goto("/community/new");
    await page.getByLabel("What shall we pray for?").fill(words);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.waitForURL("**/community/requests/**");
  };
  // letters alone: a long number would be read as somebody's telephone
  const mark = [...String(Date.now())].map((digit) => "abcdefghij".charAt(Number(digit))).join("");
  const first = `For a good night, ${mark}.`;
  const second = `And for the morning, ${mark}.`;
  await ask(first);
  await other.goto("/community");
  const card = other.getByRole("article").filter({ hasText: first });
  await expect(card).toBeVisible();
  const { page: third } = await another();
  await signUp(third, { email: newEmail("prays") });
  await third.goto("/community");

  // somebody else prays: the number changes in place, and nothing is read again
  await third
    .getByRole("article")
    .filter({ hasText: first })
    .getByRole("button", { name: "I prayed" })
    .click();
  await expect(card.getByText("One person has prayed")).toBeVisible();

  // a new request waits behind the button, where nothing moves
  const before = await card.boundingBox();
  await ask(second);
  const button = other.getByRole("button", { name: "1 new request" });
  await expect(button).toBeVisible();
  await expect(other.getByText(second)).toBeHidden();
  expect(await card.boundingBox()).toEqual(before);
  await accessibleSmallAndWide(other);
  await button.click();
  const fresh = other.getByRole("article").filter({ hasText: second });
  await expect(fresh).toBeVisible();
  await expect(button).toBeHidden();

  // taken back: a line in its place
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(other.getByText("This request is no longer on the wall")).toBeVisible();
  await expect(fresh).toBeHidden();
  await accessibleSmallAndWide(other);

  // nobody looks at the tab: its line closes, and what was missed is told when somebody does
  const look = (state: "hidden" | "visible") =>
    other.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const line = lines.at(-1);
  if (!line) throw new Error("the wall has no line");
  const hiddenAt = Date.now();
  const closed = line.waitForEvent("close", { timeout: 30_000 });
  await look("hidden");
  await closed;
  expect(Date.now() - hiddenAt).toBeGreaterThan(9_000);
  await ask(`And for the noon, ${mark}.`);
  await expect(button).toBeHidden();
  await look("visible");
  await expect(button).toBeVisible();
  expect(lines.at(-1)).not.toBe(line);
});
