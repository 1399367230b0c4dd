import { newId } from "#app/core/id.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { type RhythmRefusal, type SickGiven, sickDaysIn } from "./ask.ts";
import { type RhythmForm, readRhythmForm } from "./forms.ts";
import { rhythmChanged } from "./record.server.ts";
import type { RhythmReply } from "./reply.ts";
import { addSickDays, removeSickDays, saveRest, sickDaysOf } from "./store.server.ts";

/** Works one form of `/rhythm`. Each says what shall be: sent twice, the second time finds it done. Two D1 trips. */
export async function actOnRhythm(ctx: MemberContext, form: FormData): Promise<RhythmReply> {
  const parsed = readRhythmForm(form);
  if (!parsed.success) {
    return { ok: false, intent: String(form.get("intent") ?? ""), refusal: "rhythm.bad_form", given: null };
  }
  const [found] = await profileOf(ctx.db, ctx.userId);
  const today = memberDay(await ensureProfile(ctx, found), ctx.now());
  const asked = statementFor(ctx, parsed.data, today);
  if ("refusal" in asked) return { ok: false, intent: parsed.data.intent, ...asked };
  const written = await commitNamed(ctx.db, asked);
  if (!written.ok) throw new Error(`rhythm not kept: ${written.constraint}`);
  const publication = rhythmChanged(ctx);
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [publication]));
  const [sickDays] = written.rows.sickDays;
  return { ok: true, intent: parsed.data.intent, added: sickDays?.id ?? null };
}

/** `sickDays`: which row of sick days is kept, of now or of an earlier time. */
type RhythmInput =
  | { change: Statement; sickDays: ReturnType<typeof sickDaysOf> | null }
  | { refusal: RhythmRefusal; given: SickGiven };

function statementFor(
  { db, userId, now, random }: MemberContext,
  form: RhythmForm,
  today: string,
): RhythmInput {
  switch (form.intent) {
    case "rest":
      return { change: saveRest(db, userId, today, form.weekday), sickDays: null };
    case "not-sick":
      return { change: removeSickDays(db, userId, form.id), sickDays: null };
    case "sick": {
      const days = sickDaysIn(form.first, form.last, today);
      if (!days.ok) return { refusal: days.refusal, given: { first: form.first, last: form.last } };
      const row = { userId, id: newId("sick", now(), random), ...days.value, addedAt: now() };
      return { change: addSickDays(db, row), sickDays: sickDaysOf(db, row) };
    }
  }
}
