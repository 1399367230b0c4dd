import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { deliverSoon } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { waitAfter } from "#app/features/community/outbox/effects.ts";
import { admitWriting } from "#app/features/community/permissions/admit-writing.server.ts";
import type { WriteRefusal } from "#app/features/community/permissions/may-write.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { judgeText, type TextRefusal } from "#app/features/community/safety/judge-text.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { NoteRefusal } from "./copy-encourage.ts";
import type { EncourageForm, NoteForm } from "./forms.ts";
import { addNote, noteGate, noteOfDay, notifyAsker, removeNote, reportNote } from "./store.server.ts";

type Refusal =
  | NoteRefusal
  | WriteRefusal
  | TextRefusal
  | "community.gone"
  | "community.own"
  | "community.empty";
type Done = Result<null, Refusal>;

/** A note to who asked: sent, deleted by either of the two, or reported by who reads it. */
export function workNote(ctx: MemberContext, form: NoteForm): Promise<Done> {
  return form.intent === "encourage" ? encourage(ctx, form) : changeNote(ctx, form);
}

/**
 * D34: a few words to somebody whom one may meet and prayed for, once a request and day. Words of one's own are judged as
 * a request's are, and a new member's wait for a moderator.
 */
async function encourage(ctx: MemberContext, form: EncourageForm): Promise<Done> {
  const { community, userId } = ctx;
  const isOwn = form.preset === "own";
  if (isOwn && form.body === "") return refuse("community.empty");
  const now = ctx.now();
  const admitting = admitWriting(ctx, isOwn ? "post" : "write");
  const [admitted, [[gate]], judged] = await Promise.all([
    admitting,
    community.batch([noteGate(community, userId, form.id)]),
    isOwn
      ? admitting.then((by) => judgeText(ctx, form.body, form, by))
      : ({ ok: true, value: { held: false, urgent: false } } as const),
  ]);
  if (!admitted.ok) return admitted;
  const { profile, me } = admitted.value;
  if (!gate?.meets) return refuse("community.gone");
  if (gate.mine) return refuse("community.own");
  if (!judged.ok) return refuse(judged.refusal);
  const { held, urgent } = judged.value;
  const day = memberDay(profile, now);
  const said = { preset: form.preset === "own" ? "" : form.preset, body: isOwn ? form.body : "" };
  const id = newId("enc", now, ctx.random);
  const outboxId = newId("out", now, ctx.random);
  const utcDay = new Date(now).toISOString().slice(0, 10);
  const written = await commitNamed(community, {
    addNote: addNote(community, {
      ...said,
      id,
      requestId: form.id,
      userId,
      day,
      unnamed: form.unnamed,
      held: held || (isOwn && ctx.communityRules.holdsFirst && me.trusted === 0),
      urgent,
      now,
    }),
    notifyAsker: notifyAsker(community, {
      outboxId,
      noteId: id,
      day: utcDay,
      at: now,
      nextTryAt: now + waitAfter(0),
    }),
    noteOfDay: noteOfDay(community, userId, form.id, day),
  });
  if (!written.ok) throw new Error(`note not kept: ${written.constraint}`);
  const [kept] = written.rows.noteOfDay;
  if (!kept) return refuse("community.note_first");
  // the same form again was taken the first time
  if (kept.id !== id)
    return kept.preset === said.preset && kept.body === said.body ? ok(null) : refuse("community.note_today");
  deliverSoon(ctx, [outboxId]);
  publishCommunityChange(ctx, userId, gate.authorId);
  return ok(null);
}

async function changeNote(ctx: MemberContext, form: Exclude<NoteForm, EncourageForm>): Promise<Done> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const written = await commitNamed(community, {
    changed:
      form.intent === "note-remove"
        ? removeNote(community, userId, form.noteId, now)
        : reportNote(community, { userId, id: form.noteId, reason: form.reason, now }),
  });
  if (!written.ok) throw new Error(`${form.intent} not kept: ${written.constraint}`);
  const [changed] = written.rows.changed;
  if (!changed) return refuse("community.note_gone");
  publishCommunityChange(ctx, userId);
  return ok(null);
}
