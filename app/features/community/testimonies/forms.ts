import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { cleanLine, cleanText } from "#app/features/community/model/clean-text.ts";
import { MAX_TITLE } from "#app/features/community/model/limits.ts";
import { REASONS } from "#app/features/community/model/themes.ts";
import { MAX_COMMENT, MAX_TESTIMONY } from "./model/limits.ts";

/** Far beyond what is kept: what is longer is no text of a member's. */
const MAX_SENT = 20_000;

const id = z.string().regex(ID_PATTERN);
const formId = z.string().regex(REQUEST_ID_PATTERN);
const none = z.literal("").transform(() => null);
const words = (most: number) =>
  z
    .string()
    .max(MAX_SENT)
    .transform(cleanText)
    .refine((text) => text.length <= most, { params: { refusal: "community.too_long" } })
    .refine((text) => text.length > 0, { params: { refusal: "community.empty" } });
const title = z
  .string()
  .max(MAX_SENT)
  .default("")
  .transform(cleanLine)
  .refine((text) => text.length <= MAX_TITLE, { params: { refusal: "community.long_title" } });
const seenHelp = z
  .string()
  .optional()
  .transform((said) => said === "yes");
const language = z.enum(LANGUAGES);

const tell = z.object({
  intent: z.literal("tell"),
  formId,
  title,
  body: words(MAX_TESTIMONY),
  language,
  unnamed: z
    .string()
    .optional()
    .transform((said) => said === "yes"),
  verse: z.string().max(MAX_SENT).default("").transform(cleanLine),
  request: none.or(id).default(null),
  seenHelp,
});
export type TellForm = z.infer<typeof tell>;

const comment = z.object({
  intent: z.literal("comment"),
  id,
  formId,
  parent: none.or(id).default(null),
  body: words(MAX_COMMENT),
  language,
  seenHelp,
});
export type CommentForm = z.infer<typeof comment>;

const change = [
  z.object({
    intent: z.literal("edit"),
    id,
    version: z.coerce.number().int().positive(),
    title,
    body: words(MAX_TESTIMONY),
    seenHelp,
  }),
  z.object({ intent: z.enum(["unname", "withdraw"]), id }),
  z.object({ intent: z.literal("uncomment"), id, comment: id }),
] as const;
const changes = z.discriminatedUnion("intent", change);
export type TestimonyChange = z.infer<typeof changes>;

/** `comment`: the comment that is meant, where it is not the testimony itself. */
const away = [
  z.object({ intent: z.enum(["amen", "unamen", "hide"]), id }),
  z.object({ intent: z.literal("block"), id, comment: none.or(id).default(null) }),
  z.object({ intent: z.literal("report"), id, comment: none.or(id).default(null), reason: z.enum(REASONS) }),
] as const;
const aways = z.discriminatedUnion("intent", away);
export type TestimonyAway = z.infer<typeof aways>;

const testimonyForm = z.discriminatedUnion("intent", [
  tell,
  comment,
  ...change,
  ...away,
  z.object({ intent: z.enum(["mute", "unmute"]), id }),
]);
export type TestimonyForm = z.infer<typeof testimonyForm>;
export const readTestimonyForm = (form: FormData) => testimonyForm.safeParse(Object.fromEntries(form));
