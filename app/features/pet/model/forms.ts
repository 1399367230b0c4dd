import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";

const requestId = z.string().regex(REQUEST_ID_PATTERN);
const rowId = z.string().regex(ID_PATTERN);

/** Every act with the pet, as `/pet` posts it. Names and notes are judged by the rules, so that a refusal has words. */
export const petIntent = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("adopt"), requestId, petTypeId: z.string().max(60), petName: z.string() }),
  z.object({ intent: z.enum(["feed", "groom", "play"]), requestId, petId: rowId }),
  z.object({ intent: z.literal("adventure.start"), requestId, petId: rowId, adventureId: rowId }),
  z.object({ intent: z.literal("adventure.finish"), requestId, petId: rowId, adventureId: rowId }),
  z.object({ intent: z.literal("training.start"), requestId, petId: rowId, trainingId: rowId }),
  z.object({ intent: z.literal("training.finish"), requestId, petId: rowId, trainingId: rowId }),
  // EV2: the confirmation is a part of the form
  z.object({ intent: z.literal("evolve"), requestId, petId: rowId, confirm: z.literal("yes") }),
  z.object({ intent: z.literal("rest"), requestId, petId: rowId, resting: z.enum(["on", "off"]) }),
  z.object({ intent: z.literal("rename"), requestId, petId: rowId, petName: z.string() }),
  // what the member answered to an adventure's question, kept with its memory
  z.object({ intent: z.literal("keep"), requestId, memoryId: rowId, note: z.string() }),
]);
export type PetIntent = z.infer<typeof petIntent>;
