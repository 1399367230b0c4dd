import { z } from "zod";
import type { ContentValues } from "#app/core/content/held-content.ts";
import { LANGUAGES } from "#app/core/language.ts";
import { contentKind, isKind, type KindId } from "./kinds.ts";
import type { Field } from "./model/field.ts";
import { readTyped, typedOf } from "./model/typed.ts";

function schemaOfField(field: Field): z.ZodType<string | number | null> {
  const { kind, least = 0, most, choices, optional } = field;
  const schema: z.ZodType<string | number> =
    kind === "number" || kind === "yes"
      ? z.number().int().min(least).max(most)
      : kind === "choice"
        ? z.enum(choices as readonly [string, ...string[]])
        : z
            .string()
            .min(1)
            .max(kind === "lines" ? most * 400 : most);
  // a version of before the field was there has nothing in it
  return optional ? schema.nullable().default(null) : schema;
}

const schemas = new Map<KindId, z.ZodType<ContentValues>>();

/** Every field of a kind and nothing else, as it is stored. */
export function contentSchema(id: KindId): z.ZodType<ContentValues> {
  const known = schemas.get(id);
  if (known) return known;
  const shape = Object.fromEntries(
    contentKind(id).fields.map((field) => [field.name, schemaOfField(field)] as const),
  );
  // what was in stock when a shop item was saved is compared by the schema, and is no field
  const schema = (
    id === "shop_item"
      ? z.strictObject({ ...shape, stock_seen: z.number().int().nullable() })
      : z.strictObject(shape)
  ) as z.ZodType<ContentValues>;
  schemas.set(id, schema);
  return schema;
}

/** What is stored, where it still fits; null where a deployment has changed the kind since. */
export function readStored(kind: string, json: unknown): ContentValues | null {
  if (!isKind(kind)) return null;
  const parsed = contentSchema(kind).safeParse(json);
  if (!parsed.success) return null;
  const { fields } = contentKind(kind);
  return Object.keys(readTyped(fields, typedOf(fields, parsed.data)).faults).length === 0
    ? parsed.data
    : null;
}

const act = { formId: z.string().min(1).max(100), reason: z.string().max(2_000) };
export const editorForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("check") }),
  z.object({
    intent: z.literal("save"),
    base: z.coerce.number().int().min(0).max(1e6),
    from: z.string().max(40),
    /** Ticked: what the check found was looked at. */
    despite: z.string().max(10).optional(),
    stock_seen: z.string().max(12).optional(),
    ...act,
  }),
  z.object({
    intent: z.literal("return"),
    base: z.coerce.number().int().min(0).max(1e6),
    to: z.coerce.number().int().min(0).max(1e6),
    ...act,
  }),
]);
export type EditorForm = z.infer<typeof editorForm>;

export const disputeForm = z.object({
  intent: z.literal("settle"),
  item: z.string().min(1).max(100),
  outcome: z.enum(["kept", "mended", "withdrawn"]),
  ...act,
});

export const wordForm = z.object({
  intent: z.literal("judge_word"),
  poll: z.string().min(1).max(40),
  language: z.enum(LANGUAGES),
  word: z.string().min(1).max(40),
  outcome: z.enum(["let_in", "refused"]),
  ...act,
});
export type WordForm = z.infer<typeof wordForm>;

export const searchForm = z.object({ intent: z.literal("search"), query: z.string().max(200) });
