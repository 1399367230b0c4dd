import type { MemberContext } from "#app/request/context.ts";
import { adoptPet } from "./adopt/adopt.server.ts";
import {
  type Begun,
  beginAdventure,
  beginTraining,
  endTraining,
  finishAdventureNow,
} from "./adventures/outings.server.ts";
import { careForPet } from "./care/care.server.ts";
import { evolvePet, keepMemoryNote, renamePet, restPet } from "./evolution/growth.server.ts";
import { ADVENTURE, CARE } from "./model/catalog.ts";
import { type PetIntent, petIntent } from "./model/forms.ts";
import type { PetRefusal } from "./model/refusals.ts";
import type { PetReply } from "./model/reply.ts";

/** A page's form to the use case that it names; null for a form of another feature or of nobody's. */
export async function actOnPet(ctx: MemberContext, form: FormData): Promise<PetReply | null> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const parsed = petIntent.safeParse(fields);
  if (!parsed.success) return null;
  const asked = parsed.data;
  const done = await run(ctx, asked);
  const { intent, requestId } = asked;
  if (done.ok) return { ok: true, intent, requestId, ...done.value };
  return {
    ok: false,
    intent,
    requestId,
    refusal: done.refusal,
    need: done.need ?? needOf(asked, done.refusal),
  };
}

/** What it takes, for the words of a refusal (V13, V16); a training's price is its own (V15). */
function needOf({ intent }: PetIntent, refusal: PetRefusal): number | null {
  if (refusal === "pet.not_enough_energy") return ADVENTURE.needsEnergy;
  const costs = intent === "feed" || intent === "groom";
  return costs && refusal === "pet.not_enough_coins" ? CARE[intent].coins : null;
}

function run(ctx: MemberContext, asked: PetIntent): Promise<Begun> {
  switch (asked.intent) {
    case "adopt":
      return adoptPet(ctx, asked);
    case "feed":
    case "groom":
    case "play":
      return careForPet(ctx, { ...asked, intent: asked.intent });
    case "adventure.start":
      return beginAdventure(ctx, asked);
    case "adventure.finish":
      return finishAdventureNow(ctx, asked);
    case "training.start":
      return beginTraining(ctx, asked);
    case "training.finish":
      return endTraining(ctx, asked);
    case "evolve":
      return evolvePet(ctx, asked);
    case "rest":
      return restPet(ctx, asked);
    case "rename":
      return renamePet(ctx, asked);
    case "keep":
      return keepMemoryNote(ctx, asked);
  }
}
