import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { MAX_TYPED } from "./board.ts";

const board = z.string().regex(/^[a-z-]{3,30}$/);
const feudForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("begin"), board, requestId: z.string().regex(REQUEST_ID_PATTERN) }),
  z.object({
    intent: z.literal("say"),
    round: z.string().regex(REQUEST_ID_PATTERN),
    place: z.coerce.number().int().min(0).max(30),
    word: z.string().trim().min(1).max(MAX_TYPED),
  }),
  z.object({
    intent: z.literal("answer-poll"),
    poll: board,
    answer: z.string().trim().min(1).max(MAX_TYPED),
  }),
  z.object({ intent: z.literal("take-answer-back"), poll: board }),
  z.object({ intent: z.literal("end"), round: z.string().regex(REQUEST_ID_PATTERN) }),
]);
export type FeudForm = z.infer<typeof feudForm>;
export const readFeudForm = (sent: FormData) => feudForm.safeParse(Object.fromEntries(sent));
