import { inCommunity, inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { ownWord } from "../steps/letters.ts";
import { advanceClock, expect, newEmail, signUp, test } from "../steps/people.ts";

test("R21: a group's quest: taken part in, waiting for three, counted by what services keep, done, and left", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("group-quest") });
  await page.goto("/community");
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  // somebody whose first words a moderator has read before
  await inCommunity("UPDATE community_members SET trusted = 1 WHERE user_id = ?", userId);
  await page.goto("/quests");
  await expect(page.getByRole("heading", { name: "With your groups" })).toHaveCount(0);
  await page.goto("/study-groups/new");
  const name = `Quest ${ownWord()}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Start it" }).click();
  await page.waitForURL(/study-groups\/quest-/);
  const [group] = await inCommunity<{ id: string }>("SELECT id FROM study_groups WHERE name = ?", name);
  const id = group?.id ?? "";

  await page.getByRole("link", { name: "This group’s quest" }).click();
  await page.waitForURL("**/quests#group-quests");
  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(page.getByRole("heading", { name: "With your groups" })).toBeVisible();
  await accessibleSmallAndWide(page);
  await card.getByRole("button", { name: `Take part with ${name}` }).click();
  await expect(card.getByText(/It begins when three of you take part/)).toBeVisible();

  // two more, of whom one has read on a day
  // by the server's clock, which other tests move
  const now = await advanceClock(page, 1);
  const today = new Date(now).toISOString().slice(0, 10);
  for (const other of ["a", "b"]) {
    const who = `user_${other}_${ownWord()}`;
    await inCommunity(
      `INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at)
      VALUES (?, ?, 'Other', '18+', 0)`,
      who,
      who.toLowerCase().replace(/[^a-z0-9]/g, ""),
    );
    await inCommunity(
      "INSERT INTO group_members (group_id, user_id, role, id, joined_at) VALUES (?, ?, 'member', ?, 0)",
      id,
      who,
      `gm-${who}`,
    );
    await inCommunity("INSERT INTO group_quest_people VALUES (?, ?, ?, 0)", id, who, today);
  }
  await card.getByRole("button", { name: /Take part no more/ }).click();
  await expect(card.getByRole("button", { name: `Take part with ${name}` })).toBeVisible();
  await card.getByRole("button", { name: `Take part with ${name}` }).click();
  await expect(card.getByText("It does not run out.")).toBeVisible();
  await inCommunity(
    "UPDATE group_quests SET quest = 'group-read', measure = 'reading', target = 2, days = 1 WHERE group_id = ?",
    id,
  );
  await page.reload();
  await expect(card.getByText("1 of 2 days")).toBeVisible();
  await accessibleSmallAndWide(page);
  const [quest] = await inCommunity<{ day: string }>(
    "SELECT opened_day AS day FROM group_quests WHERE group_id = ?",
    id,
  );
  await inDatabase(
    `INSERT INTO rhythm_practices (user_id, cause, kind, day, zone, at)
    VALUES (?, 'reading:group', 'reading', ?, 'America/New_York', ?)`,
    userId,
    quest?.day,
    now,
  );
  await page.reload();
  await expect(card.getByText("2 of 2 days")).toBeVisible();
  await expect
    .poll(
      () =>
        inDatabase(
          "SELECT subject FROM wallet_ledger WHERE user_id = ? AND cause = 'quest_complete' AND cause_id LIKE ?",
          userId,
          `${id}@%`,
        ),
      { timeout: 20_000 },
    )
    .toEqual([{ subject: "group-read" }]);
  await page.reload();
  await expect(card.getByText("Done together. The next one comes on Monday.")).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.goto("/wallet");
  await expect(page.getByText("Days in the Bible, all of you together").first()).toBeVisible();
});
