import type { ContentValues } from "#app/core/content/held-content.ts";
import type { Language } from "#app/core/language.ts";
import { compareWith, findOrigin } from "#app/features/bible/compare/compare.server.ts";
import { checkScripture } from "#app/features/bible/guard/check-scripture.server.ts";
import { excerptsOf, type Passage } from "#app/features/bible/passage.ts";
import { verseIds } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import { TRANSLATION_OF } from "#app/features/bible/translations.ts";
import type { KindId } from "#app/features/content/kinds.ts";
import type { Field } from "#app/features/content/model/field.ts";
import { type Finding, lettersOf, type ShownPassages, stretchesIn } from "./finding.ts";

type Checking = {
  kind: KindId;
  fields: readonly Field[];
  values: ContentValues;
  /** As it ships: what stands there was proven before it was shipped. */
  shipped: ContentValues;
};

const textIn = (values: ContentValues, name: string): string => String(values[name] ?? "");
const shownOf = (verses: readonly (Verse | null)[]) =>
  verses.flatMap((verse) => (verse ? [{ reference: verse.reference, text: verse.text }] : []));

/** The passage that an item is about. */
const passageOf = ({ fields, values }: Pick<Checking, "fields" | "values">): Passage => {
  const field = fields.find(({ kind, name }) => kind === "reference" && name !== "verse");
  return field ? readReference(textIn(values, field.name)) : [];
};

/** Reads the words of every reference of an item, in both languages. */
export async function readPassages(
  bible: D1Database,
  fields: readonly Field[],
  values: ContentValues,
): Promise<ShownPassages> {
  const references = fields.filter(({ kind }) => kind === "reference");
  const shown = references.map(async ({ name }) => {
    const passage = readReference(textIn(values, name));
    const read = async (language: Language) => {
      const verses = shownOf(await readVerses(bible, passage, TRANSLATION_OF[language]));
      const [first] = verses;
      return first ? { reference: first.reference, text: verses.map(({ text }) => text).join(" ") } : null;
    };
    const [en, es] = await Promise.all([read("en"), read("es")]);
    return [name, { en, es }] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

/** Compares what an item quotes with the shipped texts, and offers the right words. */
export async function checkContent(bible: D1Database, checking: Checking): Promise<Finding[]> {
  const { kind, fields, values, shipped } = checking;
  const passage = passageOf(checking);
  const found = fields.map(async (field): Promise<Finding[]> => {
    const text = textIn(values, field.name);
    if (!field.language || text === textIn(shipped, field.name)) return [];
    if (field.provenBy) return provenIn(bible, field, text, passage);
    return field.quotes ? quotedIn(bible, { field, text, was: textIn(shipped, field.name), passage }) : [];
  });
  return [...(kind === "day_verse" ? outside(values) : []), ...(await Promise.all(found)).flat()];
}

/** A verse of the day stands in its passage. */
function outside(values: ContentValues): Finding[] {
  const inside = new Set(readReference(textIn(values, "passage")).flatMap(verseIds));
  const verses = readReference(textIn(values, "verse")).flatMap(verseIds);
  return verses.every((id) => inside.has(id))
    ? []
    : [{ field: "verse", why: "outside", written: textIn(values, "verse"), right: [] }];
}

async function provenIn(
  bible: D1Database,
  { name, language = "en" }: Field,
  text: string,
  passage: Passage,
): Promise<Finding[]> {
  const verses = shownOf(await readVerses(bible, excerptsOf(passage), TRANSLATION_OF[language]));
  const said = lettersOf(verses.map((verse) => verse.text).join(" "));
  return said.includes(lettersOf(text))
    ? []
    : [{ field: name, why: "not_there", written: text, right: verses }];
}

type Quoting = { field: Field; text: string; was: string; passage: Passage };

async function quotedIn(bible: D1Database, { field, text, was, passage }: Quoting): Promise<Finding[]> {
  const { name, language = "en" } = field;
  const translation = TRANSLATION_OF[language];
  const findings: Finding[] = [];
  for (const stretch of stretchesIn(text).filter((one) => !was.includes(one))) {
    const right = await rightWords(bible, stretch, passage, language);
    if (right) findings.push({ field: name, why: "other_words", written: stretch, right });
  }
  for (const part of await checkScripture(bible, text, translation)) {
    if (part.kind !== "corrected" && part.kind !== "marked") continue;
    const written = part.written.trim();
    const isKnown = was.includes(written) || findings.some((one) => written.includes(one.written));
    if (isKnown || (part.kind === "marked" && part.why === "not_compared")) continue;
    const why = part.kind === "marked" && part.why === "no_such_verse" ? "no_such_verse" : "other_words";
    findings.push({ field: name, why, written, right: shownOf(part.verses) });
  }
  return findings;
}

/** Null where the words are Scripture as it stands, or nobody's Scripture. */
async function rightWords(
  bible: D1Database,
  words: string,
  passage: Passage,
  language: Language,
): Promise<Finding["right"] | null> {
  const translation = TRANSLATION_OF[language];
  const read = async (of: Passage) => shownOf(await readVerses(bible, excerptsOf(of), translation));
  const verses = shownOf(await readVerses(bible, passage, translation));
  const whole = lettersOf(verses.map(({ text }) => text).join(" "));
  if (whole.includes(lettersOf(words))) return null;
  const near = await nearestVerse(bible, words, passage, language);
  if (near) return read([near]);
  const origin = await findOrigin(bible, words);
  return origin && origin.kind !== "exact" ? read([origin.reference]) : null;
}

/** The verse of a passage that words are near to, and not the same as. */
async function nearestVerse(bible: D1Database, words: string, passage: Passage, language: Language) {
  const verses = passage.flatMap((run) =>
    verseIds(run).map((id) => ({ ...run, fromVerse: id % 1_000, toVerse: id % 1_000 })),
  );
  const letters = new Set(lettersOf(words).split(" "));
  const texts = await readVerses(bible, verses, TRANSLATION_OF[language]);
  const shared = (text: string) =>
    lettersOf(text)
      .split(" ")
      .filter((word) => letters.has(word)).length;
  const best = verses
    .map((verse, at) => ({ verse, shared: shared(texts[at]?.text ?? "") }))
    .toSorted((one, other) => other.shared - one.shared)[0];
  if (!best) return null;
  const likeness = await compareWith(bible, words, [best.verse]);
  return likeness?.kind === "near" || (likeness && likeness.shared >= 4 && likeness.share >= 0.6)
    ? best.verse
    : null;
}
