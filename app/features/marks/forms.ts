import { z } from "zod";
import { REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { isTranslation } from "#app/features/bible/translations.ts";
import { fits, MARK_KINDS } from "./model/marks.ts";
import { isRange } from "./model/selection.ts";
import { tagIn } from "./model/tag.ts";
import { bodyIn } from "./notes/body.ts";

const requestId = z.string().regex(REQUEST_ID_PATTERN);
/** Of a note of one's own making, or of one that was kept beside another. */
const noteId = z.string().regex(/^[0-9A-Za-z_-]{8,80}$/);
const verse = z.coerce.number().int();
const at = z.coerce.number().min(0).max(8_640_000_000_000_000);
const translation = z.string().refine(isTranslation);
const range = { first: verse, last: verse };

/** Every act on marks, notes and saved verses, as `/bible-study/marks` is sent them. */
const marksForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("mark"),
    requestId,
    ...range,
    kind: z.enum(MARK_KINDS),
    tag: z.string().default(""),
    value: z.string(),
    at,
  }),
  z.object({ intent: z.literal("save"), requestId, ...range, translation, value: z.enum(["", "on"]), at }),
  z.object({
    intent: z.literal("note"),
    requestId,
    ...range,
    translation,
    noteId,
    base: z.string().max(80).default(""),
    body: z.string().transform(bodyIn),
    at,
  }),
  z.object({
    intent: z.enum(["note.delete", "note.restore"]),
    requestId,
    noteId,
    base: z.string().min(1).max(80),
    at,
  }),
]);
export type MarksForm = z.infer<typeof marksForm>;

export type ReadMarksForm =
  | { ok: true; form: MarksForm }
  | { ok: false; refusal: "marks.bad_form" | "marks.no_verse" | "marks.bad_tag" };

/** What was sent, with its verses, tag and color looked at. */
export function readMarksForm(form: FormData): ReadMarksForm {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const parsed = marksForm.safeParse(fields);
  if (!parsed.success) return { ok: false, refusal: "marks.bad_form" };
  const { data } = parsed;
  if ("first" in data && !isRange(data)) return { ok: false, refusal: "marks.no_verse" };
  if (data.intent !== "mark") return { ok: true, form: data };
  if (!fits(data.kind, data.value)) return { ok: false, refusal: "marks.bad_form" };
  if (data.kind !== "tag") return { ok: true, form: { ...data, tag: "" } };
  const tag = tagIn(data.tag);
  return tag === null ? { ok: false, refusal: "marks.bad_tag" } : { ok: true, form: { ...data, tag } };
}
