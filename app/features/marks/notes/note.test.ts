import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bodyIn } from "./body.ts";
import { besideId, decideNote, MAX_NOTE_BYTES, mayDelete, type NoteEdit } from "./note.ts";

const found = { version: "v1", body: "first", deletedAt: null };
const edit: NoteEdit = { noteId: "n", base: "v1", version: "v2", body: "second" };

test.each([
  ["a new note", null, { base: null }, false, { do: "create" }],
  ["a note that was erased meanwhile", null, {}, false, { do: "create" }],
  ["the text that it began from", found, {}, false, { do: "replace" }],
  ["a deleted note, written on", { ...found, deletedAt: 1 }, {}, false, { do: "replace" }],
  ["a request that comes twice", found, {}, true, { do: "nothing" }],
  ["the same text", found, { body: "first", base: "v0" }, false, { do: "nothing" }],
  ["another text by now", { ...found, version: "v9" }, {}, false, { do: "keepBoth", id: "b-v2" }],
  ["another of the same name", found, { base: null }, false, { do: "keepBoth", id: "b-v2" }],
] as const)("an edit of %s", (_name, note, more, known, decision) => {
  expect(decideNote(note, { ...edit, ...more }, known)).toEqual({ ok: true, value: decision });
});

test.each([
  ["nothing", "", "note.empty"],
  ["blanks", " \n", "note.empty"],
  ["one byte too many", "x".repeat(MAX_NOTE_BYTES + 1), "note.too_long"],
  ["as many characters of three bytes", "€".repeat(MAX_NOTE_BYTES / 2), "note.too_long"],
])("%s is refused", (_name, body, refusal) => {
  expect(decideNote(null, { ...edit, body }, false)).toEqual({ ok: false, refusal });
});

test("the longest note is taken", () => {
  expect(decideNote(null, { ...edit, body: "x".repeat(MAX_NOTE_BYTES) }, false).ok).toBe(true);
});

describe("decision 0056: one note, written in several places", () => {
  /** A device edits what it last saw; the server works the edits in the order in which they come, some of them twice. */
  const edits = fc.array(
    fc.record({ device: fc.nat(2), sees: fc.boolean(), text: fc.nat(5), again: fc.boolean() }),
    { maxLength: 12 },
  );

  test("every text that was written is there afterwards, as a note or as what one was before", () => {
    fc.assert(
      fc.property(edits, (plan) => {
        const notes = new Map([["n", { version: "v", body: "begun", deletedAt: null as number | null }]]);
        const versions = new Map([["v", "begun"]]);
        const seen = ["v", "v", "v"];
        for (const [at, { device, sees, text, again }] of plan.entries()) {
          if (sees) seen[device] = notes.get("n")?.version ?? "";
          const one: NoteEdit = {
            noteId: "n",
            base: seen[device] ?? "",
            version: `v${at}`,
            body: `text ${text}`,
          };
          for (let times = again ? 2 : 1; times > 0; times--) {
            const decided = decideNote(notes.get("n") ?? null, one, versions.has(one.version));
            if (!decided.ok) throw new Error(decided.refusal);
            if (decided.value.do === "nothing") continue;
            const id = decided.value.do === "keepBoth" ? decided.value.id : "n";
            expect(notes.has(id)).toBe(decided.value.do === "replace");
            notes.set(id, { version: one.version, body: one.body, deletedAt: null });
            versions.set(one.version, one.body);
          }
        }
        const kept = new Set(versions.values());
        for (const { text } of plan) expect(kept.has(`text ${text}`)).toBe(true);
        // what nobody has read over is still shown
        for (const { version, body } of notes.values()) expect(versions.get(version)).toBe(body);
      }),
    );
  });
});

test("a text that was edited meanwhile is not deleted unread", () => {
  expect([mayDelete(found, "v1"), mayDelete(found, "v0")]).toEqual([true, false]);
  expect(besideId({ version: "v2" })).toBe("b-v2");
});

test("a text is kept with one kind of line end and without what no text has; twice is once", () => {
  expect(bodyIn("a\r\nb\rc\u0000\ud800")).toBe("a\nb\nc\ufffd");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(bodyIn(bodyIn(text))).toBe(bodyIn(text));
    }),
  );
});
