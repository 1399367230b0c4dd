import { formatReference, type Reference } from "#app/features/bible/reference.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { nameInEnglish } from "./names.ts";
import { personKnown } from "./people.ts";
import { candidatesOf, type TopicRow } from "./rank.ts";
import { topicsNamed } from "./store.server.ts";

export type FoundPerson = {
  name: string;
  /** Who it was, as a sentence goes on behind the name; null for those whom no line of ours is on. */
  who: string | null;
  /** Nave's headings about them, in the order of their life: in English. */
  headings: string[];
  /** In the same order. */
  verses: Verse[];
};

/** Headings that say who somebody was, before what befell them. */
const MAX_TOLD = 8;
const LONGEST_HEADING = 90;
const LESS =
  /^(?:see\b|prophecies|figurative|unclassified|descendants of|lineage of|children of|genealogy|miscellan)/i;

/** A person of the Bible by name; null where Nave has nobody of this name. */
export async function findPerson(
  bible: D1Database,
  asked: string,
  translation: Translation,
  most: number,
): Promise<FoundPerson | null> {
  const { language } = TRANSLATIONS[translation];
  const named = nameInEnglish(asked, language);
  if (!named) return null;
  const known = personKnown(named.name, named.surname);
  const shown = TRANSLATIONS[translation].language === "en" ? titled(asked) : asked.trim();
  if (known) {
    const read = await readVerses(bible, known.passages.slice(0, most), translation);
    const verses = read.filter((verse) => verse !== null);
    return { name: shown, who: known.who[language], headings: [], verses };
  }
  const rows = await topicsNamed(bible, [named.name.toUpperCase()]);
  const own = ofOne(rows, named.surname).filter(({ heading, refs }) => refs !== "" && !LESS.test(heading));
  const chosen = spread(
    own.flatMap((row) => firstOf(row)),
    most,
  );
  if (chosen.length === 0) return null;
  const verses = await readVerses(bible, chosen.toSorted(inOrder), translation);
  return {
    name: shown,
    who: null,
    headings: own
      .map(({ heading }) => clean(heading))
      .filter((heading) => heading.length > 3 && heading.length <= LONGEST_HEADING)
      .slice(0, MAX_TOLD),
    verses: verses.filter((verse) => verse !== null),
  };
}

const countRefs = (rows: readonly TopicRow[]): number =>
  rows.reduce((sum, { refs }) => sum + refs.split(" ").length, 0);

/** Nave numbers those who share a name: the rows of the one who is meant, or of whom most is told. */
function ofOne(rows: readonly TopicRow[], surname: string): TopicRow[] {
  const groups: TopicRow[][] = [];
  for (const row of rows) {
    if (groups.length === 0 || /^\d+\. /.test(row.heading)) groups.push([]);
    groups.at(-1)?.push(row);
  }
  const meant = surname ? groups.find(([first]) => first?.heading.includes(surname)) : undefined;
  return meant ?? groups.toSorted((one, other) => countRefs(other) - countRefs(one))[0] ?? [];
}

/** The first passage of a heading. */
const firstOf = (row: TopicRow): Reference[] =>
  candidatesOf([row])
    .slice(0, 1)
    .map(({ reference }) => reference);

/** `gideon` as a name. */
const titled = (name: string): string =>
  name
    .replace(/[,(].*$/, "")
    .trim()
    .replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

const inOrder = (one: Reference, other: Reference): number =>
  one.bookNumber - other.bookNumber || one.chapter - other.chapter || one.fromVerse - other.fromVerse;

/** So many over the whole of a story, its beginning among them, once each. */
function spread(all: readonly Reference[], most: number): Reference[] {
  const once = [...new Map(all.map((reference) => [formatReference(reference), reference])).values()];
  const step = Math.max(1, once.length / most);
  return Array.from({ length: Math.min(most, once.length) }, (_, at) => once[Math.floor(at * step)]).flatMap(
    (reference) => reference ?? [],
  );
}

/** Nave's headings as one reads them: `Call of, by an angel`; what only the printed book needs is left out. */
const clean = (heading: string): string =>
  heading
    .replace(/^\d+\.\s*/, "")
    .replace(/;? ?with \d+:\d+(?:-\d+)?/g, "")
    .replace(/\s*;?\s*See\b.*$/, "")
    .replace(/' s\b/g, "’s")
    .replace(/\s+([,;.])/g, "$1")
    .replace(/[\s,;]+$/, "")
    .trim();
