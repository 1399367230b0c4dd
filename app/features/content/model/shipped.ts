import type { ContentValues } from "#app/core/content/held-content.ts";
import type { Language } from "#app/core/language.ts";
import type { Passage } from "#app/features/bible/passage.ts";
import { formatReference, type Reference } from "#app/features/bible/reference.ts";
import type { Field } from "./field.ts";

/** An item as it ships: the first version. */
export type ShippedItem = { id: string; values: ContentValues };

/** Reads every item of a kind as it ships. */
export type ReadsShipped = (ctx: {
  builtFile(path: string): Promise<Response>;
}) => ShippedItem[] | Promise<ShippedItem[]>;

/** A passage as it is typed, in English: `Malachi 3:13-4:3` where it goes on into another chapter. */
export function passageInWords(passage: Passage): string {
  const [first, ...rest] = passage;
  const last = rest.at(-1);
  if (!first) return "";
  if (!last) return referenceInWords(first);
  const begins = formatReference({ ...first, toVerse: first.fromVerse }, "en");
  return `${begins}-${last.chapter}:${last.toVerse}`;
}

/** With its verses, for a whole chapter too: what is typed is read as it was meant. */
export const referenceInWords = (reference: Reference): string => formatReference(reference, "en");

/** `{ en, es }` as two fields. */
export const inBoth = (name: string, words: Readonly<Record<Language, string>>): ContentValues => ({
  [`${name}_en`]: words.en,
  [`${name}_es`]: words.es,
});

/** What an item is called in a list: its first words in the reader's language. */
export function titleOf(fields: readonly Field[], { id, values }: ShippedItem, language: Language): string {
  const named = fields.find((field) => field.language === language && field.kind !== "lines");
  const words = String((named && values[named.name]) ?? "");
  return words.length > 90 ? `${words.slice(0, 88).trimEnd()}…` : words || id;
}
