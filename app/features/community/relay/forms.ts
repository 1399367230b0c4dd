import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { RELAY_HOURS } from "./relay.ts";

const id = z.string().regex(ID_PATTERN);
const hour = z.coerce
  .number()
  .int()
  .min(0)
  .max(RELAY_HOURS - 1);

export const relayForms = [
  z.object({ intent: z.literal("relay-start"), id, formId: z.string().regex(REQUEST_ID_PATTERN) }),
  z.object({ intent: z.literal("relay-end"), id }),
  z.object({ intent: z.enum(["hour-take", "hour-back", "hour-prayed"]), id, hour }),
] as const;
const forms = z.discriminatedUnion("intent", relayForms);
export type RelayForm = z.infer<typeof forms>;
