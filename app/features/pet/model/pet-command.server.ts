import { type Result, refuse } from "#app/core/result.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { type Decision, runIdempotent } from "#app/idempotency/run-idempotent.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { Publication } from "#party/protocol.ts";
import type { PetRefusal } from "./refusals.ts";
import type { PetChange } from "./reply.ts";
import type { Pet } from "./rules.ts";
import { type PetSituation, readSituation } from "./store.server.ts";

/** What a constraint of the schema means when a race was lost after the read. */
const REFUSALS: Readonly<Record<string, PetRefusal | "again">> = {
  pet_changed: "again",
  adventure_changed: "again",
  training_changed: "again",
  "user_pets.user_id": "again",
  // somebody spent it meanwhile: the rule says it in its own words
  coins_enough: "again",
  "pet_adventures.pet_id": "pet.adventure_running",
  "pet_training_sessions.pet_id": "pet.training_running",
  pet_type_unknown: "pet.unknown_type",
  "FOREIGN KEY": "pet.not_found",
};

export type PetCommandInput = { intent: string; requestId: string };

/** What is there when an act is decided. */
export type PetCommandState = Omit<PetSituation, "pet" | "earlier"> & { now: number; today: string };

type Options = {
  /** Of the adventure or training that it is about. */
  outingId?: string | null;
  /** When the room shall look for what is over by then, ms from now. */
  wakeAfterMs?: number;
  /** What the room gets besides. */
  publications?: readonly Publication[];
};

/** One act with the pet: two D1 trips and one word to the room. `decide` gets null where there is no pet. */
export async function runPetCommand(
  ctx: MemberContext,
  asked: PetCommandInput,
  decide: (pet: Pet | null, here: PetCommandState) => Result<Decision<PetChange>, PetRefusal>,
  { outingId = null, wakeAfterMs, publications = [] }: Options = {},
): Promise<Result<PetChange, PetRefusal>> {
  const { requestId, ...question } = asked;
  const done = await runIdempotent<PetSituation, PetChange, PetRefusal>(ctx, {
    requestId,
    question: JSON.stringify(question),
    read: (again) => readSituation(ctx.db, { userId: ctx.userId, requestId, outingId }, again),
    decide: async (read) => {
      const profile = read.profile ?? (await ensureProfile(ctx, undefined));
      const now = ctx.now();
      return decide(read.pet, { ...read, profile, now, today: memberDay(profile, now) });
    },
    refusals: REFUSALS,
    reused: "pet.request_reused",
    busy: "pet.busy",
  });
  if (done.ok) {
    const event = { name: "pet.changed" as const, requestId, ...done.value };
    const events = [{ id: `pet:${requestId}`, event }, ...publications];
    deliver(ctx, () => ctx.rooms.publish(ctx.userId, events, wakeAfterMs));
  }
  return done;
}

/** The same for what is done with a pet that is there: somebody else's is not. */
export const withPet = (
  ctx: MemberContext,
  asked: PetCommandInput & { petId: string },
  decide: (pet: Pet, here: PetCommandState) => Result<Decision<PetChange>, PetRefusal>,
  options: Options = {},
): Promise<Result<PetChange, PetRefusal>> =>
  runPetCommand(
    ctx,
    asked,
    (pet, here) => (pet?.id === asked.petId ? decide(pet, here) : refuse("pet.not_found")),
    options,
  );
