import { CHAPTER_LENGTHS } from "./chapter-lengths.ts";

export type Book = {
  /** 1 Genesis to 66 Revelation. */
  number: number;
  name: string;
  /** As the Reina-Valera 1909 is cited today. */
  spanishName: string;
  /** Usual short forms, without their full stop. */
  abbreviations: readonly string[];
  chapters: number;
};

type Row = readonly [name: string, spanishName: string, abbreviations: string];

const ROWS: readonly Row[] = [
  ["Genesis", "Génesis", "Gen Gn Gén"],
  ["Exodus", "Éxodo", "Exod Exo Ex Éx"],
  ["Leviticus", "Levítico", "Lev Lv"],
  ["Numbers", "Números", "Num Nm Núm"],
  ["Deuteronomy", "Deuteronomio", "Deut Dt Deu"],
  ["Joshua", "Josué", "Josh Jos"],
  ["Judges", "Jueces", "Judg Jdg Jue"],
  ["Ruth", "Rut", "Ru Rt"],
  ["1 Samuel", "1 Samuel", "1Sam 1Sa 1Sm 1S"],
  ["2 Samuel", "2 Samuel", "2Sam 2Sa 2Sm 2S"],
  ["1 Kings", "1 Reyes", "1Kgs 1Ki 1Re 1R"],
  ["2 Kings", "2 Reyes", "2Kgs 2Ki 2Re 2R"],
  ["1 Chronicles", "1 Crónicas", "1Chron 1Chr 1Ch 1Crón 1Cr"],
  ["2 Chronicles", "2 Crónicas", "2Chron 2Chr 2Ch 2Crón 2Cr"],
  ["Ezra", "Esdras", "Ezr Esd"],
  ["Nehemiah", "Nehemías", "Neh Ne"],
  ["Esther", "Ester", "Esth Est"],
  ["Job", "Job", "Jb"],
  ["Psalm", "Salmo", "Psalms Ps Psa Pss Psm Salmos Sal Slm"],
  ["Proverbs", "Proverbios", "Prov Pro Pr Prv Proverb Proverbio"],
  ["Ecclesiastes", "Eclesiastés", "Eccl Eccles Ecc Ecl Ec Qohelet"],
  [
    "Song of Songs",
    "Cantares",
    "SongofSolomon Song SoS Canticles CantardelosCantares CantardeCantares Cantar Cant Cnt",
  ],
  ["Isaiah", "Isaías", "Isa Is"],
  ["Jeremiah", "Jeremías", "Jer Jr"],
  ["Lamentations", "Lamentaciones", "Lam Lm"],
  ["Ezekiel", "Ezequiel", "Ezek Eze Ezeq Ez"],
  ["Daniel", "Daniel", "Dan Dn"],
  ["Hosea", "Oseas", "Hos Os"],
  ["Joel", "Joel", "Jl"],
  ["Amos", "Amós", "Am"],
  ["Obadiah", "Abdías", "Obad Ob Abd"],
  ["Jonah", "Jonás", "Jon"],
  ["Micah", "Miqueas", "Mic Miq"],
  ["Nahum", "Nahúm", "Nah Na"],
  ["Habakkuk", "Habacuc", "Hab"],
  ["Zephaniah", "Sofonías", "Zeph Zep Sof"],
  ["Haggai", "Hageo", "Hag"],
  ["Zechariah", "Zacarías", "Zech Zec Zac"],
  ["Malachi", "Malaquías", "Mal"],
  ["Matthew", "Mateo", "Matt Mat Mt"],
  ["Mark", "Marcos", "Mk Mrk Mar Mc Mr"],
  ["Luke", "Lucas", "Lk Luk Luc Lc"],
  ["John", "Juan", "Jn Jhn"],
  ["Acts", "Hechos", "Ac Act Hech Hch ActsoftheApostles HechosdelosApóstoles"],
  ["Romans", "Romanos", "Rom Rm Ro"],
  ["1 Corinthians", "1 Corintios", "1Cor 1Co"],
  ["2 Corinthians", "2 Corintios", "2Cor 2Co"],
  ["Galatians", "Gálatas", "Gal Gá"],
  ["Ephesians", "Efesios", "Eph Ef"],
  ["Philippians", "Filipenses", "Phil Php Fil Flp"],
  ["Colossians", "Colosenses", "Col"],
  ["1 Thessalonians", "1 Tesalonicenses", "1Thess 1Thes 1Th 1Tes 1Ts"],
  ["2 Thessalonians", "2 Tesalonicenses", "2Thess 2Thes 2Th 2Tes 2Ts"],
  ["1 Timothy", "1 Timoteo", "1Tim 1Ti 1Tm"],
  ["2 Timothy", "2 Timoteo", "2Tim 2Ti 2Tm"],
  ["Titus", "Tito", "Tit"],
  ["Philemon", "Filemón", "Phlm Philem Flm"],
  ["Hebrews", "Hebreos", "Heb He"],
  ["James", "Santiago", "Jas Jam Jm Sant Stg"],
  ["1 Peter", "1 Pedro", "1Pet 1Pe 1Pt 1Ped 1P"],
  ["2 Peter", "2 Pedro", "2Pet 2Pe 2Pt 2Ped 2P"],
  ["1 John", "1 Juan", "1Jn 1Jhn 1Jo"],
  ["2 John", "2 Juan", "2Jn 2Jhn 2Jo"],
  ["3 John", "3 Juan", "3Jn 3Jhn 3Jo"],
  ["Jude", "Judas", "Jud"],
  ["Revelation", "Apocalipsis", "Rev Revelations Apoc Ap"],
];

/** The 66 books in their usual order. `Psalm` stands in the singular, as one psalm is cited. */
export const BOOKS: readonly Book[] = ROWS.map(([name, spanishName, abbreviations], index) => ({
  number: index + 1,
  name,
  spanishName,
  abbreviations: abbreviations.split(" "),
  chapters: CHAPTER_LENGTHS[index]?.length ?? 0,
}));

/** The book of that number, or undefined. */
export const bookByNumber = (number: number): Book | undefined => BOOKS[number - 1];

/** How many verses the chapter has in KJV numbering; 0 when there is no such chapter. */
export const versesInChapter = (bookNumber: number, chapter: number): number =>
  CHAPTER_LENGTHS[bookNumber - 1]?.[chapter - 1] ?? 0;

const ORDINAL =
  /^(?:(iii|3|third|tercer)|(ii|2|second|segund)|(?:i|1|first|primer))(?:st|nd|rd|r?[aoªº]|d[ao])?(?:[\s.]+|(?<=[\dªº]))(?:(?:of|de)\s+)?(?=\p{L})/u;

/** One spelling for all: no case, accents, spaces or full stops; `First John`, `I John` and `1ª de Juan` are `1…`. */
function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(ORDINAL, (_ordinal, third, second) => (third ? "3" : second ? "2" : "1"))
    .replace(/^(?:san|saint|st\.?)\s+/, "")
    .replace(/[\s.]+/g, "");
}

const byFoldedName = new Map(
  BOOKS.flatMap((book) =>
    [book.name, book.spanishName, ...book.abbreviations].map((name) => [fold(name), book] as const),
  ),
);

/** Every spelling that names a book, as the lists above have it. */
export const BOOK_NAMES: readonly string[] = BOOKS.flatMap((book) => [
  book.name,
  book.spanishName,
  ...book.abbreviations,
]);

/** Finds a book by its English or Spanish name or a usual short form. */
export const bookByName = (name: string): Book | undefined => byFoldedName.get(fold(name));

/** How a book stands in an address: `1-corinthians`, `song-of-songs`. */
export const slugOf = ({ name }: Book): string => name.toLowerCase().replaceAll(" ", "-");

const bySlug = new Map(BOOKS.map((book) => [slugOf(book), book]));

/** The book of that address, or undefined: only this one spelling is an address. */
export const bookBySlug = (slug: string): Book | undefined => bySlug.get(slug);
