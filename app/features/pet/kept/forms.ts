import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { CARE_ACTIONS } from "#app/features/pet/model/catalog.ts";

const keptCareForm = z.object({
  requestId: z.string().regex(REQUEST_ID_PATTERN),
  petId: z.string().regex(ID_PATTERN),
  careAction: z.enum(CARE_ACTIONS),
  /** How long ago, ms, by the device's own measure. */
  ago: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

export const readKeptCareForm = (sent: FormData) => keptCareForm.safeParse(Object.fromEntries(sent));
