import { commit, commitNamed } from "#app/db/commit.ts";
import type { OnPlan, Worked } from "#app/features/daniel-plan/act.server.ts";
import { cleanBody, type DanielForm, MAX_NOTE } from "#app/features/daniel-plan/forms.ts";
import { mayLog } from "#app/features/daniel-plan/model/change.ts";
import { NOTE_CHANGED, oneNote, setDone, setNote } from "#app/features/daniel-plan/store.server.ts";
import { practiceStatement, rhythmChanged } from "#app/features/rhythm/record.server.ts";
import type { MemberContext } from "#app/request/context.ts";

type CheckForm = Extract<DanielForm, { intent: "check" }>;
type NoteForm = Extract<DanielForm, { intent: "note" }>;

const logAt = (ctx: MemberContext, { row, situation }: OnPlan, { step, entry }: CheckForm | NoteForm) => ({
  planId: row.id,
  step,
  entry,
  userId: ctx.userId,
  day: situation.today,
  at: ctx.now(),
});

/** A practice is done, or is not after all. The reading of a day is a practice of the member's rhythm. */
export async function checkPractice(ctx: MemberContext, on: OnPlan, form: CheckForm): Promise<Worked> {
  const { row, profile, situation } = on;
  if (!mayLog(situation, form.step)) return { refusal: "daniel.to_come", note: null };
  const isReading = form.entry === "faith" && form.done === "yes";
  const causeId = `${row.id}:${form.step}`;
  const written = await commit(ctx.db, [
    setDone(ctx.db, logAt(ctx, on, form), form.done === "yes"),
    ...(isReading
      ? [practiceStatement(ctx, ctx.userId, profile, { kind: "reading", causeId, at: ctx.now() })]
      : []),
  ]);
  if (!written.ok) throw new Error(`practice not kept: ${written.constraint}`);
  return { planId: row.id, events: isReading ? [rhythmChanged(ctx)] : [] };
}

/** A text of a day. One that was changed elsewhere meanwhile is not written over: both are shown, and one is chosen. */
export async function saveNote(ctx: MemberContext, on: OnPlan, form: NoteForm): Promise<Worked> {
  const body = cleanBody(form.body);
  const note = { step: form.step, entry: form.entry, body };
  if (!mayLog(on.situation, form.step)) return { refusal: "daniel.to_come", note };
  if (body.length > MAX_NOTE) return { refusal: "daniel.note_too_long", note };
  const log = logAt(ctx, on, form);
  // a text that is taken away is read in the same batch, so that it can be brought back
  const saved = await commitNamed(ctx.db, {
    oneNote: oneNote(ctx.db, ctx.userId, log),
    setNote: setNote(ctx.db, log, body, form.base),
  });
  if (saved.ok) {
    const [was] = saved.rows.oneNote;
    const removed =
      was && body === "" && was.body !== "" ? { ...note, body: was.body, base: form.base + 1 } : null;
    return { planId: on.row.id, ...(removed && { removed }) };
  }
  if (saved.constraint !== NOTE_CHANGED) throw new Error(`note not kept: ${saved.constraint}`);
  const [other] = await oneNote(ctx.db, ctx.userId, log);
  return { refusal: "daniel.note_changed", note: { ...note, ...(other && { other }) } };
}
