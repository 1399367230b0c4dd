import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { cleanName } from "#app/features/community/members/name.ts";
import { cleanText } from "#app/features/community/model/clean-text.ts";
import { REASONS } from "#app/features/community/model/themes.ts";
import { TOKEN_PATTERN } from "#app/features/friends/model/limits.ts";
import { MAX_NOTE } from "./model/limits.ts";

/** Far beyond what is kept: what is longer is no text of a person's. */
const MAX_SENT = 20_000;

const id = z.string().regex(ID_PATTERN);
const formId = z.string().regex(REQUEST_ID_PATTERN);
const page = z.coerce.number().int().min(1).max(100_000);
const place = z.string().max(200).default("");
const yes = z
  .string()
  .optional()
  .transform((said) => said === "yes");

const note = z.object({
  intent: z.literal("note"),
  formId,
  page,
  body: z
    .string()
    .max(MAX_SENT)
    .default("")
    .transform(cleanText)
    .refine((text) => text.length <= MAX_NOTE, { params: { refusal: "groups.too_long" } })
    .refine((text) => text.length > 0, { params: { refusal: "groups.empty" } }),
  language: z.enum(LANGUAGES),
  shared: yes,
  /** The writer has seen the help that their words brought. */
  seenHelp: yes,
});

/** What everybody does who is in the evening. */
const taking = [
  note,
  z.object({ intent: z.literal("unnote"), on: id }),
  z.object({ intent: z.literal("pray") }),
  z.object({ intent: z.literal("prayed"), on: id }),
] as const;
const takings = z.discriminatedUnion("intent", taking);
export type PartForm = z.infer<typeof takings>;

/** What whoever leads or helps does. */
const leading = [
  z.object({ intent: z.literal("open"), formId, place }),
  z.object({ intent: z.literal("turn"), page, place }),
  z.object({ intent: z.enum(["next", "back"]), page }),
  z.object({ intent: z.enum(["invite", "uninvite", "round", "end-round", "end"]) }),
  z.object({ intent: z.literal("send-away"), on: id }),
] as const;
const leadings = z.discriminatedUnion("intent", leading);
export type LeadEveningForm = z.infer<typeof leadings>;

const guests = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("enter"),
    token: z.string().regex(TOKEN_PATTERN),
    name: z.string().max(MAX_SENT).default("").transform(cleanName),
    age: z.enum(["18+", "13-17"]).or(z.literal("")).default(""),
  }),
  z.object({ intent: z.literal("leave") }),
  ...taking,
]);
export type GuestForm = z.infer<typeof guests>;

/** To the moderators: of a member alone. */
const report = z.object({ intent: z.literal("report"), on: id, reason: z.enum(REASONS).default("other") });
export type ReportForm = z.infer<typeof report>;

const members = z.discriminatedUnion("intent", [...taking, ...leading, report]);
export type EveningForm = z.infer<typeof members>;

export const readEveningForm = (form: FormData) => members.safeParse(Object.fromEntries(form));
export const readGuestForm = (form: FormData) => guests.safeParse(Object.fromEntries(form));

/** A note that a phone sends by itself: of which evening, and as whom. */
const sent = note.extend({ evening: id, as: z.enum(["member", "guest"]) });
export const readSentNote = (form: FormData) => sent.safeParse(Object.fromEntries(form));
