import type { Locator, Page } from "@playwright/test";
import { expect } from "./people.ts";

/** What nobody should write into a field, and what is said to it. */

export const LONG = "a".repeat(10_000);
export const HTML = "<svg/onload=window.ran=1>";
export const EMOJI = "👩‍🌾";
export const RIGHT_TO_LEFT = "\u202eרות";
export const ZERO_WIDTH = "\u200b\u2060";

export const GAPS = "Please fill in all required fields.";
export const TOO_LONG = "One of the fields is too long.";
export const NO_EMAIL = "Please enter a valid email address.";
export const WEAK = "Password must contain at least 8 characters";
export const LONG_PASSWORD = "72 letters are the most";
export const NO_CODE = "Please enter the verification code";
export const SIX_DIGITS = "Verification code must be 6 digits";

export type Rows = readonly (readonly [typed: string, said: string])[];
export type Refusing = { field: Locator; submit: () => Promise<void>; said: Locator; rows: Rows };

export const EMAILS: Rows = [
  ["", GAPS],
  [HTML, NO_EMAIL],
  [ZERO_WIDTH, GAPS],
  [EMOJI, NO_EMAIL],
  [`${LONG}@example.com`, TOO_LONG],
  [RIGHT_TO_LEFT, NO_EMAIL],
];
export const NEW_PASSWORDS: Rows = [
  ["", WEAK],
  [`Lantern-7-${LONG}`, LONG_PASSWORD],
  [EMOJI, WEAK],
  [`Lantern-7-${"🕯".repeat(16)}`, LONG_PASSWORD],
  [ZERO_WIDTH, WEAK],
];

/** Each is refused in words and stays in its field, and nothing leaves the page for it. */
export async function refuses(page: Page, { field, submit, said, rows }: Refusing) {
  const sent: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() !== "GET" && /\/__clerk\/|\/settings/.test(request.url())) sent.push(request.url());
  };
  page.on("request", note);
  for (const [typed, words] of rows) {
    await field.fill(typed);
    await submit();
    await expect(said, typed.slice(0, 30)).toContainText(words);
    await expect(field).toHaveValue(typed);
  }
  page.off("request", note);
  // the token of a page that stays open is renewed by itself
  expect(sent.filter((url) => !/\/tokens|\/touch/.test(url))).toEqual([]);
  await ranNothing(page);
}

export const ranNothing = async (page: Page) =>
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
