import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { encourageForms } from "./encourage/forms.ts";
import { profileForms } from "./members/profile/forms.ts";
import { cleanLine, cleanText } from "./model/clean-text.ts";
import { MAX_BODY, MAX_TITLE } from "./model/limits.ts";
import { AUDIENCES, CLOSINGS, REASONS, THEMES } from "./model/themes.ts";
import { relayForms } from "./relay/forms.ts";

/** Far beyond what is kept: what is longer is no text of a member's. */
const MAX_SENT = 20_000;

const id = z.string().regex(ID_PATTERN);
const formId = z.string().regex(REQUEST_ID_PATTERN);
const words = (most: number, least: number) =>
  z
    .string()
    .max(MAX_SENT)
    .transform(cleanText)
    .refine((text) => text.length <= most, { params: { refusal: "community.too_long" } })
    .refine((text) => text.length >= least, { params: { refusal: "community.empty" } });
const title = z
  .string()
  .max(MAX_SENT)
  .default("")
  .transform(cleanLine)
  .refine((text) => text.length <= MAX_TITLE, { params: { refusal: "community.long_title" } });
const theme = z.enum(THEMES);
/** The writer has seen the help that their words brought. */
const seenHelp = z
  .string()
  .optional()
  .transform((said) => said === "yes");

const ask = z.object({
  intent: z.literal("ask"),
  formId,
  title,
  body: words(MAX_BODY, 1),
  theme,
  language: z.enum(LANGUAGES),
  audience: z.enum(AUDIENCES),
  /** Which group is asked, where one is. */
  group: z.union([z.literal(""), id]).default(""),
  seenHelp,
});
export type AskForm = z.infer<typeof ask>;

const change = [
  z.object({
    intent: z.literal("edit"),
    id,
    version: z.coerce.number().int().positive(),
    title,
    body: words(MAX_BODY, 1),
    theme,
    seenHelp,
  }),
  z.object({ intent: z.literal("update"), id, formId, body: words(MAX_BODY, 1), seenHelp }),
  z.object({
    intent: z.literal("close"),
    id,
    formId,
    kind: z.enum(CLOSINGS),
    body: words(MAX_BODY, 0),
    seenHelp,
  }),
  z.object({ intent: z.enum(["renew", "unname", "withdraw"]), id }),
] as const;
const changes = z.discriminatedUnion("intent", change);
export type ChangeForm = z.infer<typeof changes>;

const reading = [
  z.object({ intent: z.enum(["pray", "promise", "unpromise", "hide", "unhide", "block"]), id }),
  z.object({ intent: z.enum(["mute", "unmute"]), id }),
  z.object({ intent: z.literal("unblock"), id }),
  z.object({ intent: z.literal("report"), id, reason: z.enum(REASONS) }),
] as const;

const communityForm = z.discriminatedUnion("intent", [
  ask,
  ...change,
  ...reading,
  ...encourageForms,
  ...relayForms,
  ...profileForms,
]);
export type CommunityForm = z.infer<typeof communityForm>;

export const readCommunityForm = (form: FormData) => communityForm.safeParse(Object.fromEntries(form));
