import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { LINK_USES, TOKEN_PATTERN, WORDS } from "./model/limits.ts";
import { VERSE_KEYS } from "./model/verses.ts";

const id = z.string().regex(ID_PATTERN);
const word = z.enum(WORDS).default("none");
/** What is not sent is off: a check box says nothing when it is not checked. */
const flag = z
  .string()
  .optional()
  .transform((said) => said !== undefined);

/** Handles are plain small letters: look-alikes of other alphabets are no handle. */
const handle = z
  .string()
  .max(200)
  .transform((text) => text.trim().replace(/^@/, "").toLowerCase())
  .pipe(z.string().regex(/^[a-z]{1,20}-[a-z0-9]{4,6}$/));

const friendForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("ask"), handle, word }),
  z.object({ intent: z.literal("ask-by-link"), token: z.string().regex(TOKEN_PATTERN), word }),
  z.object({
    intent: z.enum(["accept", "decline", "take-back", "remove", "block", "pray", "visit", "unlink"]),
    id,
  }),
  z.object({
    intent: z.literal("link"),
    formId: z.string().regex(REQUEST_ID_PATTERN),
    uses: z.coerce.number().refine((uses) => LINK_USES.some((known) => known === uses)),
  }),
  z.object({ intent: z.literal("choose"), rhythm: flag, plan: flag, prayer: flag, pet: flag, daniel: flag }),
  z.object({
    intent: z.literal("encourage"),
    id,
    verse: z.string().refine((key) => VERSE_KEYS.includes(key)),
  }),
]);
export type FriendForm = z.infer<typeof friendForm>;
export const readFriendForm = (form: FormData) => friendForm.safeParse(Object.fromEntries(form));
