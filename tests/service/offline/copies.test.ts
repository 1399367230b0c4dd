import { expect, test } from "vitest";
import { actOnMarks } from "#app/features/marks/act.server.ts";
import { FIRST_NOTE, MAX_NOTES, type NotesSince } from "#app/features/offline/model/copies.ts";
import { readCopies, readNotes } from "#app/features/offline/read.server.ts";
import { actOnPrayers } from "#app/features/prayers/act.server.ts";
import { answered } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { adopted, formOf } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";

const note = (ctx: TestMember, body: string, more: Record<string, string> = {}) =>
  actOnMarks(
    ctx,
    formOf({
      ...{ intent: "note", noteId: "note-one", base: "", body, requestId: requestId() },
      ...{ at: String(ctx.now()), first: "43003016", last: "43003016", translation: "KJV" },
      ...more,
    }),
  );
const prays = (ctx: TestMember, fields: Record<string, string>) => actOnPrayers(ctx, formOf(fields));

test("M9: a device gets its member's own words and places, in one trip, and nobody else's", async () => {
  const [ann, ruth] = [await member(), await member()];
  for (const ctx of [ann, ruth]) {
    await answered(ctx);
    await note(ctx, `a note of ${ctx.userId}`, { noteId: `note-${ctx.userId.slice(-10)}` });
    await prays(ctx, {
      intent: "add",
      formId: requestId(),
      body: `a prayer of ${ctx.userId}`,
      person: "Sam",
    });
    await adopted(ctx, "dog", "Boaz");
    await ctx.settled();
  }
  const trips = countTrips(ann);
  const { copies, notes } = await readCopies(ann, FIRST_NOTE);
  expect(trips()).toBe(1);
  expect(copies.conversations).toHaveLength(1);
  expect(copies.conversations[0]?.messages.map(({ role }) => role)).toEqual([
    "assistant",
    "user",
    "assistant",
  ]);
  expect(copies.prayers).toMatchObject([{ body: `a prayer of ${ann.userId}`, person: "Sam" }]);
  expect(copies.pet).toMatchObject({ name: "Boaz" });
  expect(notes).toMatchObject({ notes: [{ body: `a note of ${ann.userId}` }], gone: [], more: false });
  expect(JSON.stringify({ copies, notes })).not.toContain(ruth.userId);
});

test("M9: what was closed or deleted is in no copy", async () => {
  const ctx = await member();
  const add = async (body: string) => {
    const reply = await prays(ctx, { intent: "add", formId: requestId(), body });
    if (!reply.ok) throw new Error(reply.refusal);
    return reply.id;
  };
  const [closed, deleted] = [await add("is closed"), await add("is deleted")];
  await add("is open");
  await prays(ctx, { intent: "close", id: closed, kind: "answered", closing: "" });
  await prays(ctx, { intent: "delete", id: deleted });
  expect((await readCopies(ctx, FIRST_NOTE)).copies.prayers.map(({ body }) => body)).toEqual(["is open"]);
});

test("M9: notes come by what has changed since, each change once; a deleted one leaves the device", async () => {
  const ctx = await member();
  const first = requestId();
  await note(ctx, "one", { noteId: "note-first-x", requestId: first });
  ctx.at(ctx.now() + 1_000);
  const second = requestId();
  await note(ctx, "two", { noteId: "note-second-x", requestId: second });
  const { notes } = await readCopies(ctx, FIRST_NOTE);
  expect(notes.notes.map(({ body }) => body)).toEqual(["one", "two"]);
  expect((await readNotes(ctx, notes.since)).notes).toEqual([]);
  ctx.at(ctx.now() + 1_000);
  await note(ctx, "one, changed", { noteId: "note-first-x", base: first });
  const deleted = { intent: "note.delete", noteId: "note-second-x", base: second, requestId: requestId() };
  expect(await actOnMarks(ctx, formOf({ ...deleted, at: String(ctx.now()) }))).toMatchObject({ ok: true });
  const next = await readNotes(ctx, notes.since);
  expect(next).toMatchObject({ notes: [{ body: "one, changed" }], more: false });
  expect(next.gone).toHaveLength(1);
});

test("M9: thousands of notes come page by page, none twice and none left out", async () => {
  const ctx = await member();
  const count = 2 * MAX_NOTES + 5;
  await rows(
    `INSERT INTO verse_notes (id, user_id, first_verse, last_verse, body, folded, translation, version, created_at, updated_at)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
    SELECT 'note-' || ?1 || '-' || i, ?1, 43003016, 43003016, 'note ' || i, 'note ' || i, 'KJV', 'v' || i, i / 7, i / 7 FROM n`,
    ctx.userId,
    count,
  );
  const found: string[] = [];
  let page: NotesSince = (await readCopies(ctx, FIRST_NOTE)).notes;
  for (;;) {
    found.push(...page.notes.map(({ id }) => id));
    if (!page.more) break;
    page = await readNotes(ctx, page.since);
  }
  expect(found).toHaveLength(count);
  expect(new Set(found).size).toBe(count);
});
