import type { Book } from "#app/features/bible/books.ts";

/**
 * A number behind a word is much more often no reference (`Mark 5 people`, `is 4:30 ok?`): a book that is also a name,
 * or a word of every day, needs to be led in. In a text that is nothing but the reference all is one.
 */

const COUNTED =
  "(?:times?|people|persons?|days?|nights?|weeks?|months?|years?|hours?|minutes?|seconds?|items?|men|women|kids|children|points?|pages?|copies|more|percent|dollars|veces|personas?|días?|noches?|semanas?|mes(?:es)?|años?|horas?|minutos?|segundos?|cosas|hombres|mujeres|niños|hijos|puntos?|páginas?|copias|más|dólares|pesos|millones|millions?|rows?|filas?)(?!\\p{L})";
/** What makes a chapter's number something else. */
const NO_NUMBER = new RegExp(
  `^(?:[\\p{L}\\d]|[.,/]\\d|\\s?[:–—-]\\s?\\d|\\s?[%°ªº$€£+=×]|\\s{1,2}${COUNTED})`,
  "u",
);
/** Behind a time of day or a score. */
const NO_VERSE = /^(?:\s?(?:[ap]\.?m\b|o['’]clock|h\b|hs\b|hrs?\b|%)|[:/]\d)/i;

/** Names of people, and words: alone before a number they are no books. Without accents. */
const PEOPLE = new Set(
  "joshua josue ruth rut ezra esdras esther ester isaiah isaias jeremiah jeremias ezequiel daniel joel amos hosea oseas jonah jonas micah miqueas nahum zacarias matthew mateo luke lucas john juan titus tito james santiago jude judas".split(
    " ",
  ),
);
const WORDS = new Set("numbers numeros judges jueces job mark marcos acts hechos cantares".split(" "));
/** Short forms that are no words, names or parts of a table; the others are books only in brackets. */
const CLEAR =
  /^(?:Ps|Psa|Pss|Psm|Slm|Exod|Deut|Dt|Lv|Nm|Jdg|Neh|Prov|Prv|Eccl|Eccles|Isa|Jer|Ezek|Ezeq|Obad|Zeph|Zech|Hab|Matt|Mt|Mrk|Mk|Lk|Jn|Jhn|Rom|Rm|Eph|Ef|Php|Flp|Heb|Jas|Stg|Apoc)$/;
/** Short forms that are words too: before a verse's numbers they are books only where they are led in. */
const SHORT_WORDS = new Set(
  "act pro song so mar is am he na os ob re ro ap ec ex ne jo ho la es mi ha mal sal col gal pr est dan sam tit job jon lam an ti de le je ac am mr pm co".split(
    " ",
  ),
);

const LED_IN =
  /(?:^|[^\p{L}])(?:(?:re-?)?read(?:ing|s)?|compare|see|cf\.?|in|into|from|of|on|about|through|with|is|love[ds]?|loving|like|study(?:ing)?|studied|memoriz(?:e|ed|ing)|open(?:ed)?|turn to|quot(?:e|es|ing)|explain|preach(?:ed|es)?(?: on)?|lee|lea|lean|leer|leo|leí|leyendo|leemos|véase|ver|en|de|del|desde|según|sobre|es|estudi(?:a|ar|o|amos)|abre|explica|gusta)\s(?:(?:the|el|la)\s)?$/iu;
const OPENS = /(?:^|[\n.!?…:;([“"«—–•>]|(?:^|\n)\s*(?:[-*+]|\d{1,2}[.)]))[\s*_]*$/u;
const IN_BRACKETS = /[([](?:(?:see|cf\.?|read|véase|ver|lee)\s)?$/iu;
const CLOSES_BRACKETS = /^[\])]|^[,;]\s/u;
const LINE_ENDS = /^\s*[*_”"»]*(?:[.!]?\s*(?:\n|$)|[):\]—–]|\s-\s|;)/u;
const SPEAKS =
  /^\s(?:says?|speaks?|tells?|teach(?:es)?|shows?|describes?|reminds?|opens|begins|ends|asks|promises|dice|habla|cuenta|enseña|muestra|describe|recuerda|empieza|comienza|termina|promete)(?!\p{L})/u;
const IS = /^\s(?:is|was|has|helps?|es|fue|tiene|ayuda)(?!\p{L})/u;
const GOES_ON =
  /^(?:\s*(?:$|[.,;:!?…)\]”"’»*_\n—–])|\s-\s|\s\p{Lu}|\s(?:and|or|but|so|if|when|where|while|with|without|to|at|on|in|as|for|before|after|because|then|again|last|tonight|today|tomorrow|slowly|aloud|together|this|that|the|an?|he|she|we|you|they|it|his|is|was|has|says|please|first|now|once|every|y|e|o|u|pero|si|cuando|donde|con|sin|al?|en|como|para|por|antes|después|porque|luego|otra|hoy|anoche|esta|este|mañana|el|la|los|las|una?|es|era|dice)(?!\p{L}))/u;
/** Somebody's age, or who comes. */
const ARRIVES = /^\s(?:is|are|was|es|está)\s(?:coming|going|turning|late|here|\d|años|years)/iu;

const SCORE = /\b(?:score|marcador)\b[^.!?\n]*$/iu;

const bare = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\.$/, "");

const NUMBERED = /^(?:\d|i{1,3}\s|first|second|third|1st|2nd|3rd|primer|segund|tercer)/iu;
/** Whether it is written in full, and no short form. */
const isFullName = (
  name: string,
  { name: english, spanishName, abbreviations, spanishAbbreviations }: Book,
) =>
  name.includes(" ") ||
  [
    english,
    spanishName,
    ...[...abbreviations, ...spanishAbbreviations].filter((form) => form.length > 5),
  ].some((full) => bare(full) === bare(name));

type Found = { from: number; to: number; name: string; book: Book; isChapter: boolean };

/** Whether a book's name before numbers is none here. @param numbers as they are read */
export function looksAlike(text: string, found: Found, numbers: string): boolean {
  const before = text.slice(Math.max(0, found.from - 40), found.from);
  const after = text.slice(found.to, found.to + 40);
  if (
    /^[\s([*_“"]*$/.test(before) &&
    found.from < 8 &&
    /^[\s)\]*_”".,;:!?]*(?:[A-Z]{2,5}\d{0,4})?\)?$/.test(after)
  )
    return false;
  if (SCORE.test(before)) return true;
  const isVerse = found.book.chapters === 1 ? /[:.]/.test(numbers) : !found.isChapter;
  if (isVerse) return NO_VERSE.test(after) || (!isClearVerse(found, numbers) && !isLedIn(before, after));
  return NO_NUMBER.test(after) || !namesChapter(found, before, after);
}

/** Whether nothing but a verse can be meant. */
function isClearVerse({ name, book }: Found, numbers: string): boolean {
  if (NUMBERED.test(name)) return true;
  const plain = bare(name);
  if (/^\d{1,3}\s\d/.test(numbers)) return isFullName(name, book) && !PEOPLE.has(plain) && !WORDS.has(plain);
  if (SHORT_WORDS.has(plain)) return false;
  const isFull = isFullName(name, book);
  return (
    isFull ||
    (/^\p{Lu}/u.test(name) && (/:/.test(numbers) || CLEAR.test(name.replace(/\.$/, "")))) ||
    plain.length > 3
  );
}

const isLedIn = (before: string, after: string): boolean =>
  IN_BRACKETS.test(before) ||
  (LED_IN.test(before) && GOES_ON.test(after)) ||
  (/[—–-]\s?$|\n\s*$/.test(before) && LINE_ENDS.test(after)) ||
  /[,;]\s$/.test(before);

/** Whether a book's name before a number names a chapter of it. */
function namesChapter({ name: written, book }: Found, before: string, after: string): boolean {
  const name = written.replace(/\.$/, "");
  const plain = bare(name);
  if (NUMBERED.test(name)) return true;
  const isFull = isFullName(name, book);
  if (ARRIVES.test(after)) return false;
  if (isFull && !PEOPLE.has(plain) && !WORDS.has(plain)) return true;
  if (before === "" && PEOPLE.has(plain) && IS.test(after)) return true;
  if (!/^\p{Lu}\p{Ll}+/u.test(name)) return false;
  if (IN_BRACKETS.test(before) && CLOSES_BRACKETS.test(after)) return !SHORT_WORDS.has(plain);
  if (!isFull) return CLEAR.test(name);
  if (SPEAKS.test(after)) return true;
  if (LED_IN.test(before)) return GOES_ON.test(after);
  return OPENS.test(before) && (LINE_ENDS.test(after) || (PEOPLE.has(plain) && IS.test(after)));
}
