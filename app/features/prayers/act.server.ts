import { ok, type Result, refuse } from "#app/core/result.ts";
import { findDanger } from "#app/features/care/danger/crisis.ts";
import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import { pray } from "#app/features/community/praying/pray.server.ts";
import { helpWith } from "#app/features/community/safety/judge-text.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { firstMoment } from "#app/idempotency/first-moment.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type PrayersForm, readPrayersForm } from "./forms.ts";
import { isPetition } from "./model/petition.ts";
import { prayedAt } from "./model/prayed-at.ts";
import { changePetition, writePetition } from "./petitions/change.server.ts";
import { prayPetition } from "./petitions/pray-petition.server.ts";
import type { PrayersRefusal, PrayersReply } from "./reply.ts";

type Done = Result<{ id: string }, PrayersRefusal>;

/** Works one form of the prayer list. What is refused changes nothing, and its words come back. */
export async function actOnPrayers(ctx: MemberContext, sent: FormData): Promise<PrayersReply> {
  const intent = String(sent.get("intent") ?? "");
  const refused = (refusal: PrayersRefusal): PrayersReply => ({
    ok: false,
    intent,
    id: String(sent.get("id") ?? ""),
    refusal,
    given: Object.fromEntries(
      [...sent].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    ),
  });
  const parsed = readPrayersForm(sent);
  if (!parsed.success) {
    const said = parsed.error.issues.map((issue) => ("params" in issue ? issue.params?.refusal : null));
    return refused((said.find(Boolean) as PrayersRefusal | undefined) ?? "prayers.bad_form");
  }
  const done = await work(ctx, parsed.data);
  if (!done.ok) return refused(done.refusal);
  const help = "body" in parsed.data ? await helpFor(ctx, parsed.data.body) : null;
  return { ok: true, intent, id: done.value.id, ...(help && { help }) };
}

function work(ctx: MemberContext, form: PrayersForm): Promise<Done> {
  if (form.intent === "add") return writePetition(ctx, form);
  if (form.intent === "pray") return offer(ctx, form.id, form);
  return changePetition(ctx, form);
}

type Press = { ago?: number | undefined; requestId?: string | undefined };

/** "I prayed", for somebody else's request or for what is one's own. */
async function offer(ctx: MemberContext, id: string, { ago = 0, requestId }: Press): Promise<Done> {
  const now = ctx.now();
  const said = prayedAt(ago, now);
  if (said === null) return refuse("prayers.too_late");
  // a copy that comes after midnight is no prayer of the next day
  const at = requestId ? firstMoment(ctx.db, { userId: ctx.userId, requestId, at: said, now }) : said;
  if (isPetition(id)) return prayPetition(ctx, id, at);
  const done = await pray(ctx, id, { at });
  return done.ok ? ok({ id }) : refuse("prayers.gone");
}

/** Nobody else reads it; whoever writes of danger is shown who can be with them. Nothing of it is kept. */
async function helpFor(ctx: MemberContext, body: string): Promise<HelpPart | null> {
  if (findDanger(body)?.strength !== "card") return null;
  const [profile] = await profileOf(ctx.db, ctx.userId);
  return helpWith(body, { language: ctx.language, young: profile?.ageBand !== "18+" });
}
