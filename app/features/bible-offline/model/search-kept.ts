import type { Language } from "#app/core/language.ts";
import { ownTranslation, type Translation } from "#app/features/bible/translations.ts";
import { askedBy } from "#app/features/bible-search/model/asked.ts";
import { gather } from "#app/features/bible-search/model/counted.ts";
import { type Found, NOTHING } from "#app/features/bible-search/model/found.ts";
import {
  bookMeant,
  placeOfReference,
  placeOfWords,
  referenceMeant,
} from "#app/features/bible-search/model/meant.ts";
import {
  countByBook,
  noVerses,
  placesFrom,
  put,
  type VerseSet,
  verseAt,
} from "#app/features/bible-search/model/places.ts";
import {
  type Group,
  PAGE,
  type SearchQuery,
  translationsIn,
  versesIn,
} from "#app/features/bible-search/model/query.ts";
import { shownVerses, type TextsOf } from "#app/features/bible-search/model/shown.ts";
import { type OpenText, verseOf } from "./kept-text.ts";
import { versesWith } from "./look-through.ts";

/** Who searches: in which language, and their own Bible, if they have said it. */
export type KeptReader = { language: Language; own: Translation | null };

/** Searches the texts on this device as the server searches its own; what is not kept here is not searched. */
export function searchKept(
  texts: readonly OpenText[],
  query: SearchQuery,
  { language, own }: KeptReader,
): Found {
  const textOf = (name: Translation) => texts.find(({ translation }) => translation === name);
  const here = translationsIn(query, ownTranslation(own, language)).filter(textOf);
  const [first] = here;
  if (!first) return NOTHING;
  const read = (name: Translation, verseId: number) => {
    const text = textOf(name);
    return text && verseOf(text, verseId);
  };
  const meant = referenceMeant(query.text, language, first);
  if (meant) {
    const shown = meant.verseIds.flatMap((verseId) => {
      const text = read(first, verseId);
      return text === undefined ? [] : [{ verseId, text }];
    });
    return { ...NOTHING, place: placeOfReference(meant, shown) };
  }
  const asked = askedBy(query, here);
  if (asked.terms.terms.length === 0) return { ...NOTHING, isCut: asked.terms.isCut };
  const { all, some, isBeginning } = gather(asked, (term, name) => {
    const text = textOf(name);
    return text ? versesWith(text, term) : noVerses();
  });
  const rowOf = (id: number, group: Group): TextsOf => ({
    id,
    group,
    ...Object.fromEntries(here.map((name) => [name, read(name, id) ?? null])),
  });
  const rows = [
    ...idsOf(all, "all", query).map((id) => rowOf(id, "all")),
    ...idsOf(some, "some", query).map((id) => rowOf(id, "some")),
  ].slice(0, PAGE + 1);
  const terms = isBeginning && asked.open ? asked.open : asked.terms.terms;
  const verses = shownVerses(rows, { terms, translations: here, language });
  const last = verses.at(PAGE - 1);
  const quoted = asked.phrase && query.after === null ? quotedIn(texts, here, asked.phrase) : [];
  return {
    place:
      bookMeant(query.text, language, first) ??
      placeOfWords(
        quoted.map((id) => rowOf(id, "all")),
        asked.phrase ?? [],
        here,
        language,
      ),
    verses: verses.slice(0, PAGE),
    counts: { all: all ? countByBook(all) : [], some: some ? countByBook(some) : [] },
    isBeginning,
    isCut: asked.terms.isCut,
    next: verses.length > PAGE && last ? { group: last.group, verseId: last.verseId } : null,
  };
}

/** The next verses of a group behind those that were shown. */
function idsOf(set: VerseSet | null, group: Group, { scope, after }: SearchQuery): number[] {
  if (!set || (after?.group === "some" && group === "all")) return [];
  const [from, to] = versesIn(scope);
  const begin = after?.group === group ? Math.max(from, after.verseId + 1) : from;
  const found: number[] = [];
  for (const place of placesFrom(set, 0)) {
    const id = verseAt(place);
    if (id > to || found.length > PAGE) break;
    if (id >= begin) found.push(id);
  }
  return found;
}

/** In more verses the words are no quotation of one. */
const MAX_QUOTED = 3;

/** The verse that is quoted, where few have these words in this order. */
function quotedIn(
  texts: readonly OpenText[],
  here: readonly Translation[],
  words: readonly string[],
): number[] {
  const set = noVerses();
  for (const text of texts)
    if (here.includes(text.translation))
      for (const place of placesFrom(versesWith(text, { kind: "phrase", words }), 0)) put(set, place);
  const ids = [...placesFrom(set, 0)].map(verseAt);
  return ids.length <= MAX_QUOTED ? ids : [];
}
