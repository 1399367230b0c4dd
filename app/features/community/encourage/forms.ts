import { z } from "zod";
import { ID_PATTERN } from "#app/core/id.ts";
import { cleanText } from "#app/features/community/model/clean-text.ts";
import { REASONS } from "#app/features/community/model/themes.ts";
import { MAX_NOTE, PRESETS } from "./presets.ts";

const MAX_SENT = 20_000;
const id = z.string().regex(ID_PATTERN);
const flag = z
  .string()
  .optional()
  .transform((said) => said === "yes");

const encourage = z.object({
  intent: z.literal("encourage"),
  id,
  /** One of the reviewed sentences; `own`: the words beside it. */
  preset: z.union([z.literal("own"), z.enum(PRESETS)]),
  body: z
    .string()
    .max(MAX_SENT)
    .default("")
    .transform(cleanText)
    .refine((text) => text.length <= MAX_NOTE, { params: { refusal: "community.note_long" } }),
  unnamed: flag,
  seenHelp: flag,
});
export type EncourageForm = z.infer<typeof encourage>;

const note = { noteId: id, id };

export const encourageForms = [
  encourage,
  z.object({ intent: z.literal("note-remove"), ...note }),
  z.object({ intent: z.literal("note-report"), ...note, reason: z.enum(REASONS).default("other") }),
] as const;
const forms = z.discriminatedUnion("intent", encourageForms);
export type NoteForm = z.infer<typeof forms>;
