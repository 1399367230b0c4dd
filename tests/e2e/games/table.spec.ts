import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, signIn, test } from "../steps/people.ts";

/** A table of Bible Feud, from two members and two guests on four phones. */

const says = async (page: Page, word: string): Promise<void> => {
  await page.getByLabel("Say an answer").fill(word);
  await page.getByRole("button", { name: "Say it" }).click();
};

async function comes(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Your first name").fill(name);
  await page.getByLabel("18 or older").check();
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("button", { name: "Play with the Olives" })).toBeVisible();
}

test("R17: four phones at one table: a face-off, answers in turn, a phone that is cut, a host who leaves, by keyboard too", async ({
  page: host,
  another,
  allow,
}) => {
  allow(/status of 40[034]|WebSocket/);
  test.setTimeout(300_000);
  await signIn(host, "premium@koinonia.test");
  await host.goto("/bible-feud/table");
  await accessibleSmallAndWide(host);
  await host.getByRole("button", { name: "Open the table" }).click();
  await expect(host.getByText("Choose one to six boards.")).toBeVisible();
  await host.getByRole("checkbox").first().check();
  await host.getByRole("button", { name: "Open the table" }).click();
  await expect(host.getByRole("img", { name: "Code of the link to this table" })).toBeVisible();
  const address = new URL((await host.locator(".friend-address").textContent()) ?? "").pathname;

  const { page: member } = await another();
  await signIn(member, "member@koinonia.test");
  await member.goto(address);
  const { page: tess } = await another();
  await tess.goto(address);
  await accessibleSmallAndWide(tess);
  await comes(tess, address, "Tess");
  const { page: tim, context: timContext } = await another();
  await comes(tim, address, "Tim");
  for (const phone of [host, tess]) await phone.getByRole("button", { name: "Play with the Olives" }).click();
  for (const phone of [member, tim]) await phone.getByRole("button", { name: "Play with the Vines" }).click();

  await host.getByRole("button", { name: "Lay the first board" }).click();
  // by the keyboard
  await tess.getByRole("button", { name: "I have one" }).focus();
  await tess.keyboard.press("Enter");
  await expect(tess.getByLabel("Say an answer")).toBeFocused();
  await accessibleSmallAndWide(tess);
  await says(tess, "nothing of the kind");
  await expect(host.getByText("is not on the board")).toBeVisible();
  await host.getByRole("button", { name: "Take the miss back" }).click();
  await expect(tess.getByLabel("Say an answer")).toBeFocused();

  await timContext.setOffline(true);
  await timContext.setOffline(false);
  await expect(tim.getByRole("region", { name: "Vines" })).toContainText("you");

  await host.getByRole("button", { name: "Leave the table" }).click();
  await expect(member.getByRole("button", { name: "End the table" })).toBeVisible();
  await member.getByRole("button", { name: "End the table" }).click();
  await expect(tim.getByText("The table is over.")).toBeVisible();
});
