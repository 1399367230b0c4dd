import type { Page } from "@playwright/test";
import { trustedMember } from "../steps/data-for-pages.ts";
import { ownWord } from "../steps/letters.ts";
import { newEmail, signIn, signUp, test } from "../steps/people.ts";
import { keepAll } from "../steps/pictures.ts";
import { signUpProvenAdmin } from "../steps/staff.ts";

// only run for the pictures (SCREENSHOTS=1): other files judge
test.beforeEach(() => test.setTimeout(600_000));

async function keepEach(page: Page, screens: readonly (readonly [name: string, path: string])[]) {
  for (const [name, path] of screens) {
    await page.goto(path);
    await keepAll(page, name);
  }
}

test("games: the hub in its layouts, a question, a board, quests, challenges, tournaments", async ({
  page,
}) => {
  await signIn(page, "premium@koinonia.test");
  await keepEach(page, [
    ["games", "/gamification"],
    ["games-mine", "/gamification/hub"],
    ["games-enhanced", "/enhanced"],
    ["games-dashboard", "/dashboard"],
    ["games-masonry", "/masonry"],
    ["games-path", "/gaming"],
    ["games-compact", "/mobile"],
    ["games-columns", "/columns"],
    ["achievements", "/gamification/achievements"],
    ["quests", "/quests"],
    ["challenges", "/challenges"],
    ["trivia", "/trivia"],
  ]);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.locator(".trivia-option").first().waitFor();
  await keepAll(page, "trivia-question");
  await page.locator(".trivia-option").first().click();
  await page.locator(".trivia-verdict h2").waitFor();
  await keepAll(page, "trivia-verdict");
  await page.goto("/bible-feud");
  await page.getByRole("link", { name: /Who is named most often in Genesis/ }).click();
  await page.getByRole("button", { name: "Set the board" }).click();
  await page.getByLabel("Say an answer").fill("Abrahm");
  await page.getByRole("button", { name: "Turn it over" }).click();
  await page.getByText("Abraham is there.").waitFor();
  await keepAll(page, "feud-board");
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Set a board of my own" }).click();
  await page.getByRole("table", { name: "Your board" }).waitFor();
  await keepAll(page, "tournament");
});

test("people: friends, a group, the ministries; voice and videos", async ({ page, another }) => {
  await signUp(page, { email: newEmail("pictures"), fullName: "Mary Hale" });
  await page.goto("/study-groups/new");
  await page.getByLabel("Name", { exact: true }).fill(`Table ${ownWord()}`);
  await page.getByRole("button", { name: "Start it" }).click();
  await page.waitForURL(/study-groups\/table-/);
  await keepAll(page, "group");
  await keepEach(page, [
    ["friends", "/friends"],
    ["groups", "/study-groups"],
    ["ministry-men", "/mens-fellowship"],
    ["ministry-women", "/womens-ministry"],
    ["glass-box", "/settings/glass-box"],
    ["voice-before", "/voice-chat"],
  ]);
  const { page: young } = await another();
  await signIn(young, "young@koinonia.test");
  await keepEach(young, [["ministry-youth", "/youth-ministry"]]);
  const { page: visitor } = await another();
  await keepEach(visitor, [["videos", "/youtube-playlist"]]);
});

test("an evening in a group's living room: with a guest, a report, and its guide", async ({
  page,
  another,
  allow,
}) => {
  // the guest's page asks once more when it is over
  allow(/status of 404/);
  // a new member's group would wait for a moderator, and open no evening
  await trustedMember(page, "evening", "Mary Hale");
  await page.goto("/study-groups/new");
  await page.getByLabel("Name", { exact: true }).fill(`Table ${ownWord()}`);
  await page.getByRole("button", { name: "Start it" }).click();
  await page.waitForURL(/study-groups\/table-/);
  await page.goto(`${new URL(page.url()).pathname}/evening`);
  await page.getByLabel("Where you begin").fill("John 3:1-8");
  await page.getByRole("button", { name: "Open it" }).click();
  await page.getByRole("button", { name: "Let guests in" }).click();
  const address = (await page.locator(".friend-address").textContent()) ?? "";
  const { page: guest } = await another();
  await guest.goto(new URL(address).pathname);
  await guest.getByLabel("Your first name").fill("Tess");
  await guest.getByLabel("18 or older").check();
  await guest.getByRole("button", { name: "Come in" }).click();
  for (const [each, text] of [
    [page, "Nicodemus comes by night, and is not sent away."],
    [guest, "I like that he asks twice."],
  ] as const) {
    await each.getByLabel("What do you notice?").fill(text);
    await each.getByRole("button", { name: "Share with the evening" }).click();
    await page.getByText(text).waitFor();
  }
  await page.getByRole("button", { name: "Begin a round" }).click();
  await guest.getByRole("button", { name: "I will pray" }).click();
  await page.getByText("Tess (guest) prays now.").waitFor();
  await keepAll(page, "evening");
  const note = page.getByRole("listitem").filter({ hasText: "asks twice" });
  await note.getByText("Report this note").click();
  await keepAll(page, "evening-report", note);
  await page.getByText("End the evening").click();
  await page.getByRole("button", { name: "End it for all" }).click();
  await page.getByRole("link", { name: /The evening of/ }).click();
  await page.getByText("comes by night, and").last().waitFor();
  await keepAll(page, "evening-guide");
});

test("staff: what waits, the queue, members, flags, announcements, terms, the log", async ({ page }) => {
  await signUpProvenAdmin(page);
  await keepEach(page, [
    ["admin", "/admin"],
    ["admin-queue", "/admin/queue"],
    ["admin-members", "/admin/members"],
    ["admin-flags", "/admin/flags"],
    ["admin-announcements", "/admin/announcements"],
    ["admin-terms", "/admin/terms"],
    ["admin-tournaments", "/admin/tournaments"],
    ["admin-audit", "/admin/audit"],
  ]);
});
