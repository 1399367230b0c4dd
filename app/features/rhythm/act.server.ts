import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/platform/context.ts";
import { deliver } from "#app/platform/deliver.server.ts";
import { sickDaysIn } from "./ask.ts";
import { type RhythmForm, readRhythmForm } from "./forms.ts";
import { rhythmChanged } from "./record.server.ts";
import type { RhythmReply } from "./reply.ts";
import { addSickDays, removeSickDays, saveRest } from "./store.server.ts";

/** Works one form of `/rhythm`. Each says what shall be: sent twice, the second time finds it done. Two D1 trips. */
export async function actOnRhythm(ctx: MemberContext, form: FormData): Promise<RhythmReply> {
  const parsed = readRhythmForm(form);
  if (!parsed.success) {
    return { ok: false, intent: String(form.get("intent") ?? ""), refusal: "rhythm.bad_form" };
  }
  const [found] = await profileOf(ctx.db, ctx.userId);
  const today = memberDay(await ensureProfile(ctx, found), ctx.now());
  const asked = statementFor(ctx, parsed.data, today);
  if ("refusal" in asked) return { ok: false, intent: parsed.data.intent, refusal: asked.refusal };
  const written = await commit(ctx.db, [asked.statement]);
  if (!written.ok) throw new Error(`rhythm not kept: ${written.constraint}`);
  const told = rhythmChanged(ctx);
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [told]));
  return { ok: true, intent: parsed.data.intent, added: asked.added };
}

type Asked =
  | { statement: Statement; added: string | null }
  | { refusal: Extract<RhythmReply, { ok: false }>["refusal"] };

function statementFor({ db, userId, now, random }: MemberContext, form: RhythmForm, today: string): Asked {
  switch (form.intent) {
    case "rest":
      return { statement: saveRest(db, userId, today, form.weekday), added: null };
    case "not-sick":
      return { statement: removeSickDays(db, userId, form.id), added: null };
    case "sick": {
      const days = sickDaysIn(form.first, form.last, today);
      if (!days.ok) return { refusal: days.refusal };
      const id = newId("sick", now(), random);
      return { statement: addSickDays(db, { userId, id, ...days.value, addedAt: now() }), added: id };
    }
  }
}
