import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { MODES, SPEECHES } from "./settings.ts";

/** What the page's own forms say. `aware`: somebody of 13 to 17 has ticked what the app says to them. */
export const voiceIntent = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("allow"), aware: z.literal("on").optional() }),
  z.object({ intent: z.literal("withdraw") }),
  z.object({
    intent: z.literal("choose"),
    speech: z.enum(SPEECHES).optional(),
    mode: z.enum(MODES).optional(),
  }),
]);

/** Beside the sound; without a conversation one begins. */
export const transcribeForm = z.object({
  requestId: z.string().regex(REQUEST_ID_PATTERN),
  conversationId: z.string().regex(ID_PATTERN).optional(),
});
