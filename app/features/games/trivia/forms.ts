import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { CLOCKS, HELPS, REASONS } from "./round.ts";
import { isTheme } from "./themes.ts";

const place = z.coerce.number().int().min(0).max(9);
const item = z.string().regex(/^[a-z0-9-]{3,40}$/);

const triviaForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("daily") }),
  z.object({ intent: z.literal("practice"), requestId: z.string().regex(REQUEST_ID_PATTERN) }),
  z.object({
    intent: z.literal("theme"),
    requestId: z.string().regex(REQUEST_ID_PATTERN),
    theme: z.string().refine(isTheme),
  }),
  z.object({
    intent: z.literal("clock"),
    seconds: z.coerce.number().refine((seconds) => seconds === 0 || CLOCKS.some((one) => one === seconds)),
  }),
]);
export type TriviaForm = z.infer<typeof triviaForm>;
export const readTriviaForm = (sent: FormData) => triviaForm.safeParse(Object.fromEntries(sent));

const roundForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("answer"), place, choice: z.coerce.number().int().min(0).max(3) }),
  z.object({ intent: z.literal("help"), place, help: z.enum(HELPS) }),
  z.object({ intent: z.literal("next"), place }),
  z.object({ intent: z.literal("dispute"), place, item, reason: z.enum(REASONS) }),
]);
export type RoundForm = z.infer<typeof roundForm>;
export const readRoundForm = (sent: FormData) => roundForm.safeParse(Object.fromEntries(sent));
