import { careForPet } from "#app/features/pet/care/care.server.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readKeptCareForm } from "./forms.ts";
import { againstKept } from "./kept.ts";
import { wasCaredFor } from "./store.server.ts";

export type KeptCareReply =
  | { ok: true; intent: "care" }
  | { ok: false; intent: "care"; refusal: PetRefusal | "pet.bad_form" };

/**
 * Care that was given without a network, judged by what the pet needs and its member has now. It is done once,
 * however often and however late it is sent: the pet's own activities know it longer than the kept answers of requests.
 */
export async function careKept(ctx: MemberContext, sent: FormData): Promise<KeptCareReply> {
  const read = readKeptCareForm(sent);
  if (!read.success) return { ok: false, intent: "care", refusal: "pet.bad_form" };
  const { requestId, petId, careAction: intent, ago } = read.data;
  const asked = { intent, requestId, petId };
  if (await wasCaredFor(ctx.db, ctx.userId, asked)) return { ok: true, intent: "care" };
  const done = await careForPet(ctx, asked, (pet) => againstKept(pet, intent, ago));
  return done.ok ? { ok: true, intent: "care" } : { ok: false, intent: "care", refusal: done.refusal };
}
