import { bcv_parser as Parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import * as spanish from "bible-passage-reference-parser/esm/lang/es.js";
import type { Language } from "#app/core/language.ts";

/**
 * `bible-passage-reference-parser`, the one reader of references. It takes a millisecond for the shortest text and
 * half a minute for hostile ones: it is only asked about one name, or about one citation's numbers, and each answer is
 * kept.
 */

export type Point = { chapter: number; verse: number };
/** Numbers in their place; `to` may be 999, the last that there is. */
export type Span = { from: Point; to: Point };
/** Where in the text the spans stand. */
export type Numbers = { end: number; spans: Span[] };

/** The library's names of the 66 books, in their order. */
const OSIS =
  `Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song
  Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor
  Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev`.split(
    /\s+/,
  );

/** Whether there are such verses is judged by our own chapter lengths: what is not there must be seen too. */
const OPTIONS = {
  osis_compaction_strategy: "bcv",
  consecutive_combination_strategy: "separate",
  sequence_combination_strategy: "separate",
  passage_existence_strategy: "none",
  versification_system: "kjv",
  single_chapter_1_strategy: "verse",
} as const;

/** A book of several chapters and one of a single chapter: where numbers are read, no other book matters. */
const MANY = "John";
const SINGLE = "Jude";

class TwoBooks extends english.regexps {
  constructor() {
    super();
    this.all_books = this.all_books.filter(({ osis }) => osis[0] === MANY || osis[0] === SINGLE);
  }
}

const GRAMMARS = { en: english, es: spanish, numbers: { ...english, regexps: TwoBooks } };
type Grammar = keyof typeof GRAMMARS;
const parsers = new Map<Grammar, InstanceType<typeof Parser>>();

/** Made when first needed: its patterns take their time. */
function parserOf(grammar: Grammar): InstanceType<typeof Parser> {
  const made = parsers.get(grammar);
  if (made) return made;
  const parser = new Parser(GRAMMARS[grammar]);
  parser.set_options(OPTIONS);
  parsers.set(grammar, parser);
  return parser;
}

const MAX_KEPT = 2_000;

/** Keeps what was found for the texts asked last. */
function keeping<Found>(find: (text: string, more: string) => Found): (text: string, more: string) => Found {
  const kept = new Map<string, Found>();
  return (text, more) => {
    const key = `${more}\n${text}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MAX_KEPT) kept.clear();
    const found = find(text, more);
    kept.set(key, found);
    return found;
  };
}

type Entity = { osis: string; indices: [number, number] };
const entitiesIn = (grammar: Grammar, text: string): Entity[] =>
  parserOf(grammar).parse(text).osis_and_indices();

const LONGEST_NAME = 40;
const numberOf = keeping((name, language) => {
  const [found] = entitiesIn(language as Language, `${name} 1`);
  return found?.indices[0] === 0 ? OSIS.indexOf(found.osis.split(".")[0] ?? "") + 1 : 0;
});

/** The number of the book that the library knows by this name, 0 for none. */
export const bookNumberOf = (name: string, language: Language): number =>
  name.length > LONGEST_NAME ? 0 : numberOf(name, language);

const LONGEST_NUMBERS = 120;
const spansOf = keeping((numbers, book): Numbers | null => {
  const found = entitiesIn("numbers", `${book} ${numbers}`);
  const spans = found.flatMap(({ osis }) => osis.split(",").flatMap(spanOf));
  const end = Math.max(0, ...found.map(({ indices }) => indices[1])) - book.length - 1;
  return spans.length > 0 ? { end, spans } : null;
});

/** What the numbers of one citation say, null for nothing. */
export const readNumbers = (numbers: string, isSingleChapter: boolean): Numbers | null =>
  numbers.length > LONGEST_NUMBERS ? null : spansOf(numbers, isSingleChapter ? SINGLE : MANY);

/** `John.3.16-John.4.2` */
function spanOf(osis: string): Span[] {
  const [first = "", last = first] = osis.split("-");
  const [, chapter, verse] = first.split(".");
  const [, lastChapter, lastVerse] = last.split(".");
  const span = {
    from: { chapter: Number(chapter), verse: Number(verse) },
    to: { chapter: Number(lastChapter), verse: Number(lastVerse) },
  };
  return Number.isInteger(span.from.verse) && Number.isInteger(span.to.verse) ? [span] : [];
}
