import type { ContentValues } from "#app/core/content/held-content.ts";
import { isThere } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import type { Field } from "./field.ts";

/** What is wrong with a field; words in `copy-fields.ts`. */
export type FieldFault =
  | "empty"
  | "long"
  | "number"
  | "choice"
  | "no_reference"
  | "two_chapters"
  | "entries"
  | "dear";

export type TypedFields = Readonly<Record<string, string>>;
export type Faults = Readonly<Record<string, FieldFault>>;

const clean = (text: string): string => text.normalize("NFC").replace(/\r\n?/g, "\n");

/** One line has no breaks; paragraphs are parted by one empty line. */
const CLEANED: Partial<Record<Field["kind"], (text: string) => string>> = {
  line: (text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim(),
  reference: (text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim(),
  text: (text) =>
    text
      .split(/\n[ \t]*\n+/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .join("\n\n"),
  lines: (text) => entriesOf(text).join("\n"),
};

export const entriesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** What was typed, as it would be stored, and what is wrong with it. */
export function readTyped(
  fields: readonly Field[],
  typed: TypedFields,
): { values: ContentValues; faults: Faults } {
  const values: Record<string, string | number | null> = {};
  const faults: Record<string, FieldFault> = {};
  for (const field of fields) {
    const text = (CLEANED[field.kind] ?? ((one: string) => one.trim()))(clean(typed[field.name] ?? ""));
    const { value, fault } = judged(field, text);
    values[field.name] = value;
    if (fault) faults[field.name] = fault;
  }
  return { values, faults };
}

type Judged = { value: string | number | null; fault?: FieldFault };

function judged(field: Field, text: string): Judged {
  if (field.kind === "yes") return { value: text === "1" ? 1 : 0 };
  if (text === "") return field.optional ? { value: null } : { value: "", fault: "empty" };
  if (field.kind === "number") return numberOf(field, text);
  if (field.kind === "choice")
    return field.choices?.includes(text) ? { value: text } : { value: text, fault: "choice" };
  if (field.kind === "reference") return referenceOf(field, text);
  if (field.kind === "lines") {
    const count = entriesOf(text).length;
    const fits = count >= (field.least ?? 1) && count <= field.most && text.length <= field.most * 400;
    return fits ? { value: text } : { value: text, fault: "entries" };
  }
  return text.length <= field.most ? { value: text } : { value: text, fault: "long" };
}

function numberOf({ least = 0, most }: Field, text: string): Judged {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? { value } : { value: text, fault: "number" };
}

function referenceOf({ oneChapter }: Field, text: string): Judged {
  const passage = readReference(text, "en");
  if (passage.length === 0 || !passage.every(isThere)) return { value: text, fault: "no_reference" };
  return oneChapter && passage.length > 1 ? { value: text, fault: "two_chapters" } : { value: text };
}

/** Values as the fields of a form show them. */
export const typedOf = (fields: readonly Field[], values: ContentValues): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name }) => [name, values[name] === null ? "" : String(values[name] ?? "")]),
  );

export const isSameValues = (fields: readonly Field[], one: ContentValues, other: ContentValues): boolean =>
  fields.every(({ name }) => (one[name] ?? null) === (other[name] ?? null));
