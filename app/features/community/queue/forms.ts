import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { cleanText } from "#app/features/community/model/clean-text.ts";
import { RULES } from "#app/features/community/rules/rules.ts";
import { DECISIONS, MAX_DAYS } from "./model/acts.ts";

/** Far beyond what is kept: what is longer is no text of a moderator's. */
const MAX_SENT = 20_000;
export const MAX_WORDS = 500;

const id = z.string().regex(ID_PATTERN);
const formId = z.string().regex(REQUEST_ID_PATTERN);
const words = z.string().max(MAX_SENT).default("").transform(cleanText).pipe(z.string().max(MAX_WORDS));
const whole = z.coerce.number().int().positive();
const item = whole.optional();

/** `id`: the text. `item`, `seen`: what the page showed, the item and the text's version. */
const decide = z.object({
  intent: z.enum([...DECISIONS, "restore"]),
  id,
  formId,
  item,
  seen: z.coerce.number().int().min(0).optional(),
  rule: z.union([z.enum(RULES), z.literal("")]).default(""),
  days: whole.max(MAX_DAYS).default(1),
  words,
});
export type DecideForm = z.infer<typeof decide>;

/** `id`: of the decision. */
const undo = z.object({ intent: z.literal("undo"), id, formId, words });
export type UndoForm = z.infer<typeof undo>;
const appeal = z.object({ intent: z.enum(["appeal_right", "appeal_kept"]), id, formId, item, words });
export type AppealForm = z.infer<typeof appeal>;
const reveal = z.object({ intent: z.literal("reveal"), id, formId, words });
export type RevealForm = z.infer<typeof reveal>;
const claim = z.object({ intent: z.enum(["claim", "unclaim"]), item: whole });
export type ClaimForm = z.infer<typeof claim>;

const queueForm = z.discriminatedUnion("intent", [decide, undo, appeal, reveal, claim]);
export type QueueForm = z.infer<typeof queueForm>;
export const readQueueForm = (form: FormData) => queueForm.safeParse(Object.fromEntries(form));
