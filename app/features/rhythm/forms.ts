import { z } from "zod";
import { ID_PATTERN } from "#app/core/id.ts";

const rhythmForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("rest"),
    weekday: z
      .string()
      .regex(/^[0-6]$/)
      .transform(Number),
  }),
  z.object({ intent: z.literal("sick"), first: z.string().max(20), last: z.string().max(20).default("") }),
  z.object({ intent: z.literal("not-sick"), id: z.string().regex(ID_PATTERN) }),
]);
export type RhythmForm = z.infer<typeof rhythmForm>;

export const readRhythmForm = (form: FormData) => rhythmForm.safeParse(Object.fromEntries(form));
