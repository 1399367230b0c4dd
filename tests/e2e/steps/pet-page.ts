import type { Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { expect, newEmail, signUp } from "./people.ts";

/** A member's pet as its keeper sees it, and what a test gives them. */

export const bar = (page: Page, name: string) => page.getByRole("progressbar", { name }).first();
export const statOf = async (page: Page, name: string): Promise<number> =>
  Number(await bar(page, name).getAttribute("value"));
export const notice = (page: Page) => page.getByRole("region", { name: "Notices" });
export const tab = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

let keepers = 0;
/** A new member. @returns the id that the database has for them */
export async function newPetOwner(page: Page): Promise<string> {
  const fullName = `Tabitha Joppa ${Date.now()}${keepers++}`;
  await signUp(page, { email: newEmail("keeper"), fullName });
  const [profile] = await inDatabase<{ id: string }>(
    "SELECT user_id AS id FROM profiles WHERE full_name = ?",
    fullName,
  );
  if (!profile) throw new Error(`nobody is called ${fullName}`);
  return profile.id;
}

/** And waits until the page has come to life: what is pressed before that is a plain form, and goes another way. */
export async function choosePet(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole("radio", { name: kind }).check({ force: true });
  await page.getByLabel("Name").fill(name);
  await expect(page.getByText(/^\d+ of 20 characters$/)).toBeVisible();
}

export async function adopt(page: Page, kind: string, name: string): Promise<void> {
  await page.goto("/pet");
  await choosePet(page, kind, name);
  await page.getByRole("button", { name: "Create companion" }).click();
  await expect(page.getByRole("button", { name: /^Feed/ })).toBeVisible();
}

/** A press that the server has answered: what is painted at once may still be on its way. */
export const done = (page: Page, press: () => Promise<void>) =>
  Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes("/pet.data"),
    ),
    press(),
  ]);

/** Coins out of nowhere, through the ledger as all coins. */
export const giveCoins = (userId: string, coins: number) =>
  inDatabase(
    `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at)
      SELECT user_id, 'faith_coins', ?2, 'tournament_podium', ?3, faith_coins + ?2, CAST(unixepoch('subsec') * 1000 AS INTEGER) FROM user_stats WHERE user_id = ?1`,
    userId,
    coins,
    crypto.randomUUID(),
  );

/** Forms of the pet come to nothing until this is called. */
export async function outage(page: Page): Promise<() => Promise<void>> {
  await page.route("**/pet.data**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  return () => page.unroute("**/pet.data**");
}
