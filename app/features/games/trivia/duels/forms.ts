import { z } from "zod";
import { ID_PATTERN } from "#app/core/id.ts";

const id = z.string().regex(ID_PATTERN);

const duelForm = z.discriminatedUnion("intent", [
  // of the friendship: no member's id is in a form
  z.object({ intent: z.literal("challenge"), id }),
  z.object({ intent: z.literal("play"), id }),
  z.object({ intent: z.literal("decline"), id }),
  z.object({ intent: z.literal("take-back"), id }),
]);
export const readDuelForm = (sent: FormData) => duelForm.safeParse(Object.fromEntries(sent));
