import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { RawQuery } from "#app/db/database.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { pinPromise } from "#app/features/community/praying/store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { PrayersForm } from "#app/features/prayers/forms.ts";
import { MAX_PETITIONS } from "#app/features/prayers/model/limits.ts";
import { isPetition, PETITION_PREFIX } from "#app/features/prayers/model/petition.ts";
import type { MemberContext } from "#app/request/context.ts";
import {
  addPetition,
  closePetition,
  deletePetition,
  editPetition,
  petitionOfForm,
  pinPetition,
} from "./store.server.ts";

type Of<Intent extends PrayersForm["intent"]> = Extract<PrayersForm, { intent: Intent }>;
export type ChangePetition = Of<"edit"> | Of<"close"> | Of<"open" | "delete" | "restore" | "pin" | "unpin">;
type Changed = Result<{ id: string }, "prayers.gone">;

/** A prayer of one's own. Sent twice, it is one. */
export async function writePetition(
  ctx: MemberContext,
  form: Of<"add">,
): Promise<Result<{ id: string }, "prayers.too_many">> {
  const { db, userId } = ctx;
  const now = ctx.now();
  const id = newId(PETITION_PREFIX, now, ctx.random);
  const row = { ...form, id, userId, now };
  const written = await commitNamed(db, {
    addPetition: addPetition(db, row, MAX_PETITIONS),
    petitionOfForm: petitionOfForm(db, userId, form.formId),
  });
  if (!written.ok) throw new Error(`petition not kept: ${written.constraint}`);
  publishCommunityChange(ctx, userId);
  const [kept] = written.rows.petitionOfForm;
  return kept ? ok(kept) : refuse("prayers.too_many");
}

/** What the member does to one of theirs; somebody else's and none at all are answered alike. */
export async function changePetition(ctx: MemberContext, form: ChangePetition): Promise<Changed> {
  const { db, userId } = ctx;
  if (form.intent === "pin" || form.intent === "unpin") return pin(ctx, form.id, form.intent === "pin");
  const written = await commitNamed(db, { statementOf: statementOf(ctx, form) });
  if (!written.ok) throw new Error(`petition not changed: ${written.constraint}`);
  const [changed] = written.rows.statementOf;
  if (!changed) return refuse("prayers.gone");
  publishCommunityChange(ctx, userId);
  return ok(changed);
}

function statementOf({ db, userId, now }: MemberContext, form: ChangePetition): RawQuery<{ id: string }> {
  const { id } = form;
  switch (form.intent) {
    case "edit":
      return editPetition(db, { ...form, userId });
    case "close":
      return closePetition(db, { userId, id, state: form.kind, closing: form.closing, closedAt: now() });
    case "open":
      return closePetition(db, { userId, id, state: "open", closing: "", closedAt: null });
    default:
      return deletePetition(db, userId, id, form.intent === "delete" ? now() : null);
  }
}

/** Each day, or when its turn comes: of one's own, or of a request that one promised to pray for. */
async function pin(ctx: MemberContext, id: string, on: boolean): Promise<Changed> {
  const { db, community, userId } = ctx;
  const [found] = on ? await profileOf(db, userId) : [];
  const day = on ? memberDay(found ?? (await ensureProfile(ctx, undefined)), ctx.now()) : null;
  const written = isPetition(id)
    ? await commitNamed(db, { pinned: pinPetition(db, userId, id, day) })
    : await commitNamed(community, { pinned: pinPromise(community, userId, id, day) });
  if (!written.ok) throw new Error(`pin not kept: ${written.constraint}`);
  const [changed] = written.rows.pinned;
  if (!changed) return refuse("prayers.gone");
  publishCommunityChange(ctx, userId);
  return ok(changed);
}
