import type { Language } from "#app/core/language.ts";
import { normalizeWords } from "#app/core/text/plain-words.ts";
import { verseIds } from "#app/features/bible/reference.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import { rowId, TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { candidatesOf, rankPassages, type TopicRow } from "./rank.ts";
import { listedVerses, topicsNamed } from "./store.server.ts";
import { type Subject, subjectsIn } from "./subject.ts";

export type FoundTopic = {
  /** In the reader's language, as a sentence goes on with it: `anger`, `la ira`. */
  topic: string;
  /** How many passages are listed, and the first of them. */
  listed: number;
  verses: Verse[];
  /** What is listed lies beneath it: the Bible does not name the thing itself. */
  indirect: boolean;
  /** Christians read it in different ways. */
  disputed: boolean;
};

/** More are not weighed: the longest lists have hundreds. */
const MAX_WEIGHED = 400;

/** Names that Nave may have for a thing: `tattoo` is listed as TATTOOING, `parable` as PARABLES. */
function namesFor(asked: string): string[] {
  const name = normalizeWords(asked)
    .replace(/^(?:the|a|an) /, "")
    .toUpperCase();
  if (name.length < 3) return [];
  const stem = name.replace(/(?:ING|ED|ES|S|E)$/, "");
  return [
    ...new Set([
      name,
      stem,
      `${name}S`,
      `${stem}ING`,
      `${stem}ION`,
      `${stem}Y`,
      `${stem}NESS`,
      `${name}NESS`,
    ]),
  ];
}

const under = (rows: readonly TopicRow[], { places }: Pick<Subject, "places">): TopicRow[] =>
  rows.filter(
    (row) =>
      row.refs !== "" &&
      places.some(
        ({ name, heading }) =>
          row.name === name && row.heading.toLowerCase().startsWith(heading.toLowerCase()),
      ),
  );

/** What Nave's Topical Bible lists on a thing, the best passages first; null when it has no list for it. */
export async function findTopic(
  bible: D1Database,
  asked: string,
  translation: Translation,
  most: number,
): Promise<FoundTopic | null> {
  const { language } = TRANSLATIONS[translation];
  const [named] = subjectsIn(asked, language);
  if (named) {
    const rows = under(
      await topicsNamed(
        bible,
        named.subject.places.map(({ name }) => name),
      ),
      named.subject,
    );
    return passagesOf(bible, rows, named.subject, translation, most);
  }
  if (language !== "en") return null;
  const names = namesFor(asked);
  const rows = await topicsNamed(bible, names);
  const name = names.find((known) => rows.some((row) => row.name === known));
  if (!name) return null;
  const label = normalizeWords(asked).replace(/^(?:the|a|an) /, "");
  const subject: Subject = {
    places: [{ name, heading: "" }],
    label: { en: label, es: label },
    asked: { en: [], es: [] },
    words: { en: [`${label.slice(0, Math.max(4, label.length - 2))}[a-z]*`], es: [] },
    indirect: false,
    disputed: false,
  };
  return passagesOf(bible, under(rows, subject), subject, translation, most);
}

async function passagesOf(
  bible: D1Database,
  rows: readonly TopicRow[],
  { label, words, indirect, disputed }: Subject,
  translation: Translation,
  most: number,
): Promise<FoundTopic | null> {
  const language: Language = TRANSLATIONS[translation].language;
  const candidates = candidatesOf(rows);
  if (candidates.length === 0) return null;
  const ids = [...new Set(candidates.slice(0, MAX_WEIGHED).flatMap(({ reference }) => verseIds(reference)))];
  const known = await listedVerses(bible, ids, rowId(translation, 0));
  const named = words[language].map((word) => new RegExp(`\\b${word}\\b`));
  const best = rankPassages(candidates, known, named).slice(0, most);
  const verses = await readVerses(bible, best, translation);
  return {
    topic: label[language],
    listed: candidates.length,
    verses: verses.filter((verse) => verse !== null),
    indirect,
    disputed,
  };
}
