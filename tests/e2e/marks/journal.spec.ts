import type { Page } from "@playwright/test";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { advanceClock, expect, newEmail, signUp, test } from "../steps/people.ts";

/** What the reader sends, sent by a page of ours. */
const send = (page: Page, path: string, fields: Record<string, string | number>) =>
  page.evaluate(
    async ([to, said]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(said)) form.set(name, String(value));
      const answer = await fetch(to, { method: "POST", body: form });
      if (!answer.ok) throw new Error(`${to}: ${answer.status}`);
    },
    [path, fields] as const,
  );

const marks = (page: Page, fields: Record<string, string | number>) =>
  send(page, "/bible-study/marks", {
    requestId: crypto.randomUUID(),
    at: Date.now(),
    first: 43_003_016,
    last: 43_003_016,
    translation: "KJV",
    ...fields,
  });

test("E9, G20: the journal in two tabs: written, searched, edited in both, deleted and undone, taken along and brought back", async ({
  page,
  context,
  allow,
}) => {
  // a file that is none of ours, and the time without a network
  allow(/status of 400|Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  await signUp(page, { email: newEmail("journal") });
  await page.goto("/bible-study/journal");
  await expect(page.getByRole("heading", { name: "Your journal is empty" })).toBeVisible();
  await accessibleSmallAndWide(page);

  await marks(page, { intent: "mark", kind: "highlight", value: "green", last: 43_003_017 });
  await marks(page, { intent: "mark", kind: "tag", tag: "Love", value: "on" });
  await marks(page, { intent: "save", first: 19_023_001, last: 19_023_002, value: "on" });
  await marks(page, { intent: "note", noteId: "note-of-mine", base: "", body: "**Loved** <b>first</b>" });
  const entries = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });
  // the room has told this tab of each
  await expect(entries).toHaveCount(4);
  await expect(entries.filter({ hasText: "Psalm 23:1-2" })).toContainText("The LORD is my shepherd");
  await expect(entries.first().getByText("Loved", { exact: true })).toHaveCSS("font-weight", "700");
  await expect(entries.first()).toContainText("<b>first</b>");
  await accessibleSmallAndWide(page);

  // found by a word, by a place, by a kind; nothing of it stands in the address
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("LOVED");
  await expect(entries).toHaveCount(1);
  await search.fill("john 3:17");
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("Highlight");
  await search.fill("");
  await page.getByRole("button", { name: "Saved verses 1" }).click();
  await expect(entries).toHaveCount(1);
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(entries).toHaveCount(4);

  // the same note open in two tabs: both texts are kept
  const beside = await context.newPage();
  await beside.goto("/bible-study/journal");
  for (const tab of [page, beside]) await tab.getByRole("button", { name: "Edit note on John 3:16" }).click();
  for (const [tab, words] of [
    [page, "from the one"],
    [beside, "from the other"],
  ] as const) {
    await tab.getByRole("textbox", { name: "Note on John 3:16" }).fill(words);
    await tab.getByRole("button", { name: "Save Note" }).click();
    // one after the other: whoever comes second is told
    await expect(tab.getByRole("button", { name: "Save Note" })).toHaveCount(0);
  }
  await expect(beside.getByText("Both texts are kept.")).toBeVisible();
  await expect(page.getByText("from the other")).toBeVisible();
  await expect(page.getByText("from the one")).toBeVisible();
  // too long: refused in words, and nothing of it is lost
  await page.getByRole("button", { name: "Edit note on John 3:16" }).first().click();
  const field = page.getByRole("textbox", { name: "Note on John 3:16" });
  await field.fill("x".repeat(100_000));
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByText("64 kB at most")).toBeVisible();
  expect(await field.inputValue()).toHaveLength(100_000);
  await page.getByRole("button", { name: "Cancel" }).click();

  // without a network it is kept here, said so, and sent when it is back
  await context.setOffline(true);
  await page.getByRole("button", { name: "Edit note on John 3:16" }).first().click();
  await page.getByRole("textbox", { name: "Note on John 3:16" }).fill("on the train");
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await context.setOffline(false);
  await expect(beside.getByText("on the train")).toBeVisible({ timeout: 30_000 });

  // what waited and is refused is told, and stays until its writer has seen it
  const [userId] = /user_\w+/.exec(await page.content()) ?? [];
  await page.evaluate((key) => {
    const act = { intent: "mark", kind: "highlight", tag: "", value: "green", requestId: "refused-1", at: 1 };
    localStorage.setItem(key, JSON.stringify([{ ...act, first: 43_003_099, last: 43_003_099 }]));
  }, `draft:${userId}:marks`);
  await page.reload();
  const refused = page.getByRole("article").filter({ hasText: "was not saved." });
  await expect(refused.getByRole("alert")).toBeVisible();
  await refused.getByRole("button", { name: "Dismiss" }).click();
  await expect(refused).toHaveCount(0);

  // deleted and undone
  await beside.getByRole("button", { name: "Delete note on John 3:16" }).first().click();
  await expect(beside.getByText("Note deleted")).toBeVisible();
  await beside.getByRole("button", { name: "Undo" }).click();
  await expect(beside.getByRole("button", { name: "Delete note on John 3:16" })).toHaveCount(2);

  // out and in again
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "JSON, for programs" }).click();
  const file = await (await download).path();
  await page.getByLabel("File to import").setInputFiles(file);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Imported: 2 notes, 4 marks.")).toBeVisible();
  // an event of the room has the page's rows read again: what was answered stays
  await marks(beside, { intent: "save", first: 1_001_001, last: 1_001_001, value: "on" });
  await expect(entries.filter({ hasText: "Genesis 1:1" })).toHaveCount(1);
  await expect(page.getByText("Imported: 2 notes, 4 marks.")).toBeVisible();
  await page
    .getByLabel("File to import")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("This is not a journal exported here.")).toBeVisible();
});

test("E8, E20, AN1, LV4: a session is told, the chart shows it in the other tab, each chart has its table", async ({
  page,
  context,
}) => {
  await signUp(page, { email: newEmail("progress") });
  await page.goto("/bible-study/progress");
  await expect(page.getByRole("heading", { name: "Nothing to show yet" })).toBeVisible();
  const beside = await context.newPage();
  await beside.goto("/bible-study/journal");
  // the server's clock, which other tests move
  const now = await advanceClock(page, 1);
  await send(beside, "/bible-study/session", {
    sessionId: crypto.randomUUID(),
    startedAt: now - 30 * 60_000,
    lastAt: now,
    chapter: 8_002,
    chapters: JSON.stringify({ 8001: 300, 8002: 420 }),
    mood: "happy",
  });
  await expect(page.getByText("12 minutes in 1 session")).toBeVisible();
  await expect(page.getByText("2 of 1,189")).toBeVisible();
  await expect(page.getByText("1 day practiced")).toBeVisible();
  await accessibleSmallAndWide(page);
  const week = page.getByRole("region", { name: "This week" });
  await expect(week.getByRole("img", { name: /This week: / })).toBeVisible();
  await week.getByRole("button", { name: /Show as table/ }).press("Enter");
  await expect(week.getByRole("row", { name: /, today 12/ })).toBeVisible();
  const moods = page.getByRole("region", { name: "How you felt afterwards" });
  await moods.getByRole("button", { name: /Show as table/ }).click();
  await expect(moods.getByRole("row", { name: "Happy 1" })).toBeVisible();
  await page
    .getByRole("region", { name: "Chapters read" })
    .getByRole("button", { name: /Show as table/ })
    .click();
  await expect(page.getByRole("row", { name: "Ruth 2 4" })).toBeVisible();
  await accessibleSmallAndWide(page);
});
