import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { cleanLine, cleanText } from "#app/features/community/model/clean-text.ts";
import { MAX_BODY, MAX_REFERENCE, MAX_TITLE } from "#app/features/journey/model/entry.ts";

/** Far beyond what is kept: what is longer is no text of a member's. */
const MAX_SENT = 40_000;

const id = z.string().regex(/^[\w:.@-]{1,120}$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { message: "journey.bad_day" });
const line = (most: number) =>
  z
    .string()
    .max(MAX_SENT)
    .default("")
    .transform(cleanLine)
    .refine((text) => text.length <= most, { message: "journey.too_long" });
const body = z
  .string()
  .max(MAX_SENT)
  .transform(cleanText)
  .refine((text) => text.length <= MAX_BODY, { message: "journey.too_long" })
  .refine((text) => text.length > 0, { message: "journey.empty" });
const words = { title: line(MAX_TITLE), body, reference: line(MAX_REFERENCE), day };

const journeyForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("write"), formId: z.string().regex(REQUEST_ID_PATTERN), ...words }),
  z.object({ intent: z.literal("edit"), id, version: z.coerce.number().int().positive(), ...words }),
  z.object({ intent: z.enum(["delete", "restore", "remind", "quiet"]), id }),
]);
export type JourneyForm = z.infer<typeof journeyForm>;

export const readJourneyForm = (form: FormData) => journeyForm.safeParse(Object.fromEntries(form));
