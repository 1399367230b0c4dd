import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";

/** A member is here: the two daily logins, once a local day. Nothing but the day decides what it gives. */
export const visitIntent = z.object({
  intent: z.literal("visit"),
  requestId: z.string().regex(REQUEST_ID_PATTERN),
});
export type VisitIntent = z.infer<typeof visitIntent>;
