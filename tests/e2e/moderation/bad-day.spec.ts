import type { Page } from "@playwright/test";
import { inCommunity } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { trustedMember } from "../steps/data-for-pages.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, test } from "../steps/people.ts";
import { findInQueue, signUpProvenAdmin } from "../steps/staff.ts";

async function ask(page: Page, words: string): Promise<string> {
  await page.goto("/community/new");
  await page.getByLabel("What shall we pray for?").fill(words);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL("**/community/requests/**");
  return new URL(page.url()).pathname;
}

async function report(page: Page, path: string, reason: RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "More about this request" }).click();
  await page.getByRole("menuitem", { name: /Report/ }).click();
  await page.getByRole("dialog").getByText(reason).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("G10, R35, P3: a bad day: danger first, hidden by three keys, read, appealed to another, a suspended member's pages", async ({
  page: victor,
  another,
  allow,
}) => {
  test.setTimeout(240_000);
  // what was hidden is not there any more; who is in danger is helped before anything is taken
  allow(/404|status of 400/);
  const word = ownWord();
  await trustedMember(victor, "victor", "Victor Hale");
  const unkind = await ask(victor, `You never keep your word, ${word}.`);
  const selling = await ask(victor, `My books are for everybody here, ${word}.`);
  const { page: lena } = await another();
  await trustedMember(lena, "lena", "Lena Moor");
  await report(lena, selling, /Asks for money/);
  await report(lena, unkind, /Hurtful/);

  // whoever is in danger is helped first, and their words come to the front
  await lena.goto("/community/new");
  await lena.getByLabel("What shall we pray for?").fill(`I want to end my life tonight, ${word}.`);
  await lena.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(
    lena
      .getByText("Please read this first")
      .or(lena.getByRole("link", { name: /988/ }))
      .first(),
  ).toBeVisible();
  await lena.getByRole("button", { name: "Ask", exact: true }).click();
  await lena.waitForURL("**/community/requests/**");
  await lena.goto(unkind);
  await expect(lena.getByText(`You never keep your word, ${word}.`)).toBeVisible();

  const { page: grace } = await another();
  await signUpProvenAdmin(grace, "moderator");
  await grace.goto("/admin/queue");
  const list = grace.locator(".queue-items");
  await expect(list.getByRole("link").first()).toContainText("Danger to life");
  await accessibleSmallAndWide(grace);
  const item = grace.getByRole("article").filter({ hasText: `You never keep your word, ${word}.` });
  await findInQueue(grace, item);
  await expect(item).toContainText("never learns who");
  await expect(item).not.toContainText("Lena");
  await grace.keyboard.press("c");
  await expect(item.getByText("Claimed by you")).toBeVisible();
  // three keys
  await grace.keyboard.press("h");
  await grace.keyboard.press("3");
  await grace.keyboard.press("Enter");
  await expect(item).toHaveCount(0);
  // gone from the page that was open, within two seconds
  await expect(lena.getByText(`You never keep your word, ${word}.`)).toHaveCount(0, { timeout: 4_000 });

  // its author reads what was decided and by which rule, and appeals in one tap
  await victor.goto("/community/decisions");
  const decision = victor.getByRole("listitem").filter({ hasText: `You never keep your word, ${word}.` });
  await expect(decision).toContainText("By the rule: No contempt for a person");
  await expect(decision).not.toContainText(/Lena|Grace|Aquila/);
  await accessibleSmallAndWide(victor);
  await decision.getByRole("button", { name: "Appeal" }).click();
  await expect(decision).toContainText("You have appealed");

  // not by who decided
  await grace.goto("/admin/queue?show=appeals");
  await expect(grace.getByText("You decided it, so it is not yours")).toBeVisible();
  await expect(grace.getByRole("button", { name: "The member is right" })).toHaveCount(0);
  const { page: phoebe } = await another();
  await signUpProvenAdmin(phoebe);
  await phoebe.goto("/admin/queue?show=appeals");
  await expect(phoebe.getByRole("article")).toContainText(`You never keep your word, ${word}.`);
  await accessibleSmallAndWide(phoebe);
  await phoebe.getByLabel("Words to the member").fill("We read it again. It was about a test, not a person.");
  await phoebe.getByRole("button", { name: "The member is right" }).click();
  await expect(phoebe.getByText("Nothing waits in this list").first()).toBeVisible();
  await victor.goto("/community/decisions");
  await expect(decision).toContainText("You were right");
  await expect(decision).toContainText("It was about a test");

  // suspended: why, until when, and what stays open
  await phoebe.goto("/admin/queue");
  const ofSelling = phoebe
    .getByRole("article")
    .filter({ hasText: `My books are for everybody here, ${word}.` });
  await findInQueue(phoebe, ofSelling);
  await ofSelling.getByRole("radio", { name: /Suspend/ }).check();
  await ofSelling.getByRole("radio", { name: /Nothing is sold/ }).check();
  await ofSelling.getByLabel("For how long").selectOption("30");
  await ofSelling.getByRole("button", { name: "Decide and send" }).click();
  await expect(ofSelling).toHaveCount(0);
  for (const path of ["/community", unkind, "/community/new", "/community/testimonies/new"]) {
    await victor.goto(path);
    await victor.waitForURL("**/community/decisions");
  }
  await expect(victor.getByRole("heading", { name: /The community is closed to you until/ })).toBeVisible();
  await accessibleSmallAndWide(victor);
  await victor.getByRole("link", { name: "Help, at any hour" }).click();
  await victor.waitForURL("**/safety");
  for (const path of ["/settings", "/community/prayers", "/community/rules", "/community/level", "/chatbot"])
    expect((await victor.request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  await victor.goto("/community/level");
  await accessibleSmallAndWide(victor);
  await victor.goto("/community/rules");
  await accessibleSmallAndWide(victor);
});

test("R35, CM4: the pastoral team alone reads what was asked of it, and answers", async ({
  page,
  another,
  allow,
}) => {
  allow(/403/);
  const word = ownWord();
  await trustedMember(page, "ruth", "Ruth Okafor");
  await page.goto("/community/new");
  await page.getByLabel("What shall we pray for?").fill(`I do not know how to go on, ${word}.`);
  await page.getByRole("radio", { name: /pastoral/i }).check();
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL("**/community/requests/**");
  await expect(page.getByText("The pastoral team has your request")).toBeVisible();
  const { page: paul } = await another();
  await signUpProvenAdmin(paul);
  expect((await paul.goto("/admin/pastoral"))?.status()).toBe(403);
  await expect(paul.getByText("For the pastoral team only")).toBeVisible();
  await paul.goto("/community");
  const { userId } = (await (await paul.request.get("/session")).json()) as { userId: string };
  await inCommunity("UPDATE community_members SET pastoral = 1 WHERE user_id = ?", userId);
  await paul.goto("/admin/pastoral");
  await paul.getByRole("link").filter({ hasText: word }).click();
  await accessibleSmallAndWide(paul);
  await paul.getByLabel("Your answer").fill("You are not alone. We pray with you this week.");
  await paul.getByRole("button", { name: "Send the answer" }).click();
  await expect(paul.getByText("What the team has answered")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You are not alone. We pray with you this week.")).toBeVisible();
  await accessibleSmallAndWide(page);
  await paul.getByRole("button", { name: "Close it" }).click();
  await expect(paul.getByRole("link").filter({ hasText: word })).toHaveCount(0);
});
