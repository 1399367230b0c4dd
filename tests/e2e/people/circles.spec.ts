import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { trustedMember } from "../steps/data-for-pages.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, signIn, test } from "../steps/people.ts";
import { adopt } from "../steps/pet-page.ts";

const card = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

async function ownHandle(page: Page): Promise<string> {
  await page.goto("/friends");
  return (await page.locator(".friend-handle").first().textContent())?.trim() ?? "";
}

test("CM4, R23: two friends and a stranger: a request for friends alone, the pet’s visit, and the end of it", async ({
  page: asker,
  another,
  allow,
}) => {
  allow(/status of 40[04]/);
  test.setTimeout(240_000);
  // members of their own, who have no friend and no pet yet
  await trustedMember(asker, "asker");
  const { page: friend } = await another();
  await trustedMember(friend, "friend");
  const handle = await ownHandle(friend);
  await asker.goto("/friends");
  await asker.getByLabel("Their handle").fill(handle);
  await asker.getByRole("button", { name: "Ask", exact: true }).click();
  await friend.getByRole("button", { name: "Accept" }).click();
  await expect(asker.getByRole("link", { name: "What they ask their friends" })).toBeVisible();

  // asked of friends alone, by keyboard
  const word = ownWord();
  await asker.goto("/community/new");
  await asker.getByLabel("What shall we pray for?").fill(`The hearing is tomorrow, ${word}.`);
  await asker.getByRole("radio", { name: /Without a name/ }).focus();
  await asker.keyboard.press("ArrowDown");
  await expect(asker.getByRole("radio", { name: /My friends only/ })).toBeChecked();
  await accessibleSmallAndWide(asker);
  await asker.getByRole("button", { name: "Ask", exact: true }).click();
  await asker.waitForURL("**/community/requests/**");
  await expect(asker.getByText(/For friends only/)).toBeVisible();
  await expect(asker.getByRole("button", { name: "Take my name off" })).toHaveCount(0);
  const address = new URL(asker.url()).pathname;

  await friend.getByRole("link", { name: "What they ask their friends" }).click();
  await expect(card(friend, word)).toContainText("For friends only");
  await accessibleSmallAndWide(friend);
  await card(friend, word).getByRole("button", { name: "I prayed" }).click();
  await expect(asker.getByText("One person has prayed")).toBeVisible();
  await friend.goto("/community");
  await expect(card(friend, word)).toHaveCount(0);

  const { page: stranger } = await another();
  await signIn(stranger, "admin@koinonia.test");
  expect((await stranger.request.get(address)).status()).toBe(404);
  await stranger.goto(`/community?q=${word}`);
  await expect(stranger.getByRole("heading", { name: "Nothing was found" })).toBeVisible();

  // the pets
  await adopt(friend, "Dog", "Boaz");
  await friend.goto("/friends");
  await friend.getByLabel("Your pet", { exact: true }).check();
  await friend.getByRole("button", { name: "Save", exact: true }).click();
  await adopt(asker, "Cat", "Selah");
  await asker.goto("/friends");
  await asker.getByRole("button", { name: "Let your pet visit theirs" }).click();
  await expect(asker.getByRole("img", { name: /Your pet, cat, and your friend’s, dog/ })).toBeVisible();
  await expect(asker.getByText("Your pet was there today")).toBeVisible();
  await accessibleSmallAndWide(asker);
  await expect(friend.getByText(/pet came to see yours/)).toBeVisible();
  await friend.goto("/notifications");
  await expect(friend.getByText("came to see yours").first()).toBeVisible();

  // no friends any more: gone at once
  await friend.goto("/friends");
  await friend.locator("summary", { hasText: "Remove or block" }).first().click();
  await friend.getByRole("button", { name: "Remove", exact: true }).first().click();
  await expect(friend.getByText("No friends here yet")).toBeVisible();
  expect((await friend.request.get(address)).status()).toBe(404);
});

test("R24, R31-R33: a group’s own: a request for it, the ministry’s wall, the file with consent, and the six weeks", async ({
  page: leader,
  another,
  allow,
}) => {
  allow(/status of 40[04]/);
  test.setTimeout(240_000);
  const name = `Circle ${ownWord()}`;
  await signIn(leader, "premium@koinonia.test");
  await leader.goto("/study-groups/new");
  await leader.getByLabel("Name", { exact: true }).fill(name);
  await leader.getByLabel("Belongs to").selectOption({ label: "Women" });
  await leader.getByRole("button", { name: "Start it" }).click();
  await leader.waitForURL(/study-groups\/circle-/);
  const address = new URL(leader.url()).pathname;

  const { page: other } = await another();
  await trustedMember(other, "circle-member");
  await other.goto(address);
  await other.getByRole("button", { name: "Join", exact: true }).click();
  await expect(other.getByRole("navigation", { name: "Parts of the group" })).toBeVisible();

  // asked of the group alone
  const word = ownWord();
  await other.goto("/community/new");
  await other.getByLabel("What shall we pray for?").fill(`The knee again, ${word}.`);
  await other.getByRole("radio", { name: /One of my study groups/ }).check();
  await other.getByLabel("Which group").selectOption({ label: name });
  await accessibleSmallAndWide(other);
  await other.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(other.getByText(`For ${name} only`)).toBeVisible();
  await leader.goto("/womens-ministry");
  await expect(card(leader, word)).toBeVisible();
  await accessibleSmallAndWide(leader);

  // the file has the words of who said yes
  await other.goto(`${address}?show=talk`);
  await other.getByLabel("Say something to the group").fill(`She asked why, ${word}.`);
  await other.getByRole("button", { name: "Share" }).first().click();
  await expect(other.getByText(`She asked why, ${word}.`)).toBeVisible();
  const file = async () => (await leader.request.get(`${address}/words.md`)).text();
  expect(await file()).not.toContain("She asked");
  await other.goto(`${address}?show=people`);
  await other.getByRole("button", { name: "Yes, my words may be saved" }).click();
  await expect(other.getByRole("button", { name: "Take my yes back" })).toBeVisible();
  expect(await file()).toContain("She asked");
  expect((await other.request.get(`${address}/words.md`)).status()).toBe(404);

  // the six weeks are offered to who has Premium
  await other.goto(address);
  await expect(other.getByRole("heading", { name: /with this group/ })).toHaveCount(0);
  await leader.goto(address);
  await leader.getByRole("button", { name: "Take part" }).click();
  await expect(leader.getByText("It begins when two who take part have the plan.")).toBeVisible();
  await accessibleSmallAndWide(leader);

  // whoever leaves sees what the group is asked no more
  await other.goto(`${address}?show=people`);
  await other.getByRole("button", { name: "Leave the group" }).click();
  await other.waitForURL("**/study-groups");
  await leader.goto("/community?show=groups");
  await expect(card(leader, word)).toHaveCount(0);
});
