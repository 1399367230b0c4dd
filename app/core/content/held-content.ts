import type { LocalDay } from "#app/core/local-day.ts";

/** An item of content, field by field: words, numbers, and null where a field is empty. */
export type ContentValues = Readonly<Record<string, string | number | null>>;

/** A version that an administrator has saved; without values it is the item as it ships. It holds from a day on. */
export type SavedVersion = {
  kind: string;
  item: string;
  version: number;
  values: ContentValues | null;
  from: LocalDay;
};

/** What administrators have put in the place of shipped content (docs/decisions/0075). */
export type HeldContent = {
  /** The values that hold on a day; null where the item is as it ships. */
  of(kind: string, item: string, day: LocalDay): ContentValues | null;
  /** Every item of a kind of which something else holds on a day. */
  all(kind: string, day: LocalDay): ReadonlyMap<string, ContentValues>;
};

export const AS_SHIPPED: HeldContent = { of: () => null, all: () => new Map() };

/** Of the versions of one item the one that holds on a day: the last saved whose day has come. */
export const versionOn = <Version extends Pick<SavedVersion, "version" | "from">>(
  versions: readonly Version[],
  day: LocalDay,
): Version | null =>
  versions
    .filter(({ from }) => from <= day)
    .reduce<Version | null>((last, one) => (last && last.version > one.version ? last : one), null);

export function heldContent(versions: readonly SavedVersion[]): HeldContent {
  if (versions.length === 0) return AS_SHIPPED;
  const kinds = new Map<string, Map<string, SavedVersion[]>>();
  for (const version of versions) {
    const items = kinds.get(version.kind) ?? new Map<string, SavedVersion[]>();
    kinds.set(version.kind, items);
    items.set(version.item, [...(items.get(version.item) ?? []), version]);
  }
  const of: HeldContent["of"] = (kind, item, day) =>
    versionOn(kinds.get(kind)?.get(item) ?? [], day)?.values ?? null;
  return {
    of,
    all: (kind, day) =>
      new Map(
        [...(kinds.get(kind)?.keys() ?? [])].flatMap((item) => {
          const values = of(kind, item, day);
          return values ? [[item, values] as const] : [];
        }),
      ),
  };
}

/** By kind and item, for words that stand in the script of pages. */
export type HeldWords = Readonly<Record<string, Readonly<Record<string, ContentValues>>>>;

/** What holds of some kinds on a day, in one language: little enough to be sent with a document. */
export function heldWords(
  content: HeldContent,
  { kinds, day, language }: { kinds: readonly string[]; day: LocalDay; language: string },
): HeldWords {
  const inLanguage = (values: ContentValues): ContentValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => name.endsWith(`_${language}`)));
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const held = [...content.all(kind, day)].map(([item, values]) => [item, inLanguage(values)] as const);
      return held.length > 0 ? [[kind, Object.fromEntries(held)]] : [];
    }),
  );
}
