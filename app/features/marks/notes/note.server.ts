import { ok, type Result, refuse } from "#app/core/result.ts";
import type { MarksForm } from "#app/features/marks/forms.ts";
import { momentOf } from "#app/features/marks/model/marks.ts";
import type { MarksRefusal, MarksReply } from "#app/features/marks/model/reply.ts";
import { marksChanged } from "#app/features/marks/publish.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { type Decision, runIdempotent } from "#app/idempotency/run-idempotent.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { decideNote, mayDelete, type Note } from "./note.ts";
import {
  addNote,
  addVersion,
  NOTE_TAKEN,
  type NoteSituation,
  readNoteSituation,
  replaceNote,
  setDeleted,
  VERSION_TAKEN,
} from "./store.server.ts";

type SaveForm = Extract<MarksForm, { intent: "note" }>;
type ChangeForm = Extract<MarksForm, { intent: "note.delete" | "note.restore" }>;
type Saved = { note: Note; kept: boolean };
type Changed = { noteId: string; first: number };

const REFUSALS: Readonly<Record<string, MarksRefusal | "again">> = {
  note_changed: "again",
  [NOTE_TAKEN]: "again",
  [VERSION_TAKEN]: "again",
  notes_fit: "note.no_room",
  note_size: "note.too_long",
};

/** Writes a note, or a new text of one; two D1 trips. The request's id is the new version's name. */
export async function saveNote(ctx: MemberContext, form: SaveForm): Promise<MarksReply> {
  const { db, userId } = ctx;
  const { intent, requestId, noteId, base, body } = form;
  const done = await runIdempotent<NoteSituation<Saved>, Saved, MarksRefusal>(ctx, {
    requestId,
    question: JSON.stringify([intent, noteId, base, form.first, form.last, body]),
    read: (again) => readNoteSituation<Saved>(db, { userId, requestId, noteId, version: requestId }, again),
    decide: async (read) => {
      if (!read.profile) await ensureProfile(ctx, undefined);
      return decideSave(ctx, form, read);
    },
    refusals: REFUSALS,
    reused: "marks.request_reused",
    busy: "marks.busy",
  });
  if (!done.ok) return { ok: false, intent, requestId, refusal: done.refusal };
  marksChanged(ctx, requestId, done.value.note);
  const { note, kept } = done.value;
  return { ok: true, intent, requestId, note, kept };
}

function decideSave(
  { db, userId, now }: MemberContext,
  form: SaveForm,
  { note: found, known }: NoteSituation<Saved>,
): Result<Decision<Saved>, MarksRefusal> {
  const { requestId: version, noteId, body, first, last, translation } = form;
  const decided = decideNote(found, { noteId, base: form.base || null, version, body }, known);
  if (!decided.ok) return decided;
  const decision = decided.value;
  const at = momentOf(form.at, now());
  const isBeside = decision.do === "keepBoth";
  const fresh: Note = {
    id: isBeside ? decision.id : noteId,
    first,
    last,
    translation,
    body,
    version,
    beside: isBeside ? noteId : null,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
  if (decision.do === "nothing") return ok({ unchanged: { note: found ?? fresh, kept: false } });
  const written = addVersion(db, userId, { id: version, noteId: fresh.id, body, at });
  if (decision.do !== "replace" || !found)
    return ok({ statements: [addNote(db, userId, fresh), written], answer: { note: fresh, kept: isBeside } });
  const note = { ...found, body, version, updatedAt: Math.max(found.updatedAt, at), deletedAt: null };
  const replaced = replaceNote(db, userId, { id: noteId, base: found.version, version, body, at });
  return ok({ statements: [replaced, written], answer: { note, kept: false } });
}

/** Deletes a note, or brings a deleted one back. What was edited meanwhile is not deleted unread. */
export async function changeNote(ctx: MemberContext, form: ChangeForm): Promise<MarksReply> {
  const { db, userId } = ctx;
  const { intent, requestId, noteId, base } = form;
  const isGone = intent === "note.delete";
  const done = await runIdempotent<NoteSituation<Changed>, Changed, MarksRefusal>(ctx, {
    requestId,
    question: JSON.stringify([intent, noteId, base]),
    read: (again) => readNoteSituation<Changed>(db, { userId, requestId, noteId, version: "" }, again),
    decide: ({ note }) => {
      if (!note) return refuse("note.gone");
      const answer = { noteId, first: note.first };
      if ((note.deletedAt !== null) === isGone) return ok({ unchanged: answer });
      if (isGone && !mayDelete(note, base)) return refuse("note.changed");
      const deletedAt = isGone ? ctx.now() : null;
      return ok({
        statements: [setDeleted(db, userId, { id: noteId, base: note.version, deletedAt })],
        answer,
      });
    },
    refusals: REFUSALS,
    reused: "marks.request_reused",
    busy: "marks.busy",
  });
  if (!done.ok) return { ok: false, intent, requestId, refusal: done.refusal };
  marksChanged(ctx, requestId, done.value);
  return { ok: true, intent, requestId, noteId };
}
