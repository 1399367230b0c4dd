import type { Language } from "#app/core/language.ts";
import { ownTranslation, type Translation } from "#app/features/bible/translations.ts";
import { type Asked, askedBy } from "./model/asked.ts";
import { countFound } from "./model/counted.ts";
import { type Found, NOTHING } from "./model/found.ts";
import { matchAll, matchPhrase, matchSome } from "./model/match.ts";
import { bookMeant, placeOfReference, placeOfWords, referenceMeant } from "./model/meant.ts";
import { PAGE, type SearchQuery, translationsIn, versesIn } from "./model/query.ts";
import { shownVerses } from "./model/shown.ts";
import type { Term } from "./model/terms.ts";
import { formsOf } from "./model/words.ts";
import {
  type CountRow,
  countVerses,
  type FoundRow,
  findTextsOf,
  findVerses,
  findWords,
  MAX_QUOTED,
  type TextRow,
  type WordRow,
} from "./store.server.ts";

/** `translation`: one's own Bible, whose verses come first; null while nobody has said it. */
type Reader = { bible: D1Database; language: Language; translation?: Translation | null };

/** Searches the Bible, in one trip to its database; a typed reference is looked up instead. */
export async function searchBible(reader: Reader, query: SearchQuery): Promise<Found> {
  const { bible, language } = reader;
  const own = ownTranslation(reader.translation, language);
  const translation = query.translation ?? own;
  const meant = referenceMeant(query.text, language, translation);
  if (meant) {
    const { results } = await findTextsOf(bible, meant.verseIds, translation).all<TextRow>();
    return { ...NOTHING, place: placeOfReference(meant, results) };
  }
  const asked = askedBy(query, translationsIn(query, own));
  if (asked.terms.terms.length === 0) return { ...NOTHING, isCut: asked.terms.isCut };
  const [rows, words, counts] = await readFound(bible, asked);
  const { isBeginning, ...counted } = countFound(asked, words, counts);
  const terms = isBeginning && asked.open ? asked.open : asked.terms.terms;
  const verses = shownVerses(
    rows.flatMap((row) =>
      row.arm === 1 ? [] : [{ ...row, group: row.arm === 4 ? "some" : "all" } as const],
    ),
    { terms, translations: asked.translations, language },
  );
  const quoted = rows.filter(({ arm }) => arm === 1);
  const last = verses.at(PAGE - 1);
  return {
    place:
      bookMeant(query.text, language, translation) ??
      // words that stand together in many verses mean none of them
      (quoted.length < MAX_QUOTED
        ? placeOfWords(quoted, asked.phrase ?? [], asked.translations, language)
        : null),
    verses: verses.slice(0, PAGE),
    counts: counted,
    isBeginning,
    isCut: asked.terms.isCut,
    next: verses.length > PAGE && last ? { group: last.group, verseId: last.verseId } : null,
  };
}

/** The one trip. */
async function readFound(bible: D1Database, asked: Asked): Promise<[FoundRow[], WordRow[], CountRow[]]> {
  const { query, terms, open, telling, phrase, translations } = asked;
  const all = matchAll(terms.terms, translations);
  const beginning = open && matchAll(open, translations);
  const last = terms.terms.at(-1);
  const [from, to] = versesIn(query.scope);
  const [rows, words, counts] = await bible.batch([
    findVerses(bible, {
      phrase: phrase && matchPhrase(phrase, translations),
      all,
      beginning,
      some: telling && matchSome(telling, all, translations),
      someBeginning: telling && beginning && matchSome(telling, beginning, translations),
      lastForms: last?.kind === "word" ? formsOf(last.word) : [],
      translations,
      from,
      to,
      after: query.after,
      most: PAGE + 1,
    }),
    findWords(bible, ...lookedUp(asked)),
    ...countsBySearch(bible, terms.terms, all),
  ]);
  return [
    (rows?.results ?? []) as FoundRow[],
    (words?.results ?? []) as WordRow[],
    (counts?.results ?? []) as CountRow[],
  ];
}

/** Where words have to follow each other, the index counts, unless it was counted beforehand. */
function countsBySearch(bible: D1Database, terms: readonly Term[], all: string): D1PreparedStatement[] {
  const [term] = terms;
  if (!terms.some(({ kind }) => kind === "phrase")) return [];
  return [countVerses(bible, all, terms.length === 1 && term?.kind === "phrase" ? term.words.join(" ") : "")];
}

/** The rows of `search_words` that say in which verses the terms stand: words, and beginnings of words. */
function lookedUp({ terms: { terms }, open }: Asked): [words: string[], beginnings: string[]] {
  const words = terms.flatMap((term) =>
    term.kind === "word"
      ? formsOf(term.word)
      : term.kind === "phrase"
        ? [term.words.join(" "), ...term.words]
        : [],
  );
  const beginnings = [...terms, ...(open ?? [])].flatMap((term) =>
    term.kind === "beginning" ? [term.word] : [],
  );
  return [[...new Set(words)], [...new Set(beginnings)]];
}
