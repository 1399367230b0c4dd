import type { Language } from "#app/core/language.ts";
import type { Passage } from "#app/features/bible/passage.ts";
import { formatReference, MAX_VERSES, type Reference } from "#app/features/bible/reference.ts";
import { translationMissing } from "#app/features/bible/translation-asked.ts";
import { TRANSLATION_OF, TRANSLATIONS } from "#app/features/bible/translations.ts";
import { foundCopy } from "./copy-found.ts";
import { excerptFrom } from "./excerpt.ts";
import type { Found } from "./found.ts";

/** Passages shown for a subject, and of a person's story. */
const MAX_SHOWN = 3;
const MAX_OF_A_LIFE = 4;
const FEW = 6;
/** Blocks of `MAX_VERSES` that are read at once. */
const MAX_BLOCKS = 5;

const join = (...paragraphs: readonly (string | false | null | undefined)[]): string =>
  paragraphs.filter(Boolean).join("\n\n");
const markers = (references: readonly string[]): string =>
  references.map((reference) => `[[${reference}]]`).join("\n\n");

const referencesOf = (verses: readonly { reference: string }[], most: number): string[] =>
  verses.slice(0, most).map(({ reference }) => reference);

/** What Scripture says on a subject: why these, the passages, and where Christians differ. */
export function composeTopic(
  { topic, listed, indirect, disputed, verses }: NonNullable<Found["topic"]>,
  language: Language,
): string {
  const copy = foundCopy[language];
  const few = indirect || listed <= FEW;
  return join(
    few ? copy.topicFew(topic) : copy.topic(topic),
    markers(referencesOf(verses, MAX_SHOWN)),
    !few && copy.listed(listed),
    disputed && copy.disputed,
    copy.topicQuestion,
  );
}

/** Where the question goes beyond the subject that was found in it. */
export function composeNearest(
  { topic, verses, disputed }: NonNullable<Found["topic"]>,
  language: Language,
): string {
  const copy = foundCopy[language];
  return join(
    copy.nearest(topic),
    markers(referencesOf(verses, 2)),
    disputed && copy.disputed,
    copy.nearestQuestion,
  );
}

/** For somebody who told of themselves: kindness first, then two passages. */
export function composeNear({ topic, verses }: NonNullable<Found["topic"]>, language: Language): string {
  const copy = foundCopy[language];
  return join(copy.near(topic), markers(referencesOf(verses, 2)), copy.nearQuestion);
}

export function composePerson(
  { name, who, headings, verses }: NonNullable<Found["person"]>,
  language: Language,
): string {
  const copy = foundCopy[language];
  const sentence = headings.map((heading) => heading.charAt(0).toLowerCase() + heading.slice(1)).join("; ");
  return join(
    who ? copy.who(name, who) : copy.person(name),
    sentence !== "" && copy.personHeadings(sentence),
    markers(referencesOf(verses, MAX_OF_A_LIFE)),
    copy.personQuestion,
  );
}

/** A run in blocks, each as long as what a marker shows. */
function blocksOf(run: Reference): Reference[] {
  const blocks: Reference[] = [];
  for (let from = run.fromVerse; from <= run.toVerse; from += MAX_VERSES)
    blocks.push({ ...run, fromVerse: from, toVerse: Math.min(run.toVerse, from + MAX_VERSES - 1) });
  return blocks;
}

/** The whole of what is to be read, as far as one answer goes, and what is left. */
export function wholeOf(passages: readonly Passage[]): { shown: string[]; rest: Reference | null } {
  const blocks = passages.flat().flatMap(blocksOf);
  const next = blocks[MAX_BLOCKS];
  const last =
    next && passages.flat().find((run) => run.bookNumber === next.bookNumber && run.chapter === next.chapter);
  return {
    shown: blocks.slice(0, MAX_BLOCKS).map((block) => formatReference(block)),
    rest: next ? { ...next, toVerse: last?.toVerse ?? next.toVerse } : null,
  };
}

function missingTranslation(question: string, language: Language): string {
  const asked = translationMissing(question);
  return asked
    ? foundCopy[language].missing(asked.toUpperCase(), TRANSLATIONS[TRANSLATION_OF[language]].name)
    : "";
}

export function composeReading(passages: readonly Passage[], question: string, language: Language): string {
  const copy = foundCopy[language];
  const { shown, rest } = wholeOf(passages);
  return join(
    missingTranslation(question, language),
    copy.read,
    markers(shown),
    rest ? copy.readOn(formatReference(rest, language)) : copy.readQuestion,
  );
}

/** The passage, and what a commentary says of it; in Spanish, which has none, that it has none. */
export function composeExplanation(
  passages: readonly Passage[],
  found: Pick<Found, "about" | "sections" | "subjects" | "verses">,
  question: string,
  language: Language,
): string {
  const copy = foundCopy[language];
  const { shown, rest } = wholeOf(passages);
  return join(
    missingTranslation(question, language),
    copy.read,
    markers(shown),
    rest !== null && copy.readOn(formatReference(rest, language)),
    found.about,
    ...(found.about && language === "es" ? [] : remarks(found, language)),
    found.subjects && found.subjects.length > 1 && copy.subjects(found.subjects.join("; ")),
    copy.explainQuestion,
  );
}

export function remarks(
  { sections = [], verses = [] }: Pick<Found, "about" | "sections" | "subjects" | "verses">,
  language: Language,
): string[] {
  const copy = foundCopy[language];
  const headings = [...new Set(sections.map(({ heading }) => heading).filter(Boolean))];
  const excerpt = excerptFrom(sections, verses.map(({ text }) => text).join(" "));
  if (language === "es" || excerpt === "") return [copy.noCommentary];
  const [only = ""] = headings;
  return [
    headings.length > 1 ? copy.headings(headings.join(" ")) : only && copy.heading(only),
    `${copy.says} ${excerpt} ${copy.oneVoice}`,
  ].filter(Boolean);
}
