import { expect, test } from "vitest";
import { appeal } from "#app/features/community/decisions/act.server.ts";
import { moderationExport } from "#app/features/community/decisions/export.server.ts";
import { eraseFromCommunity } from "#app/features/community/erase.server.ts";
import { communityExport } from "#app/features/community/export.server.ts";
import { actOnPastoral } from "#app/features/community/pastoral/act.server.ts";
import { testimoniesExport } from "#app/features/community/testimonies/export.server.ts";
import { friendsExport } from "#app/features/friends/export.server.ts";
import { gamesExport } from "#app/features/games/archive/export.server.ts";
import { groupsExport } from "#app/features/groups/export.server.ts";
import { requestId } from "#tests/service/members.ts";
import { decides, staff } from "#tests/service/moderation/staff.ts";
import { formOf } from "#tests/service/pets.ts";
import { asks, does, type Person, person, reads, shared } from "./people.ts";
import { testifies, testifiesAbout } from "./testifying.ts";

const tablesOf = async (): Promise<string[]> =>
  (
    await shared<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
    )
  ).map(({ name }) => name);

/** Every row of the shared database that says the member's id. */
async function tracesOf(userId: string): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const table of await tablesOf()) {
    const all = await shared<Record<string, unknown>>(`SELECT * FROM ${table}`);
    const theirs = all.filter((row) => JSON.stringify(row).includes(userId));
    if (theirs.length > 0) found[table] = theirs;
  }
  return found;
}

async function filesOf(ctx: Person): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const section of [
    communityExport,
    testimoniesExport,
    moderationExport,
    friendsExport,
    groupsExport,
    gamesExport,
  ])
    for await (const { path, content } of section.files({ ...ctx, timeZone: "UTC" })) {
      files[path] = "";
      for await (const piece of content) files[path] += piece;
    }
  return files;
}

/** A member with something in every table, and somebody whom they have met. */
async function settled(): Promise<{ ruth: Person; ann: Person; mine: string; hers: string }> {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const mine = await asks(ruth, "Ruth’s own words");
  const hers = await asks(ann, "Ann’s own words", { audience: "unnamed" });
  const other = await asks(ann, "More of Ann’s");
  await does(ruth, { intent: "edit", id: mine, version: "1", theme: "family", body: "Ruth’s newer words" });
  await does(ruth, { intent: "update", id: mine, formId: requestId(), body: "Ruth’s update" });
  await does(ann, { intent: "pray", id: mine });
  const meant = await testifies(ann, "Something of Ann’s");
  await testifiesAbout(ruth, { intent: "amen", id: meant });
  await testifiesAbout(ruth, { intent: "report", id: meant, reason: "other" });
  await testifiesAbout(ruth, { intent: "hide", id: meant });
  await does(ruth, { intent: "promise", id: hers });
  await does(ruth, { intent: "report", id: other, reason: "other" });
  await does(ruth, { intent: "hide", id: other });
  await does(Object.assign({ ...ruth }, { waitUntil: () => undefined }), { intent: "pray", id: hers });
  const note = { intent: "encourage", preset: "own", unnamed: "no" };
  await does(ruth, { ...note, id: hers, body: "Ruth’s line to Ann" });
  await does(ann, { ...note, id: mine, body: "Ann’s line to Ruth" });
  const [line] = await shared<{ id: string }>("SELECT id FROM encouragements WHERE request_id = ?", mine);
  await does(ruth, { intent: "note-report", id: mine, noteId: line?.id ?? "" });
  await does(ruth, { intent: "relay-start", id: mine, formId: requestId() });
  await does(ann, { intent: "relay-start", id: hers, formId: requestId() });
  await does(ann, { intent: "hour-take", id: mine, hour: "3" });
  await does(ruth, { intent: "hour-take", id: hers, hour: "4" });
  await does(ruth, { intent: "block", id: hers });
  await does(ruth, { intent: "mute", id: mine });
  const testimony = await testifies(ruth, "Ruth’s testimony");
  await testifiesAbout(ruth, { intent: "edit", id: testimony, version: "1", body: "Ruth’s newer testimony" });
  await testifiesAbout(ruth, { intent: "mute", id: testimony });
  await testifiesAbout(ruth, {
    intent: "comment",
    id: testimony,
    formId: requestId(),
    body: "Ruth’s comment",
  });
  const moderator = await staff("Priscilla");
  const judged = await asks(ruth, "Ruth’s judged words");
  const decision = await decides(moderator, "ask_edit", judged, { words: "Please say it kindly." });
  await appeal(ruth, formOf({ intent: "appeal", id: decision, words: "Ruth’s appeal" }));
  const paul = await person("Paul");
  await shared("UPDATE community_members SET pastoral = 1 WHERE user_id = ?", paul.userId);
  const asked = await asks(ruth, "Ruth’s words to the team", { audience: "pastoral" });
  const reply = { intent: "answer", id: asked, formId: requestId(), body: "The team’s answer" };
  expect(await actOnPastoral(paul, formOf(reply))).toMatchObject({ ok: true });
  await paul.settled();
  return { ruth, ann, mine, hers };
}

test("G20: everything that the member shared is in the archive, and no id of anybody else", async () => {
  const { ruth, ann, hers } = await settled();
  const files = await filesOf(ruth);
  const all = Object.values(files).join("\n");
  for (const word of [
    "Ruth’s own words",
    "Ruth’s newer words",
    "Ruth’s update",
    "Ruth’s line to Ann",
    "Ruth’s testimony",
    "Ruth’s comment",
    "Ruth’s appeal",
    "Please say it kindly.",
    "The team’s answer",
    hers,
  ])
    expect(all).toContain(word);
  expect(all).not.toContain(ann.userId);
  expect(all).not.toContain("Ann’s own words");
  expect(all).not.toContain("Ann’s line to Ruth");
  for (const content of Object.values(files)) expect(() => JSON.parse(content)).not.toThrow();
  // each table that has the member's id is one of the section's, or kept with its reason
  const named = [
    ...(communityExport.sharedTables ?? []),
    ...(testimoniesExport.sharedTables ?? []),
    ...(moderationExport.sharedTables ?? []),
    ...(friendsExport.sharedTables ?? []),
    ...(groupsExport.sharedTables ?? []),
    ...(gamesExport.sharedTables ?? []),
    "moderation_log",
    // a board names nobody
    "tournament_boards",
    // sums and a finished board, which name nobody
    "feud_polls",
    // what a group does together: sums
    "group_quests",
    // what was read names nobody, and guests have no account; the cron deletes them
    "evening_pages",
    "evening_guests",
  ];
  expect(Object.keys(await tracesOf(ruth.userId)).filter((table) => !named.includes(table))).toEqual([]);
  expect((await tablesOf()).filter((table) => !named.includes(table))).toEqual([]);
});

test("F13: erased, no row says the member's id, counts are right, and others keep what is theirs", async () => {
  const { ruth, ann, mine, hers } = await settled();
  expect(await reads(ann, hers)).toMatchObject({ prayedBy: 1 });
  await eraseFromCommunity(ruth, ruth.userId);
  await eraseFromCommunity(ruth, ruth.userId);
  expect(await tracesOf(ruth.userId)).toEqual({
    // rows of others that Ruth caused; they say whose request it was by the request's id alone
  });
  expect(await reads(ann, mine)).toBeNull();
  expect(await reads(ann, hers)).toMatchObject({ prayedBy: 0 });
});
