import type { Language } from "#app/core/language.ts";
import { TRANSLATION_OF, type Translation } from "#app/features/bible/translations.ts";
import { countFound } from "./model/counted.ts";
import { type Found, type FoundVerse, NOTHING } from "./model/found.ts";
import { hasTerms, markTerms } from "./model/marked.ts";
import { isAllCommon, matchAll, matchPhrase, matchSome, tellingTerms } from "./model/match.ts";
import { bookMeant, placeOfReference, placeOfWords, referenceMeant } from "./model/meant.ts";
import { type Group, PAGE, type SearchQuery, translationsIn, versesIn } from "./model/query.ts";
import { foundPath, foundReference } from "./model/reference-words.ts";
import { asPhrase, readTerms, type Term, type Terms, withOpenEnd } from "./model/terms.ts";
import { formsOf } from "./model/words.ts";
import {
  type CountRow,
  countVerses,
  type FoundRow,
  findTextsOf,
  findVerses,
  findWords,
  MOST_QUOTED,
  type TextRow,
  type WordRow,
} from "./store.server.ts";

type Reader = { bible: D1Database; language: Language };

/** What one search looks for, in the words of the rules. */
type Asked = {
  query: SearchQuery;
  terms: Terms;
  open: readonly Term[] | null;
  telling: readonly Term[] | null;
  phrase: readonly string[] | null;
  translations: readonly Translation[];
};

function askedBy(query: SearchQuery, own: Translation): Asked {
  const terms = readTerms(query.text);
  const words = asPhrase(terms);
  return {
    query,
    terms,
    open: withOpenEnd(terms),
    telling: tellingTerms(terms),
    phrase: words && !isAllCommon(words) ? words : null,
    translations: translationsIn(query, own),
  };
}

/** Searches the Bible, in one trip to its database; a typed reference is looked up instead. */
export async function searchBible({ bible, language }: Reader, query: SearchQuery): Promise<Found> {
  const own = TRANSLATION_OF[language];
  const translation = query.translation ?? own;
  const meant = referenceMeant(query.text, language, translation);
  if (meant) {
    const { results } = await findTextsOf(bible, meant.verseIds, translation).all<TextRow>();
    return { ...NOTHING, place: placeOfReference(meant, results) };
  }
  const asked = askedBy(query, own);
  if (asked.terms.terms.length === 0) return { ...NOTHING, isCut: asked.terms.isCut };
  const [rows, words, counts] = await readFound(bible, asked);
  const { isBeginning, ...counted } = countFound(asked, words, counts);
  const terms = isBeginning && asked.open ? asked.open : asked.terms.terms;
  const verses = versesOf(rows, { ...asked, shown: terms, language });
  const quoted = rows.filter(({ arm }) => arm === 1);
  const last = verses.at(PAGE - 1);
  return {
    place:
      bookMeant(query.text, language, translation) ??
      // words that stand together in many verses mean none of them
      (quoted.length < MOST_QUOTED
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

type Shown = Asked & { shown: readonly Term[]; language: Language };

/** The rows as they are shown, each verse once, in the first translation that has the words. */
function versesOf(rows: readonly FoundRow[], { shown, translations, language }: Shown): FoundVerse[] {
  return rows.flatMap((row) => {
    if (row.arm === 1) return [];
    const group: Group = row.arm === 4 ? "some" : "all";
    const stands = translations.filter((name) =>
      hasTerms(row[name] ?? "", shown, group === "all" ? "all" : "one"),
    );
    const [translation] = stands;
    if (!translation) return [];
    return [
      {
        verseId: row.id,
        group,
        translation,
        stands,
        reference: foundReference(row.id, language),
        pieces: markTerms(row[translation] ?? "", shown),
        path: foundPath(row.id, translation),
      },
    ];
  });
}
