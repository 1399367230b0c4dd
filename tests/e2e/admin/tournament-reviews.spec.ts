import { inCommunity, inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { ownWord } from "../steps/letters.ts";
import { advanceClock, expect, test } from "../steps/people.ts";
import { newPetOwner } from "../steps/pet-page.ts";
import { KEEP, keepAll } from "../steps/pictures.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

const DAY = 86_400_000;

/** The Monday of the week before, where the members of these tests live. */
function lastMonday(now: number): string {
  const today = new Date(now).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  const day = new Date(today);
  const back = ((day.getUTCDay() + 6) % 7) + 7;
  return new Date(day.getTime() - back * DAY).toISOString().slice(0, 10);
}

test("R22, R35: a week faster than anybody reads is left out by an administrator, and its member reads why", async ({
  page: admin,
  another,
  allow,
}) => {
  allow(/status of 40[03]|WebSocket/);
  const { page: member } = await another();
  const userId = await newPetOwner(member);
  // the server's clock, which other tests move
  const now = await advanceClock(member, 1);
  const [week, word] = [lastMonday(now), ownWord()];
  await inCommunity(
    `INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at) VALUES (?1, ?2, 'Swift', '18+', 0)
    ON CONFLICT (user_id) DO UPDATE SET display_name = 'Swift'`,
    userId,
    word,
  );
  await inCommunity(
    // held: the cron settles a board of a week that is over as soon as it is there
    `INSERT INTO tournament_boards (id, tournament_id, age_band, kind, code, held_until)
    VALUES (?1, ?2, '18+', 'invited', ?1, ?3)`,
    `tbrd_${word}`,
    week,
    now + DAY,
  );
  await inCommunity(
    "INSERT INTO tournament_participants (tournament_id, user_id, board_id, joined_at) VALUES (?, ?, ?, 0)",
    week,
    userId,
    `tbrd_${word}`,
  );
  await inDatabase(
    "INSERT INTO tournament_reviews (user_id, tournament_id, quick_days, together_days, noticed_at) VALUES (?, ?, 4, 0, ?)",
    userId,
    week,
    now - DAY,
  );

  await signUpProvenAdmin(admin);
  await admin.goto("/admin");
  await admin.getByRole("link", { name: "Tournaments", exact: true }).click();
  await expect(admin.getByRole("heading", { name: "Weeks to look at", level: 1 })).toBeVisible();
  const line = admin.getByRole("listitem").filter({ hasText: "Swift" });
  await expect(line).toContainText("On 4 days the ten were answered within twenty seconds");
  await line.locator("summary").click();
  await accessibleSmallAndWide(admin);
  if (KEEP) await keepAll(admin, "admin-tournaments");
  await line.getByLabel("What of this week?").selectOption("left_out");
  await line.getByLabel(/Reason/).fill("ten questions in eleven seconds, four days");
  await line.getByRole("button", { name: "Decide" }).click();
  await expect(line).toHaveCount(0);

  await inCommunity("UPDATE tournament_boards SET settled_at = 1 WHERE id = ?", `tbrd_${word}`);
  await member.goto("/tournaments");
  await expect(member.getByText(/an administrator has looked at it, and it is not counted/)).toBeVisible();
  await accessibleSmallAndWide(member);
  if (KEEP) await keepAll(member, "tournament-left-out");
  await member.getByRole("link", { name: "Read the reason" }).click();
  await expect(member.getByText("ten questions in eleven seconds, four days")).toBeVisible();
});
