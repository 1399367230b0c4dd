import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { cleanLine, cleanText } from "#app/features/community/model/clean-text.ts";
import { CLOSINGS, THEMES } from "#app/features/community/model/themes.ts";
import { MAX_BODY, MAX_CLOSING, MAX_PERSON } from "./model/limits.ts";

/** Far beyond what is kept: what is longer is no text of a member's. */
const MAX_SENT = 20_000;

const id = z.string().regex(ID_PATTERN);
const line = (most: number) =>
  z
    .string()
    .max(MAX_SENT)
    .default("")
    .transform(cleanLine)
    .refine((text) => text.length <= most, { params: { refusal: "prayers.too_long" } });
const words = {
  body: z
    .string()
    .max(MAX_SENT)
    .transform(cleanText)
    .refine((text) => text.length <= MAX_BODY, { params: { refusal: "prayers.too_long" } })
    .refine((text) => text.length > 0, { params: { refusal: "prayers.empty" } }),
  person: line(MAX_PERSON),
  theme: z.union([z.literal(""), z.enum(THEMES)]).default(""),
};

const form = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), formId: z.string().regex(REQUEST_ID_PATTERN), ...words }),
  z.object({ intent: z.literal("edit"), id, ...words }),
  z.object({ intent: z.literal("close"), id, kind: z.enum(CLOSINGS), closing: line(MAX_CLOSING) }),
  z.object({ intent: z.enum(["open", "delete", "restore", "pin", "unpin"]), id }),
  z.object({
    intent: z.literal("pray"),
    id,
    /** How long ago, ms, from a device that had no network: its clock may be wrong, and what it measured is not. */
    ago: z.coerce.number().int().nonnegative().optional(),
    /** The press: sent again, it was when it was. */
    requestId: z.string().regex(REQUEST_ID_PATTERN).optional(),
    /** The step that comes next, without script. */
    step: z.coerce.number().int().min(0).max(1_000).optional(),
  }),
]);
export type PrayersForm = z.infer<typeof form>;

export const readPrayersForm = (sent: FormData) => form.safeParse(Object.fromEntries(sent));
