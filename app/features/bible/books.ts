import type { Language } from "#app/core/language.ts";
import { CHAPTER_LENGTHS } from "./chapter/chapter-lengths.ts";

export type Book = {
  /** 1 Genesis to 66 Revelation. */
  number: number;
  name: string;
  /** As the Reina-Valera 1909 is cited today. */
  spanishName: string;
  /** Usual short forms and other names, without their full stop and spaces. */
  abbreviations: readonly string[];
  spanishAbbreviations: readonly string[];
  chapters: number;
};

type Row = readonly [name: string, spanishName: string, abbreviations: string, spanishAbbreviations: string];

const ROWS: readonly Row[] = [
  ["Genesis", "Génesis", "Gen Gn Ge", "Gn Gen Gé"],
  ["Exodus", "Éxodo", "Exod Exo Ex", "Ex Exo Éxod"],
  ["Leviticus", "Levítico", "Lev Lv Le", "Lv Lev"],
  ["Numbers", "Números", "Num Nm Nu Nb", "Nm Num Nú"],
  ["Deuteronomy", "Deuteronomio", "Deut Dt De Deu", "Dt Deut Deu"],
  ["Joshua", "Josué", "Josh Jos Jsh", "Jos"],
  ["Judges", "Jueces", "Judg Jdg Jg Jdgs", "Jue Jc Jueces"],
  ["Ruth", "Rut", "Ru Rth Rt", "Rt Ru"],
  ["1 Samuel", "1 Samuel", "1Sam 1Sa 1Sm 1S", "1S 1Sam 1Sm 1Sa"],
  ["2 Samuel", "2 Samuel", "2Sam 2Sa 2Sm 2S", "2S 2Sam 2Sm 2Sa"],
  ["1 Kings", "1 Reyes", "1Kgs 1Ki 1Kin 1K", "1R 1Re 1Rey"],
  ["2 Kings", "2 Reyes", "2Kgs 2Ki 2Kin 2K", "2R 2Re 2Rey"],
  ["1 Chronicles", "1 Crónicas", "1Chron 1Chr 1Ch", "1Cr 1Cro 1Crón"],
  ["2 Chronicles", "2 Crónicas", "2Chron 2Chr 2Ch", "2Cr 2Cro 2Crón"],
  ["Ezra", "Esdras", "Ezr Ez", "Esd Es"],
  ["Nehemiah", "Nehemías", "Neh Ne", "Ne Neh"],
  ["Esther", "Ester", "Esth Est Es", "Est"],
  ["Job", "Job", "Jb", "Jb"],
  ["Psalm", "Salmo", "Psalms Ps Psa Pss Psm Pslm Pslms", "Salmos Sal Sl Slm Ps"],
  ["Proverbs", "Proverbios", "Prov Pro Pr Prv Proverb", "Pr Prov Pro Proverbio Prv"],
  ["Ecclesiastes", "Eclesiastés", "Eccl Eccles Ecc Ec Qoh Qoheleth Qohelet", "Ecl Ec Qo Qohélet Eclesiastes"],
  [
    "Song of Songs",
    "Cantares",
    "SongofSolomon Song SoS So Canticles CanticleofCanticles Cant",
    "CantardelosCantares CantardeCantares Cantar Cant Cnt Ct",
  ],
  ["Isaiah", "Isaías", "Isa Is", "Is Isa"],
  ["Jeremiah", "Jeremías", "Jer Je Jr", "Jr Jer"],
  ["Lamentations", "Lamentaciones", "Lam La Lm", "Lm Lam"],
  ["Ezekiel", "Ezequiel", "Ezek Eze Ezk", "Ez Ezeq Eze"],
  ["Daniel", "Daniel", "Dan Da Dn", "Dn Dan"],
  ["Hosea", "Oseas", "Hos Ho", "Os Ose"],
  ["Joel", "Joel", "Joe Jl", "Jl Joe"],
  ["Amos", "Amós", "Am Amo", "Am"],
  ["Obadiah", "Abdías", "Obad Oba Ob", "Ab Abd"],
  ["Jonah", "Jonás", "Jon Jnh", "Jon"],
  ["Micah", "Miqueas", "Mic Mi Mc", "Mi Miq"],
  ["Nahum", "Nahúm", "Nah Na", "Na Nah"],
  ["Habakkuk", "Habacuc", "Hab Hb Hbk", "Hab Ha"],
  ["Zephaniah", "Sofonías", "Zeph Zep Zp", "Sof So"],
  ["Haggai", "Hageo", "Hag Hg", "Hag Ag Hg Ageo"],
  ["Zechariah", "Zacarías", "Zech Zec Zc", "Zac Za"],
  ["Malachi", "Malaquías", "Mal Ml", "Mal Ml"],
  ["Matthew", "Mateo", "Matt Mat Mt", "Mt Mat"],
  ["Mark", "Marcos", "Mk Mrk Mr", "Mc Mr Mar Mrc"],
  ["Luke", "Lucas", "Lk Luk Lu", "Lc Luc"],
  ["John", "Juan", "Jn Jhn Joh", "Jn Jua"],
  ["Acts", "Hechos", "Ac Act ActsoftheApostles", "Hch Hech HechosdelosApóstoles"],
  ["Romans", "Romanos", "Rom Rm Ro", "Rm Rom Ro"],
  ["1 Corinthians", "1 Corintios", "1Cor 1Co", "1Co 1Cor"],
  ["2 Corinthians", "2 Corintios", "2Cor 2Co", "2Co 2Cor"],
  ["Galatians", "Gálatas", "Gal Ga", "Ga Gal Gá"],
  ["Ephesians", "Efesios", "Eph Ephes", "Ef Efe"],
  ["Philippians", "Filipenses", "Phil Php Pp", "Flp Fil Fp"],
  ["Colossians", "Colosenses", "Col Co", "Col"],
  ["1 Thessalonians", "1 Tesalonicenses", "1Thess 1Thes 1Th", "1Ts 1Tes"],
  ["2 Thessalonians", "2 Tesalonicenses", "2Thess 2Thes 2Th", "2Ts 2Tes"],
  ["1 Timothy", "1 Timoteo", "1Tim 1Ti 1Tm", "1Tm 1Ti 1Tim"],
  ["2 Timothy", "2 Timoteo", "2Tim 2Ti 2Tm", "2Tm 2Ti 2Tim"],
  ["Titus", "Tito", "Tit Ti", "Tt Tit"],
  ["Philemon", "Filemón", "Phlm Philem Phm Pm", "Flm Filem Fm"],
  ["Hebrews", "Hebreos", "Heb He", "He Heb Hb"],
  ["James", "Santiago", "Jas Jam Jm", "St Stg Sant Sgo"],
  ["1 Peter", "1 Pedro", "1Pet 1Pe 1Pt 1P", "1P 1Pe 1Ped"],
  ["2 Peter", "2 Pedro", "2Pet 2Pe 2Pt 2P", "2P 2Pe 2Ped"],
  ["1 John", "1 Juan", "1Jn 1Jhn 1Jo 1J", "1Jn 1Jua"],
  ["2 John", "2 Juan", "2Jn 2Jhn 2Jo 2J", "2Jn 2Jua"],
  ["3 John", "3 Juan", "3Jn 3Jhn 3Jo 3J", "3Jn 3Jua"],
  ["Jude", "Judas", "Jud Jd", "Jds Jud Jd"],
  ["Revelation", "Apocalipsis", "Rev Re Rv Revelations", "Ap Apoc Apo"],
];

/** The 66 books in their usual order. `Psalm` stands in the singular, as one psalm is cited. */
export const BOOKS: readonly Book[] = ROWS.map(([name, spanishName, abbreviations, spanish], index) => ({
  number: index + 1,
  name,
  spanishName,
  abbreviations: abbreviations.split(" "),
  spanishAbbreviations: spanish.split(" "),
  chapters: CHAPTER_LENGTHS[index]?.length ?? 0,
}));

/** The book of that number, or undefined. */
export const bookByNumber = (number: number): Book | undefined => BOOKS[number - 1];

/** How many verses the chapter has in KJV numbering; 0 when there is no such chapter. */
export const versesInChapter = (bookNumber: number, chapter: number): number =>
  CHAPTER_LENGTHS[bookNumber - 1]?.[chapter - 1] ?? 0;

const ORDINAL =
  /^(?:(iii|3|third|tercer)|(ii|2|second|segund)|(?:i|1|first|primer))(?:st|nd|rd|(?:r?[aoªº]|d[ao]))?(?:[\s.]+|(?<=[\dªº]))(?=\p{L})/u;
const FORMAL = "(?:book|gospel|letter|epistle|libro|evangelio|carta|epistola)";
const ARTICLE = new RegExp(`^(?:the|el|la)\\s+(?=${FORMAL}|first|second|third|primer|segund|tercer)`);
/** `the first letter to the Corinthians`, `evangelio según San Juan`, `1ª a los Corintios`. */
const LEAD = new RegExp(
  `^(?:([123]?)\\s*${FORMAL}\\s+(?:of|to|according to|de|del|a|segun)\\s+|([123])\\s*(?:of|to|de|a)\\s+)(?:(?:paul|pablo)\\s+(?:to|a)\\s+)?(?:(?:the|el|los|las)\\s+)?`,
);

/** One spelling for all: no case, accents, spaces or full stops; `First John`, `I John` and `1ª de Juan` are `1…`. */
function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(ARTICLE, "")
    .replace(ORDINAL, (_ordinal, third, second) => (third ? "3" : second ? "2" : "1"))
    .replace(LEAD, "$1$2")
    .replace(/^(?:san|saint|st\.?)\s+(?=\p{L})/u, "")
    .replace(/[\s.]+/g, "");
}

const namesOf = (names: (book: Book) => readonly string[]): Map<string, Book> =>
  new Map(BOOKS.flatMap((book) => names(book).map((name) => [fold(name), book] as const)));
const ENGLISH = namesOf(({ name, abbreviations }) => [...abbreviations, name]);
const SPANISH = namesOf(({ spanishName, spanishAbbreviations }) => [...spanishAbbreviations, spanishName]);

/** Finds a book by its English or Spanish name or a usual short form; `language`: whose short forms go first. */
export function bookByName(name: string, language: Language = "en"): Book | undefined {
  const folded = fold(name);
  return language === "es"
    ? (SPANISH.get(folded) ?? ENGLISH.get(folded))
    : (ENGLISH.get(folded) ?? SPANISH.get(folded));
}

/** How a book stands in an address: `1-corinthians`, `song-of-songs`. */
export const slugOf = ({ name }: Book): string => name.toLowerCase().replaceAll(" ", "-");

const bySlug = new Map(BOOKS.map((book) => [slugOf(book), book]));

/** The book of that address, or undefined: only this one spelling is an address. */
export const bookBySlug = (slug: string): Book | undefined => bySlug.get(slug);
