import { BOOK_NAMES } from "./books.ts";
import { either, inOrder, maybe, shape, words } from "./grammar.ts";

/** How a book and a verse's numbers stand in prose, English or Spanish. */

const cased = (list: readonly string[]): string[] => [
  ...new Set(
    list.flatMap((word) => [word, word.toLowerCase(), word.normalize("NFD").replace(/\p{M}/gu, "")]),
  ),
];

/** The first book, or the first of several, in the ways that people number them. */
const ORDINAL = inOrder(
  words([
    ..."123456789",
    ...["I", "II", "III"],
    ...cased(["First", "Second", "Third", "Primera", "Segunda", "Tercera", "Primer", "Segundo", "Tercer"]),
    ...["1st", "2nd", "3rd", "1ra", "2da", "3ra", "1er", "2do", "3er"],
    ...[..."123"].flatMap((digit) => [..."ªºao"].map((sign) => digit + sign)),
  ]),
  shape("\\.?\\s{0,2}"),
  maybe(words(["de ", "a los ", "of "])),
);
/** Of the names that are numbered only the name: `Corinthians`. */
const NAMES = BOOK_NAMES.map((name) => name.replace(/^[1-3] ?/, ""));
const LONGER = ["Song of Solomon", "Acts of the Apostles", "Cantar de los Cantares", "Cantar de Cantares"];
const TITLES = cased([...NAMES.filter((name) => name.includes(" ")), ...LONGER, "Hechos de los Apóstoles"]);
/** Written small only in full: `mark` and `job` before numbers are books, `is` and `am` are not. */
const SMALL = cased(NAMES.filter((name) => name.length > 3 && !name.includes(" "))).filter((name) =>
  /^\p{Ll}/u.test(name),
);
const NOT_A_BOOK =
  "(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|At|By|Around|Until|Till|From|Since|Before|After|About|Page|Score|Ratio|Time|Las?|Desde|Hasta|Hacia)(?!\\p{L}))";
/** Any word with a capital, so that invented books are found too. */
const CAPITAL = shape(`${NOT_A_BOOK}\\p{Lu}\\p{L}{1,14}`, "(?:\\p{Lu}\\p{L}{0,14})?");
const STOP = shape("\\.?");

const SAINT = words(["San ", "san ", "Saint ", "St. ", "St "]);

/** A book's name as it stands in prose. */
export const ANY_BOOK = inOrder(
  either(
    inOrder(ORDINAL, either(words(SMALL), shape("\\p{Lu}\\p{L}{0,14}", "(?:\\p{Lu}\\p{L}{0,14})?"))),
    inOrder(maybe(SAINT), either(words(TITLES), words(SMALL), CAPITAL)),
  ),
  STOP,
);
const KNOWN_BOOK = inOrder(
  maybe(ORDINAL),
  either(words(TITLES), words(cased(NAMES.filter((name) => name.length > 2 && !name.includes(" "))))),
  STOP,
);

/** `3:16`; after a name that is known also `3.16`, `chapter 3, verse 16`, `3 v. 16`, `(Juan 3,16)`. */
const STRICT = shape("\\s{0,2}(?<!\\d)\\d{1,3}\\s?:\\s?\\d{1,3}", "\\s{0,2}(?:\\d{1,3}\\s?:?\\s?)?");
const COMMA = ",\\s?(?=\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?[)\\]”\"»’'*_])";
const LOOSE = inOrder(
  shape("\\s{0,2}(?<!\\d)"),
  maybe(inOrder(words(cased(["Chapter", "Ch", "Capítulo", "Cap", "Salmo", "Psalm"])), shape("\\.?\\s{0,2}"))),
  shape("\\d{1,3}", "\\d{0,3}"),
  either(
    // a stop with a space behind it ends a sentence: `Psalm 23. 2 Kings 5`
    shape("\\s?(?::\\s?|\\.(?!\\s))"),
    inOrder(
      shape(",?\\s{1,2}", ",?\\s{0,2}"),
      words(cased(["Verse", "Verses", "Versículo", "Versículos", "v", "vv", "vs", "ver", "vers"])),
      shape("\\.?\\s{0,2}"),
    ),
    shape(COMMA, ",?\\s?\\d{0,3}"),
  ),
  shape("\\d{1,3}", "\\d{0,3}"),
);
export const NUMBERS = either(LOOSE, STRICT);
/** A book that has a verse after it. */
export const BOOK_OF_VERSE = `(?:${KNOWN_BOOK.whole}(?=${LOOSE.whole})|${ANY_BOOK.whole}(?=${STRICT.whole}))`;

const ANY_WORD = shape("\\p{L}{1,16}", "\\p{L}{0,16}");
/** What may yet become a verse: any word may become a book, or this would be as long as all books are. */
export const BEGINNING = inOrder(
  maybe(ORDINAL),
  either(words(TITLES), inOrder(maybe(SAINT), ANY_WORD)),
  STOP,
  NUMBERS,
).begun;
