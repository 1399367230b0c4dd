import { type Book, bookByName } from "./books.ts";
import { findMentions, type Mention } from "./mention.ts";
import { CHAPTER_WORD, MOST_RUNS, OF_BOOK, parsePassage } from "./passage.ts";

/**
 * Chapters that prose names: `Psalm 23`, `1 Corintios 13`, `Matthew 5-7`, `chapter 3 of John`. A number behind a word
 * is much more often none (`Mark 3 items`), so a book that is also a name or a word of every day needs to be led in.
 */

const ORDINAL =
  "(?:(?:[1-3](?:ra|da|er|do|[ªº])?\\s?|(?:I{1,3}|[Ff]irst|[Ss]econd|[Tt]hird|[Pp]rimera?|[Ss]egund[ao]|[Tt]ercera?|1st|2nd|3rd)\\s)(?:(?:de|of|a\\slos)\\s)?)";
const LONGER =
  "Song of S(?:ongs|olomon)|Cantar de (?:los )?Cantares|Acts of the Apostles|Hechos de los Apóstoles";
const BOOK = `(?<ordinal>${ORDINAL})?(?:(?:[Ss]an|[Ss]aint|St\\.?)\\s)?(?<name>${LONGER}|\\p{L}{2,15})\\.?`;
/** What may stand behind the last number of a list: other words make it one of something else. */
const AFTER_LIST = "(?:and|y|are|were|is|both|together|today|tonight|son|fueron|hoy|esta|juntos)(?!\\p{L})";
const TO_NUMBER = "\\s?[-–—]\\s?\\d{1,3}(?!\\d|:\\d)";
const AND_NUMBER = `(?:\\s?[,;&]\\s?|\\s(?:and|y)\\s)\\d{1,3}(?!\\d|:\\d|\\s?(?!${AFTER_LIST})\\p{Ll}|\\s\\p{Lu}\\p{L}+\\.?\\s\\d)`;
const NEXT = `(?<next>(?:${TO_NUMBER}|${AND_NUMBER}){0,${MOST_RUNS}})`;
const COUNTED =
  "(?:times?|people|persons?|days?|nights?|weeks?|months?|years?|hours?|minutes?|seconds?|items?|men|women|kids|children|points?|pages?|copies|more|percent|dollars|veces|personas?|días?|noches?|semanas?|mes(?:es)?|años?|horas?|minutos?|segundos?|cosas|hombres|mujeres|niños|hijos|puntos?|páginas?|copias|más|dólares|pesos)(?!\\p{L})";
/** What makes a number something else than a chapter's. */
const NO_NUMBER = `(?![\\p{L}\\d]|[.,/]\\d|\\s?[:–—-]\\s?\\d|\\s?[%°ªº$€£+=×]|\\s{1,2}${COUNTED})`;
const BEFORE = "(?<![\\p{L}\\d'’@#/])";
const BOOK_FIRST = new RegExp(
  `${BEFORE}${BOOK}(?:,?\\s{1,2}(?<word>${CHAPTER_WORD})\\s{1,2}|\\s{1,2})(?<chapter>\\d{1,3})${NEXT}${NO_NUMBER}`,
  "gu",
);
const CHAPTER_FIRST = new RegExp(
  `${BEFORE}(?<word>${CHAPTER_WORD})\\s{1,2}(?<chapter>\\d{1,3})${OF_BOOK}${BOOK}(?!\\p{L}|[’']|\\s?\\d)`,
  "gu",
);

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
const NOT_SHORT = /^(?:Act|Pro|Song|SoS|Mar|Is|Am|He|Na|Os|Ob|Re|Ro|Ap|Ec|Ex|Ne|Jo)$/;

const LED_IN =
  /(?:^|[^\p{L}])(?:(?:re-?)?read(?:ing|s)?|see|cf\.?|in|into|from|of|on|about|through|is|love[ds]?|loving|like|study(?:ing)?|studied|memoriz(?:e|ed|ing)|open(?:ed)?|turn to|quot(?:e|es|ing)|lee|lea|lean|leer|leo|leí|leyendo|leemos|véase|ver|en|de|del|desde|según|sobre|es|estudi(?:a|ar|o|amos)|abre)\s(?:(?:the|el|la)\s)?$/iu;
const OPENS = /(?:^|[\n.!?…:;([“"«—–•>]|(?:^|\n)\s*(?:[-*+]|\d{1,2}[.)]))[\s*_]*$/u;
const IN_BRACKETS = /[([](?:(?:see|cf\.?|read|véase|ver|lee)\s)?$/iu;
const CLOSES_BRACKETS = /^[\])]|^[,;]\s/u;
const LINE_ENDS = /^\s*[*_”"»]*(?:[.!]?\s*(?:\n|$)|[):\]—–]|\s-\s|;)/u;
const SPEAKS =
  /^\s(?:says?|speaks?|tells?|teach(?:es)?|shows?|describes?|reminds?|opens|begins|ends|asks|promises|dice|habla|cuenta|enseña|muestra|describe|recuerda|empieza|comienza|termina|promete)(?!\p{L})/u;
const IS = /^\s(?:is|was|has|helps?|es|fue|tiene|ayuda)(?!\p{L})/u;
const GOES_ON =
  /^(?:\s*(?:$|[.,;:!?…)\]”"’»*_\n—–])|\s-\s|\s\p{Lu}|\s(?:and|or|but|so|if|when|where|while|with|without|to|at|on|in|as|for|before|after|because|then|again|tonight|today|tomorrow|slowly|aloud|together|this|that|the|an?|he|she|we|you|they|it|his|is|was|has|says|first|now|once|every|y|e|o|u|pero|si|cuando|donde|con|sin|al?|en|como|para|por|antes|después|porque|luego|otra|hoy|esta|este|mañana|el|la|los|las|una?|es|era|dice)(?!\p{L}))/u;

const bare = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

type Found = { ordinal: string | undefined; name: string; before: string; after: string };

/** Whether a book's name before a number names a chapter of it. */
function namesChapter({ ordinal, name, before, after }: Found, book: Book): boolean {
  const plain = bare(name);
  if (ordinal !== undefined) return true;
  const isFull = isFullName(name, book);
  if (isFull && !PEOPLE.has(plain) && !WORDS.has(plain)) return true;
  if (!/^\p{Lu}\p{Ll}+/u.test(name)) return false;
  if (IN_BRACKETS.test(before) && CLOSES_BRACKETS.test(after)) return !NOT_SHORT.test(name);
  if (!isFull) return CLEAR.test(name);
  if (SPEAKS.test(after)) return true;
  if (LED_IN.test(before)) return GOES_ON.test(after);
  return OPENS.test(before) && (LINE_ENDS.test(after) || (PEOPLE.has(plain) && IS.test(after)));
}

/** Whether it is written in full, and no short form. */
const isFullName = (name: string, { name: english, spanishName, abbreviations }: Book): boolean =>
  name.includes(" ") ||
  [english, spanishName, ...abbreviations.filter((form) => form.length > 5)].some(
    (full) => bare(full) === bare(name),
  );

/** Where no book is, the next may begin with the number: `read 1 Corinthians 13`. */
function* matchesOf(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  const finder = new RegExp(pattern);
  for (let match = finder.exec(text); match; match = finder.exec(text)) {
    const { ordinal = "", name = "" } = match.groups ?? {};
    if (bookByName(ordinal + name) || bookByName(name)) yield match;
    else finder.lastIndex = match.index + ordinal.length + name.length;
  }
}

/** The chapters that a text names, in order, and only such as there are. */
function findChapters(text: string): Mention[] {
  return [BOOK_FIRST, CHAPTER_FIRST].flatMap((pattern) =>
    [...matchesOf(pattern, text)].flatMap((match): Mention[] => {
      const { ordinal, name = "", word, chapter = "", next = "" } = match.groups ?? {};
      const to = match.index + match[0].length;
      const numbered = bookByName(`${ordinal ?? ""}${name}`);
      const book = numbered ?? bookByName(name);
      if (!book) return [];
      // `2 Psalm 23`: the number before it is not its own
      const from = match.index + (numbered || !ordinal ? 0 : ordinal.length);
      const found: Found = {
        ordinal: numbered ? ordinal : undefined,
        name,
        before: text.slice(Math.max(0, from - 40), from),
        after: text.slice(to, to + 40),
      };
      if (word === undefined && !namesChapter(found, book)) return [];
      const passage = parsePassage(`${numbered ? (ordinal ?? "") : ""}${name} ${chapter}${next}`);
      return passage.length > 0 ? [{ from, to, passage }] : [];
    }),
  );
}

/** All that a text names of Scripture, verses and whole chapters, in order. */
export function findPlaces(text: string): Mention[] {
  const verses = findMentions(text);
  const isFree = ({ from, to }: Mention) => verses.every((verse) => to <= verse.from || from >= verse.to);
  const chapters = findChapters(text).filter(isFree);
  const places = [...verses, ...chapters].sort((one, other) => one.from - other.from);
  return places.filter(({ from }, at) => at === 0 || from >= (places[at - 1]?.to ?? 0));
}
