import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { cleanLine, cleanText } from "#app/features/community/model/clean-text.ts";
import { REASONS } from "#app/features/community/model/themes.ts";
import { TOKEN_PATTERN } from "#app/features/friends/model/limits.ts";
import { READY_KINDS } from "#app/features/plans/model/kinds.ts";
import { GROUP_THEMES, KINDS, MEETS, MINISTRIES, REACTIONS } from "./model/kinds.ts";
import {
  LINK_USES,
  MAX_ABOUT,
  MAX_ANNOUNCEMENT,
  MAX_CHOICE,
  MAX_EVENT_TITLE,
  MAX_NAME,
  MAX_PLACE,
  MAX_POST,
  MAX_QUESTION,
} from "./model/limits.ts";
import { LOCAL_PATTERN } from "./model/zoned-time.ts";

/** Far beyond what is kept: what is longer is no text of a member's. */
const MAX_SENT = 20_000;
const TOO_LONG = { params: { refusal: "groups.too_long" } };
const EMPTY = { params: { refusal: "groups.empty" } };

const id = z.string().regex(ID_PATTERN);
const formId = z.string().regex(REQUEST_ID_PATTERN);
const line = (most: number, least: number) =>
  z
    .string()
    .max(MAX_SENT)
    .default("")
    .transform(cleanLine)
    .refine((text) => text.length <= most, TOO_LONG)
    .refine((text) => text.length >= least, EMPTY);
const words = (most: number, least: number) =>
  z
    .string()
    .max(MAX_SENT)
    .default("")
    .transform(cleanText)
    .refine((text) => text.length <= most, TOO_LONG)
    .refine((text) => text.length >= least, EMPTY);
const language = z.enum(LANGUAGES);
const none = z.literal("").transform(() => null);
/** The writer has seen the help that their words brought. */
const seenHelp = z
  .string()
  .optional()
  .transform((said) => said === "yes");

const about = {
  name: line(MAX_NAME, 1),
  about: words(MAX_ABOUT, 0),
  theme: z.enum(GROUP_THEMES),
  language,
  meets: z.enum(MEETS),
  kind: z.enum(KINDS),
  seenHelp,
};

const make = z.object({
  intent: z.literal("make"),
  formId,
  ...about,
  ministry: none.or(z.enum(MINISTRIES)).default(null),
  /** For whom: an appointed leader may make one for members of 13 to 17. */
  young: z
    .string()
    .optional()
    .transform((said) => said === "yes"),
});
export type MakeForm = z.infer<typeof make>;

const coming = [
  z.object({ intent: z.enum(["join", "ask", "unask", "leave"]), id }),
  z.object({ intent: z.literal("join-by-link"), token: z.string().regex(TOKEN_PATTERN) }),
] as const;

/** `id`: the group; `on`: what in it is meant. */
const member = [
  z.object({
    intent: z.literal("post"),
    id,
    formId,
    kind: z.enum(["talk", "prayer"]),
    parent: none.or(id).default(null),
    reading: none.or(z.coerce.number().int().min(0).max(400)).default(null),
    body: words(MAX_POST, 1),
    language,
    seenHelp,
  }),
  z.object({ intent: z.enum(["unpost", "answered", "come", "not-come", "block"]), id, on: id }),
  z.object({ intent: z.enum(["share-words", "keep-words"]), id }),
  z.object({
    intent: z.literal("together"),
    id,
    named: z
      .string()
      .optional()
      .transform((said) => said === "on"),
  }),
  z.object({ intent: z.literal("not-together"), id }),
  z.object({ intent: z.enum(["react", "unreact"]), id, on: id, reaction: z.enum(REACTIONS) }),
  z.object({ intent: z.enum(["read", "unread"]), id, reading: z.coerce.number().int().min(0).max(400) }),
  z.object({ intent: z.literal("vote"), id, on: id, choice: z.coerce.number().int().min(0).max(5) }),
  z.object({ intent: z.literal("report"), id, on: none.or(id).default(null), reason: z.enum(REASONS) }),
] as const;
const members = z.discriminatedUnion("intent", member);
export type MemberForm = z.infer<typeof members>;

const leading = [
  z.object({ intent: z.literal("edit"), id, ...about }),
  z.object({ intent: z.literal("announce"), id, body: words(MAX_ANNOUNCEMENT, 0), seenHelp }),
  z.object({ intent: z.literal("plan"), id, plan: none.or(z.enum(READY_KINDS)) }),
  z.object({ intent: z.literal("archive"), id }),
  z.object({
    intent: z.literal("event"),
    id,
    formId,
    title: line(MAX_EVENT_TITLE, 1),
    place: line(MAX_PLACE, 0),
    start: z.string().refine((text) => LOCAL_PATTERN.test(text), { params: { refusal: "groups.bad_time" } }),
    zone: z.string().min(1).max(60),
    minutes: z.coerce.number().int().min(15).max(600),
    seenHelp,
  }),
  z.object({
    intent: z.literal("poll"),
    id,
    formId,
    question: line(MAX_QUESTION, 1),
    /** One a line. */
    choices: z
      .string()
      .max(MAX_SENT)
      .transform((text) => text.split("\n").map(cleanLine).filter(Boolean))
      .refine((all) => all.every((one) => one.length <= MAX_CHOICE), TOO_LONG)
      .refine((all) => all.length >= 2 && all.length <= 6 && new Set(all).size === all.length, {
        params: { refusal: "groups.few_choices" },
      }),
    seenHelp,
  }),
  z.object({ intent: z.literal("cancel"), id, on: id }),
  z.object({ intent: z.literal("close-poll"), id, on: id }),
  z.object({
    intent: z.literal("link"),
    id,
    formId,
    uses: z.coerce.number().refine((uses) => LINK_USES.some((known) => known === uses)),
  }),
  z.object({
    intent: z.enum(["unlink", "let-in", "turn-away", "send-away", "ban", "unban", "hand-over"]),
    id,
    on: id,
  }),
  z.object({ intent: z.literal("role"), id, on: id, role: z.enum(["leader", "helper", "member"]) }),
] as const;
const leadings = z.discriminatedUnion("intent", leading);
export type LeadForm = z.infer<typeof leadings>;

const groupForm = z.discriminatedUnion("intent", [make, ...coming, ...member, ...leading]);
export type GroupForm = z.infer<typeof groupForm>;
/**
 * What a form says. One form may have several buttons, each with an act of its own and what belongs to it:
 * `press` is `unpost`, or `react amen`.
 */
export function fieldsOf(form: FormData): Record<string, FormDataEntryValue> {
  const { press, ...fields } = Object.fromEntries(form);
  if (typeof press !== "string") return fields;
  const [intent = "", reaction] = press.split(" ");
  return { ...fields, intent, ...(reaction !== undefined && { reaction }) };
}

export const readGroupForm = (form: FormData) => groupForm.safeParse(fieldsOf(form));
