import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { trustedMember } from "../steps/data-for-pages.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, signIn, test } from "../steps/people.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

const passage = (page: Page) => page.getByRole("region", { name: "The page that is open" });
const round = (page: Page) => page.getByRole("region", { name: "Round of prayer" });
const notes = (page: Page) => page.getByRole("region", { name: "Notes" });

async function makesGroup(page: Page): Promise<string> {
  await page.goto("/study-groups/new");
  await page.getByLabel("Name", { exact: true }).fill(`Room ${ownWord()}`);
  await page.getByRole("button", { name: "Start it" }).click();
  await page.waitForURL(/study-groups\/room-/);
  return new URL(page.url()).pathname;
}

async function writes(page: Page, text: string, button: string): Promise<void> {
  await page.getByLabel("What do you notice?").fill(text);
  await page.getByRole("button", { name: button }).click();
}

test("R24, RT2: an evening of three browsers: a leader, a member and a guest without an account; pages, a round of prayer, a network that is cut, and the guide", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 40[034]|WebSocket/);
  test.setTimeout(300_000);
  // a member of its own: five groups a day are the most that one may make
  await trustedMember(page, "evening-leader");
  const group = await makesGroup(page);
  const { page: member, context: memberContext } = await another();
  await signIn(member, "member@koinonia.test");
  await member.goto(group);
  await member.getByRole("button", { name: "Join", exact: true }).click();
  await member.getByRole("link", { name: "Living room" }).click();
  await expect(member.getByText("No evening is open")).toBeVisible();
  await accessibleSmallAndWide(member);

  await page.getByRole("link", { name: "Living room" }).click();
  await page.getByLabel("Where you begin").fill("Hezekiah 3");
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByText(/not found in the Bible/)).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.getByLabel("Where you begin").fill("John 3:1-8");
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(passage(page).getByRole("heading", { name: "John 3:1-8" })).toBeVisible();
  await member.reload();
  await expect(passage(member)).toContainText("Nicodemus");

  // a guest comes by the code's link, with a first name alone
  await page.getByRole("button", { name: "Let guests in" }).click();
  await expect(page.getByRole("img", { name: "The invitation as a code for a camera" })).toBeVisible();
  const address = new URL((await page.locator(".friend-address").textContent()) ?? "").pathname;
  const { page: guest, context: guestContext } = await another();
  await guest.goto(address);
  await accessibleSmallAndWide(guest);
  await guest.getByLabel("Your first name").fill("Pastor Tim");
  await guest.getByRole("button", { name: "Come in" }).click();
  await expect(guest.getByText(/taken for an office/)).toBeVisible();
  await guest.getByLabel("Your first name").fill("Mary");
  await guest.getByRole("button", { name: "Come in" }).click();
  await expect(guest.getByText(/of the same age group/)).toBeVisible();
  await guest.getByLabel("18 or older").check();
  await guest.getByRole("button", { name: "Come in" }).click();
  await expect(passage(guest).getByRole("heading", { name: "John 3:1-8" })).toBeVisible();
  const [cookie] = (await guestContext.cookies()).filter(({ name }) => name === "evening_guest");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await expect(guest.getByRole("button", { name: "On", exact: true })).toHaveCount(0);
  // a guest with a member's name is shown as a guest
  const here = member.getByRole("region", { name: "Here now" });
  await expect(here.getByRole("listitem").filter({ hasText: "guest" })).toContainText("Mary");

  await page.getByRole("button", { name: "On", exact: true }).click();
  for (const each of [page, member, guest])
    await expect(passage(each).getByRole("heading", { name: "John 3:9-16" })).toBeVisible();
  await expect(passage(guest)).toContainText("only born Son");

  await guest.evaluate(() => navigator.serviceWorker.ready);

  // a round of prayer, in the order in which they say it
  await page.getByRole("button", { name: "Begin a round" }).click();
  await member.getByRole("button", { name: "I will pray" }).click();
  await expect(round(member).getByText("It is your turn to pray.")).toBeVisible();
  await guest.getByRole("button", { name: "I will pray" }).click();
  await expect(round(guest).getByText("One prays before you.")).toBeVisible();
  await member.getByRole("button", { name: "Amen" }).click();
  await expect(round(guest).getByText("It is your turn to pray.")).toBeVisible();
  await expect(round(page).getByText("Mary (guest) prays now.")).toBeVisible();
  await page.getByRole("button", { name: "Go on to the next" }).click();
  await expect(round(page).getByText("Nobody waits to pray.")).toBeVisible();
  await page.getByRole("button", { name: "End the round" }).click();
  await expect(round(guest).getByText("No round is open.")).toBeVisible();

  // notes: shared by all three, kept by two
  const word = ownWord();
  await writes(member, `The wind blows, ${word}.`, "Share with the evening");
  await expect(notes(guest).getByText(`The wind blows, ${word}.`)).toBeVisible();
  await writes(member, `Mine alone, ${word}.`, "Keep it for me");
  await expect(notes(member).getByText("Only you")).toBeVisible();
  await writes(guest, `A guest’s thought, ${word}.`, "Share with the evening");
  await expect(notes(page).getByText(`A guest’s thought, ${word}.`)).toBeVisible();
  await writes(guest, `On my phone, ${word}.`, "Keep it on this phone");
  await expect(notes(guest).getByText("Only on this phone")).toBeVisible();
  await expect(notes(page).getByText(/Mine alone|On my phone/)).toHaveCount(0);
  for (const each of [page, member, guest]) await accessibleSmallAndWide(each);

  // on a phone the notes are one touch away from a long passage
  const size = member.viewportSize() ?? { width: 1280, height: 720 };
  await member.setViewportSize({ width: 390, height: 700 });
  await passage(member).getByRole("heading").first().scrollIntoViewIfNeeded();
  await passage(member)
    .getByRole("link", { name: /^Notes \(\d\)$/ })
    .click();
  await expect(notes(member).getByRole("heading", { name: "Notes" })).toBeInViewport();
  await member.setViewportSize(size);

  // what is shared is read by children too: a guest's note that is reported is out of sight, but to whoever leads
  await writes(guest, `A guest’s scorn, ${word}.`, "Share with the evening");
  const scorn = notes(member)
    .getByRole("listitem")
    .filter({ hasText: `A guest’s scorn, ${word}.` });
  await scorn.getByText("Report this note").click();
  await scorn.getByLabel("Why? (if you like)").selectOption("harm");
  await accessibleSmallAndWide(member);
  await scorn.getByRole("button", { name: "Report", exact: true }).click();
  await expect(member.getByText("Reported. A moderator reads it")).toBeVisible();
  await expect(scorn).toHaveCount(0);
  await expect(notes(page).getByText("Reported; only whoever leads still sees it")).toBeVisible();
  await expect(notes(guest).getByText("Reported; only whoever leads still sees it")).toBeVisible();
  await expect(notes(guest).getByText("Report this note")).toHaveCount(0);
  // the moderators read it with the group, and that whoever leads the group has not written it
  const { page: moderator } = await another();
  await signUpProvenAdmin(moderator, "moderator");
  await moderator.goto("/admin/queue?kind=group");
  await moderator.locator("a.queue-line").last().click();
  const item = moderator.getByRole("article").filter({ hasText: `A guest’s scorn, ${word}.` });
  await expect(item.getByText("A guest has no account")).toBeVisible();
  await expect(item.getByText("Who leads the group")).toBeVisible();
  await expect(item.getByText("Who wrote it", { exact: true })).toHaveCount(0);
  await item.getByRole("radio", { name: /Hide/ }).check();
  await expect(item.getByText("The group is found and entered by nobody")).toBeVisible();
  await accessibleSmallAndWide(moderator);

  // the guest's network is cut: page and notes stay, and what was missed comes with it
  await guestContext.setOffline(true);
  await expect(guest.getByText(/This phone keeps the page/)).toBeVisible({ timeout: 60_000 });
  await page.getByText("Open another passage").click();
  await page.getByLabel("Chapter or verses").fill("Psalm 23");
  await page.getByRole("button", { name: "Open for all" }).click();
  await expect(passage(member).getByRole("heading", { name: "Psalm 23" })).toBeVisible();
  await expect(passage(guest).getByRole("heading", { name: "John 3:9-16" })).toBeVisible();
  await writes(guest, `Written without a network, ${word}.`, "Share with the evening");
  await expect(notes(guest).getByText("Waits for the network")).toBeVisible();

  // the phone is opened anew without a network: the page that it kept, and by itself back into the evening
  await guest.reload();
  await guest.waitForURL("**/evening/offline");
  await expect(guest.getByRole("heading", { name: "John 3:9-16" })).toBeVisible();
  await expect(guest.getByText("only born Son")).toBeVisible();
  await expect(guest.getByText(`On my phone, ${word}.`)).toBeVisible();
  await accessibleSmallAndWide(guest);
  await guestContext.setOffline(false);
  await expect(passage(guest).getByRole("heading", { name: "Psalm 23" })).toBeVisible({ timeout: 60_000 });
  await expect(guest.getByText("Together", { exact: true })).toBeVisible();
  // under the page at which it was written
  await expect(notes(page).getByText(`Written without a network, ${word}.`)).toHaveCount(1);
  await expect(notes(guest).getByText("Waits for the network")).toHaveCount(0);

  // a phone that is opened again is where it was, and knows what it kept
  await guest.reload();
  await expect(passage(guest).getByRole("heading", { name: "Psalm 23" })).toBeVisible();
  await expect(notes(guest).getByText(`On my phone, ${word}.`)).toBeVisible();

  // in Spanish, too
  await memberContext.addCookies([{ name: "language", value: "es", url: new URL(member.url()).origin }]);
  await member.reload();
  await expect(member.getByRole("heading", { name: "Salmo 23" })).toBeVisible();
  await expect(member.getByText("Jehová es mi pastor")).toBeVisible();
  await accessibleSmallAndWide(member);

  await page.getByText("End the evening").click();
  await page.getByRole("button", { name: "End it for all" }).click();
  await expect(page.getByRole("heading", { name: "Study guides" })).toBeVisible();
  await expect(guest.getByText("This invitation leads nowhere")).toBeVisible();
  expect(await guest.evaluate(() => Object.keys(localStorage).filter((key) => /evening/.test(key)))).toEqual(
    [],
  );
  await guest.goto(address);
  await expect(guest.getByText("This invitation leads nowhere")).toBeVisible();
  await accessibleSmallAndWide(guest);
  await page.getByRole("link", { name: /The evening of/ }).click();
  await expect(page.getByText(`The wind blows, ${word}.`)).toBeVisible();
  await expect(page.getByText(/Mine alone|On my phone/)).toHaveCount(0);
  const kept = page.getByRole("listitem").filter({ hasText: `The wind blows, ${word}.` });
  await kept.getByText("Report this note").click();
  await accessibleSmallAndWide(page);
  await kept.getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByText("Reported. A moderator reads it")).toBeVisible();
  await expect(page.getByText(`The wind blows, ${word}.`)).toBeVisible();
});
