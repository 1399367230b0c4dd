import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { isTranslation, type Translation } from "#app/features/bible/translations.ts";
import { isPassage, passageOf } from "./model/card.ts";
import { isCollection } from "./model/collection.ts";
import { EXERCISES, MAX_ANSWER } from "./model/grade.ts";
import { MAX_DAILY } from "./model/today.ts";

const verse = z.coerce.number().int();
const translation = z.custom<Translation>((name) => typeof name === "string" && isTranslation(name));
const key = z
  .string()
  .max(20)
  .transform((text, context) => {
    const passage = passageOf(text);
    if (!passage) context.addIssue({ code: "custom", message: "no passage" });
    return passage ?? { first: 0, last: 0 };
  });

const learnForm = z
  .object({ intent: z.enum(["learn", "unlearn"]), first: verse, last: verse, translation })
  .refine(isPassage);
export const readLearnForm = (form: FormData) => learnForm.safeParse(Object.fromEntries(form));

const reviewForm = z.object({
  intent: z.literal("review"),
  requestId: z.string().regex(REQUEST_ID_PATTERN),
  card: key,
  exercise: z.enum(EXERCISES),
  round: z.coerce.number().int().min(0).max(1_000_000),
  answer: z.array(z.string()).max(100),
  hints: z.coerce.number().int().min(0).max(10_000).default(0),
  ms: z.coerce.number().int().min(0).max(86_400_000).optional(),
  pasted: z.literal("yes").optional(),
  at: z.coerce.number().min(0).max(8_640_000_000_000_000).optional(),
});
export type ReviewForm = z.infer<typeof reviewForm>;

const memoryForm = z.discriminatedUnion("intent", [
  reviewForm,
  z.object({ intent: z.enum(["remove", "restore"]), card: key }),
  z.object({ intent: z.literal("limit"), daily: z.coerce.number().int().min(1).max(MAX_DAILY) }),
  z.object({ intent: z.literal("collection"), collection: z.string().refine(isCollection) }),
]);
export type MemoryForm = z.infer<typeof memoryForm>;

export type ReadMemoryForm =
  | { ok: true; form: MemoryForm }
  | { ok: false; refusal: "memory.bad_form" | "memory.too_long" | "memory.bad_limit" };

/** Every form of `/memory-verses`; what was typed is measured first. */
export function readMemoryForm(sent: FormData): ReadMemoryForm {
  const answer = sent.getAll("answer").filter((one) => typeof one === "string");
  if (answer.join(" ").length > MAX_ANSWER) return { ok: false, refusal: "memory.too_long" };
  const fields = Object.fromEntries([...sent].filter(([, value]) => typeof value === "string"));
  // nobody has measured the time
  if (fields.ms === "") delete fields.ms;
  const parsed = memoryForm.safeParse({ ...fields, answer });
  if (parsed.success) return { ok: true, form: parsed.data };
  return { ok: false, refusal: fields.intent === "limit" ? "memory.bad_limit" : "memory.bad_form" };
}
