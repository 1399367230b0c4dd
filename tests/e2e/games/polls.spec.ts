import { inCommunity } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test("R17: a poll's answer is refused beside its field, and kept; given, and taken back", async ({
  page,
  allow,
}) => {
  allow(/status of 400/);
  await signUp(page, { email: newEmail("poll") });
  await page.goto("/bible-feud");
  const poll = page.getByRole("article").filter({ hasText: "easy to pray" });
  const answer = poll.getByLabel("Your answer");
  await answer.fill("7777 !!");
  await poll.getByRole("button", { name: "Say it" }).click();
  await expect(poll.getByText("Say one thing, in a few words, without numbers or signs.")).toBeVisible();
  await expect(answer).toHaveValue("7777 !!");
  await accessibleSmallAndWide(page);
  await answer.fill("the garden");
  await poll.getByRole("button", { name: "Say it" }).click();
  await expect(poll.getByText(/garden/i)).toBeVisible();
  await accessibleSmallAndWide(page);
  await poll.getByRole("button", { name: /Take/ }).click();
  await expect(answer).toBeVisible();
});

test("R22: a study group's board is opened by who asks for it, and left", async ({ page }) => {
  await signUp(page, { email: newEmail("group-board") });
  await page.goto("/community");
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  // somebody whose first words a moderator has read before
  await inCommunity("UPDATE community_members SET trusted = 1 WHERE user_id = ?", userId);
  await page.goto("/study-groups/new");
  const name = `Board ${ownWord()}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Start it" }).click();
  await page.waitForURL(/study-groups\/board-/);
  await page.goto("/tournaments");
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: `The board of ${name}` }).click();
  await expect(page.getByRole("table", { name: `The board of ${name}` })).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.locator("summary", { hasText: "Leave this board" }).click();
  await page.getByRole("button", { name: /Leave/ }).click();
  await expect(page.getByRole("button", { name: `The board of ${name}` })).toBeVisible();
});
