import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { trustedMember } from "../steps/data-for-pages.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, newEmail, signIn, signUp, test } from "../steps/people.ts";

const card = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

test("R23: two friends: by a link, accepted while the other looks, a verse, what each shows, and removed", async ({
  page,
  another,
}) => {
  test.setTimeout(180_000);
  await signUp(page, { email: newEmail("friends"), fullName: "Mary Hale" });
  await page.goto("/friends");
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "For one person" }).click();
  const address = (await page.locator(".friend-address").first().textContent()) ?? "";
  await expect(page.getByRole("img", { name: "The link as a code for a camera" }).first()).toBeVisible();

  const { page: other } = await another();
  await signUp(other, { email: newEmail("friend"), fullName: "Ruth Okafor" });
  await other.goto(new URL(address).pathname);
  await expect(other.getByRole("heading", { name: "Mary invites you" })).toBeVisible();
  await accessibleSmallAndWide(other);
  await other.getByLabel("What you say with it").selectOption({ label: "We met in person." });
  await other.getByRole("button", { name: "Ask", exact: true }).click();
  await other.waitForURL("**/friends");
  await expect(other.getByText("Waits for an answer")).toBeVisible();

  // the owner's open page hears of it
  await expect(page.getByRole("article", { name: "Asks to be your friend" })).toContainText(
    "We met in person.",
  );
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(card(page, "Ruth").getByText("Shows nothing yet.")).toBeVisible();
  await expect(card(other, "Mary")).toBeVisible();

  // passed on, the link opens nothing
  const { page: third } = await another();
  await signUp(third, { email: newEmail("stranger") });
  await third.goto(new URL(address).pathname);
  await expect(third.getByText("This link leads nowhere").last()).toBeVisible();

  for (const each of [page, other]) {
    await each.getByLabel("The days on which both of you practiced").check();
    await each.getByRole("button", { name: "Save", exact: true }).click();
  }
  await expect(card(page, "Ruth").getByText(/a day counts when both of you practiced/)).toBeVisible();
  await card(page, "Ruth").getByText("Send a verse").click();
  await card(page, "Ruth").getByRole("button", { name: "Send it" }).click();
  await expect(card(page, "Ruth").getByText("Verse sent today")).toBeVisible();
  await expect(other.getByText(/Psalm 23:1-3\. Mary/)).toBeVisible();
  await accessibleSmallAndWide(other);

  await card(other, "Mary").getByText("Remove or block").click();
  await card(other, "Mary").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(other.getByText("No friends here yet")).toBeVisible();
  await expect(page.getByText("No friends here yet")).toBeVisible();
});

test("R24: a group of three: made, found, joined, a plan, words that come live, who is here, a gathering, and left", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 400/);
  test.setTimeout(240_000);
  const name = `Table ${ownWord()}`;
  // a member of its own: five groups a day are the most that one may make
  await trustedMember(page, "group-leader");
  await page.goto("/study-groups/new");
  await accessibleSmallAndWide(page);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Start it" }).click();
  await page.waitForURL(/study-groups\/table-/);
  await expect(page.getByText("No plan yet")).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.goto(`${address}?show=people`);
  await page.locator("summary", { hasText: "Plan that you read together" }).click();
  await page.getByLabel("Plan that you read together").selectOption({ label: "New Testament in 90 days" });
  await page.getByRole("button", { name: "Choose it" }).click();
  await page
    .getByRole("navigation", { name: "Parts of the group" })
    .getByRole("link", { name: "Reading" })
    .click();
  await expect(page.getByText("Be the first to read it.")).toBeVisible();

  const { page: other } = await another();
  await trustedMember(other, "group-member", "Mary Okafor");
  await other.goto("/study-groups");
  await accessibleSmallAndWide(other);
  await other.getByRole("link", { name }).click();
  await other.getByRole("button", { name: "Join", exact: true }).click();
  await other.getByRole("button", { name: "I have read it" }).click();
  await expect(other.getByText("One has read it.")).toBeVisible();
  // the leader's open page: who is here, and how many have read, and nobody's name beside it
  await expect(page.getByRole("region", { name: "Here now" })).toContainText("Mary");
  await expect(page.getByText("One has read it.")).toBeVisible();

  const word = ownWord();
  await other.getByLabel("What did you notice?").fill(`She asked why, ${word}.`);
  await other.getByRole("button", { name: "Share" }).first().click();
  await expect(page.getByText(`She asked why, ${word}.`)).toBeVisible();
  await page.getByRole("button", { name: "With you" }).click();
  await expect(other.getByText("With you, 1")).toBeVisible();
  await accessibleSmallAndWide(page);

  // 13 to 17: there is no such group
  const { page: young } = await another();
  await signIn(young, "young@koinonia.test");
  await young.goto("/study-groups");
  await expect(young.getByText(name)).toHaveCount(0);
  expect((await young.request.get(address)).status()).toBe(404);
  await young.goto("/youth-ministry");
  await expect(young.getByRole("heading", { level: 1, name: "Youth Ministry" })).toBeVisible();
  await accessibleSmallAndWide(young);

  await page.goto(`${address}?show=events`);
  await page.locator("summary", { hasText: "Plan a gathering" }).click();
  await page.getByLabel("What it is").fill("Evening");
  await page.getByLabel("When", { exact: true }).fill("2030-12-01T19:30");
  await page.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Evening" })).toContainText("2030");
  await accessibleSmallAndWide(page);
  const calendar = await page.request.get(`${address}/calendar.ics`);
  expect(await calendar.text()).toContain("SUMMARY:Evening");

  await other.goto(`${address}?show=people`);
  await accessibleSmallAndWide(other);
  await other.getByRole("button", { name: "Leave the group" }).click();
  await other.waitForURL("**/study-groups");
  await other.goto(address);
  await expect(other.getByText("What is said inside is read by its members alone.")).toBeVisible();
});

test("R31-R33, D4, H16: the three ministries: an adult sees the youth’s themes alone, and talks about this week’s", async ({
  page,
}) => {
  await signIn(page, "member@koinonia.test");
  await page.goto("/youth-ministry");
  await expect(page.getByText(/appointed leaders alone/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Groups" })).toHaveCount(0);
  await accessibleSmallAndWide(page);
  for (const [path, title] of [
    ["/womens-ministry", "Women’s Circle"],
    ["/mens-fellowship", "Men's Fellowship"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { name: "To ask one another" })).toBeVisible();
    await accessibleSmallAndWide(page);
  }
  await page.getByRole("link", { name: "Talk about this" }).click();
  await page.waitForURL(/\/chatbot/);
  await expect(page.getByRole("navigation").getByText("Men's Fellowship").first()).toBeVisible();
});
