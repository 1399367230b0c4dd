import { inCommunity, inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, signIn, test } from "../steps/people.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

const POLL = "poll-morning";

/** So many members say a word. */
async function said(word: string, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const who = `${ownWord()}${at}`;
    await inCommunity(
      `INSERT INTO community_members (user_id, handle, display_name, age_band, joined_at)
      VALUES (?, ?, 'Other', '18+', 0)`,
      `user_${who}`,
      who,
    );
    await inCommunity("INSERT INTO feud_answers VALUES (?, ?, 'en', ?, 0)", `user_${who}`, POLL, word);
  }
}

test("R17, R35: words that wait are let in and refused by an administrator, and a member's board is laid for two teams", async ({
  page: admin,
  another,
  allow,
}) => {
  allow(/status of 40[034]|WebSocket/);
  test.slow();
  await said("yoga", 6);
  await said("scroll endlessly", 4);
  await signUpProvenAdmin(admin);
  await admin.goto("/admin/content");
  await admin.getByRole("link", { name: /words of polls wait/ }).click();
  await expect(admin.getByRole("heading", { name: "Words of polls that wait", level: 1 })).toBeVisible();
  const word = admin.getByRole("article", { name: "yoga" });
  await word.locator("summary").click();
  await accessibleSmallAndWide(admin);
  await word.getByLabel(/Reason/).fill("it is an exercise");
  await word.getByRole("button", { name: "Decide" }).click();
  await expect(word).toHaveCount(0);
  const other = admin.getByRole("article", { name: "scroll endlessly" });
  await other.locator("summary").click();
  await other.getByLabel("The decision").selectOption("refused");
  await other.getByLabel(/Reason/).fill("not kind");
  await other.getByRole("button", { name: "Decide" }).click();
  await expect(admin.getByText("No word waits")).toBeVisible();
  await accessibleSmallAndWide(admin);
  expect(
    await inDatabase(
      "SELECT act, reason FROM audit_log WHERE subject = ? ORDER BY amount",
      `feud_poll/${POLL}`,
    ),
  ).toEqual([
    { act: "edit_content", reason: "it is an exercise" },
    { act: "edit_content", reason: "not kind" },
  ]);

  // the board, as the cron publishes it
  const board = JSON.stringify([
    { word: "Pray", count: 30 },
    { word: "Coffee", count: 14 },
    { word: "yoga", count: 6 },
  ]);
  await inCommunity(
    `INSERT INTO feud_polls (poll, language, answers, board, published_at) VALUES (?, 'en', 50, ?, 1)
    ON CONFLICT (poll, language) DO UPDATE SET answers = 50, board = excluded.board, published_at = 1`,
    POLL,
    board,
  );
  const { page: host } = await another();
  await signIn(host, "premium@koinonia.test");
  await host.goto("/bible-feud/table");
  await accessibleSmallAndWide(host);
  await host.getByRole("checkbox", { name: /Name the first thing.*From members’ answers/ }).check();
  await host.getByRole("button", { name: "Open the table" }).click();
  await expect(host.getByRole("img", { name: "Code of the link to this table" })).toBeVisible();
  const address = new URL((await host.locator(".friend-address").textContent()) ?? "").pathname;
  const { page: tess } = await another();
  await tess.goto(address);
  await tess.getByLabel("Your first name").fill("Tess");
  await tess.getByLabel("18 or older").check();
  await tess.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Play with the Olives" }).click();
  await tess.getByRole("button", { name: "Play with the Vines" }).click();
  await host.getByRole("button", { name: "Lay the first board" }).click();
  await expect(tess.getByText("From members’ answers. The number says how many gave it.")).toBeVisible();
  await tess.getByRole("button", { name: "I have one" }).click();
  await tess.getByLabel("Say an answer").fill("prayer");
  await tess.getByRole("button", { name: "Say it" }).click();
  await expect(host.getByText("Tess: “prayer” is there.")).toBeVisible();
  await accessibleSmallAndWide(host);
  await host.getByRole("button", { name: "End the table" }).click();
  await expect(tess.getByText("The table is over.")).toBeVisible();
});
