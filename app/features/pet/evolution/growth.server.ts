import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { notification, notificationsChanged } from "#app/features/notifications/notify.server.ts";
import { evolutionOf } from "#app/features/pet/model/catalog-evolutions.ts";
import { evolve } from "#app/features/pet/model/evolution.ts";
import { NOTE_MAX } from "#app/features/pet/model/memories.ts";
import { petNameOf } from "#app/features/pet/model/naming.ts";
import { runPetCommand, withPet } from "#app/features/pet/model/pet-command.server.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import type { PetChange } from "#app/features/pet/model/reply.ts";
import { settle } from "#app/features/pet/model/rules.ts";
import { addMemory, keepNote, savePet } from "#app/features/pet/model/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";

type Changed = Promise<Result<PetChange, PetRefusal>>;
type AboutPet = { intent: string; requestId: string; petId: string };

/** EV1-EV3. What it costs is nothing; what it takes is a level and some happiness. RT2: it stays in the bell's list. */
export const evolvePet = (ctx: MemberContext, asked: AboutPet): Changed =>
  withPet(
    ctx,
    asked,
    (pet, { now }) => {
      const step = evolutionOf(pet.petTypeId);
      if (!step) return refuse("pet.no_evolution");
      const grown = evolve(pet, step, now);
      if (!grown.ok) return grown;
      const memory = {
        id: newId("mem", now, ctx.random),
        petId: pet.id,
        kind: "evolved" as const,
        about: step.evolvedPetTypeId,
        causeId: step.id,
      };
      const notice = { topic: "pet.evolved", pet: pet.petName } as const;
      return ok({
        statements: [
          savePet(ctx.db, ctx.userId, grown.value, now),
          addMemory(ctx.db, ctx.userId, now, memory),
          notification(ctx, ctx.userId, `${pet.id}@${step.id}`, notice).statement,
        ],
        answer: {
          pet: grown.value,
          memory: { ...memory, success: null, note: null, createdAt: now },
        },
      });
    },
    { publications: [notificationsChanged(ctx)] },
  );

/** Rest: nothing falls until the pet is woken. Asked for what is so already, nothing changes. */
export const restPet = (ctx: MemberContext, asked: AboutPet & { resting: "on" | "off" }): Changed =>
  withPet(ctx, asked, (pet, { now }) => {
    const resting = asked.resting === "on";
    if (resting === (pet.restingSince !== null)) return ok({ unchanged: { pet } });
    const after = { ...settle(pet, now), restingSince: resting ? now : null, version: pet.version + 1 };
    return ok({ statements: [savePet(ctx.db, ctx.userId, after, now)], answer: { pet: after } });
  });

export async function renamePet(ctx: MemberContext, asked: AboutPet & { petName: string }): Changed {
  const petName = petNameOf(asked.petName);
  if (!petName.ok) return petName;
  return withPet(ctx, { ...asked, petName: petName.value } as typeof asked, (pet, { now }) => {
    const after = { ...settle(pet, now), petName: petName.value, version: pet.version + 1 };
    return ok({ statements: [savePet(ctx.db, ctx.userId, after, now)], answer: { pet: after } });
  });
}

/** What the member answered to an adventure's question is kept with its memory; nothing written takes it back. */
export async function keepMemoryNote(
  ctx: MemberContext,
  asked: { intent: string; requestId: string; memoryId: string; note: string },
): Changed {
  const note = asked.note.trim().slice(0, NOTE_MAX + 1);
  if (note.length > NOTE_MAX) return refuse("pet.note_too_long");
  const kept = await runPetCommand(
    ctx,
    { ...asked, note } as typeof asked,
    (pet, { memory }) => {
      if (!pet || memory?.petId !== pet.id || memory.kind !== "adventure")
        return refuse("pet.memory_not_found");
      return ok({
        statements: [keepNote(ctx.db, ctx.userId, memory.id, note || null)],
        answer: { memory: { ...memory, note: note || null } },
      });
    },
    { outingId: asked.memoryId },
  );
  return kept;
}
