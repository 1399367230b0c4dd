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
  ["Genesis", "Génesis", "Gen Gn"],
  ["Exodus", "Éxodo", "Exod Ex"],
  ["Leviticus", "Levítico", "Lev Lv"],
  ["Numbers", "Números", "Num Nm"],
  ["Deuteronomy", "Deuteronomio", "Deut Dt"],
  ["Joshua", "Josué", "Josh Jos"],
  ["Judges", "Jueces", "Judg Jdg"],
  ["Ruth", "Rut", "Ru"],
  ["1 Samuel", "1 Samuel", "1Sam 1Sa"],
  ["2 Samuel", "2 Samuel", "2Sam 2Sa"],
  ["1 Kings", "1 Reyes", "1Kgs 1Ki"],
  ["2 Kings", "2 Reyes", "2Kgs 2Ki"],
  ["1 Chronicles", "1 Crónicas", "1Chron 1Chr 1Ch"],
  ["2 Chronicles", "2 Crónicas", "2Chron 2Chr 2Ch"],
  ["Ezra", "Esdras", "Ezr"],
  ["Nehemiah", "Nehemías", "Neh"],
  ["Esther", "Ester", "Esth Est"],
  ["Job", "Job", "Jb"],
  ["Psalm", "Salmo", "Psalms Ps Psa Pss Salmos Sal"],
  ["Proverbs", "Proverbios", "Prov Pr Proverb Proverbio"],
  ["Ecclesiastes", "Eclesiastés", "Eccl Eccles Ecc"],
  ["Song of Songs", "Cantares", "SongofSolomon Song SoS Canticles"],
  ["Isaiah", "Isaías", "Isa Is"],
  ["Jeremiah", "Jeremías", "Jer"],
  ["Lamentations", "Lamentaciones", "Lam"],
  ["Ezekiel", "Ezequiel", "Ezek Eze"],
  ["Daniel", "Daniel", "Dan Dn"],
  ["Hosea", "Oseas", "Hos"],
  ["Joel", "Joel", "Jl"],
  ["Amos", "Amós", "Am"],
  ["Obadiah", "Abdías", "Obad Ob"],
  ["Jonah", "Jonás", "Jon"],
  ["Micah", "Miqueas", "Mic"],
  ["Nahum", "Nahúm", "Nah"],
  ["Habakkuk", "Habacuc", "Hab"],
  ["Zephaniah", "Sofonías", "Zeph Zep"],
  ["Haggai", "Hageo", "Hag"],
  ["Zechariah", "Zacarías", "Zech Zec"],
  ["Malachi", "Malaquías", "Mal"],
  ["Matthew", "Mateo", "Matt Mt"],
  ["Mark", "Marcos", "Mk Mrk"],
  ["Luke", "Lucas", "Lk Luk"],
  ["John", "Juan", "Jn Jhn"],
  ["Acts", "Hechos", "Ac"],
  ["Romans", "Romanos", "Rom Rm"],
  ["1 Corinthians", "1 Corintios", "1Cor 1Co"],
  ["2 Corinthians", "2 Corintios", "2Cor 2Co"],
  ["Galatians", "Gálatas", "Gal"],
  ["Ephesians", "Efesios", "Eph"],
  ["Philippians", "Filipenses", "Phil Php"],
  ["Colossians", "Colosenses", "Col"],
  ["1 Thessalonians", "1 Tesalonicenses", "1Thess 1Th"],
  ["2 Thessalonians", "2 Tesalonicenses", "2Thess 2Th"],
  ["1 Timothy", "1 Timoteo", "1Tim 1Ti"],
  ["2 Timothy", "2 Timoteo", "2Tim 2Ti"],
  ["Titus", "Tito", "Tit"],
  ["Philemon", "Filemón", "Phlm Philem"],
  ["Hebrews", "Hebreos", "Heb"],
  ["James", "Santiago", "Jas Jam"],
  ["1 Peter", "1 Pedro", "1Pet 1Pe"],
  ["2 Peter", "2 Pedro", "2Pet 2Pe"],
  ["1 John", "1 Juan", "1Jn 1Jhn"],
  ["2 John", "2 Juan", "2Jn 2Jhn"],
  ["3 John", "3 Juan", "3Jn 3Jhn"],
  ["Jude", "Judas", "Jud"],
  ["Revelation", "Apocalipsis", "Rev Revelations Apoc"],
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

const ORDINALS: readonly (readonly [RegExp, string])[] = [
  [/^(?:iii|third|3rd)\s+/, "3"],
  [/^(?:ii|second|2nd)\s+/, "2"],
  [/^(?:i|first|1st)\s+/, "1"],
];

/** One spelling for all: no case, accents, spaces or full stops; `First John` and `I John` are `1john`. */
function fold(name: string): string {
  let folded = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
  for (const [ordinal, digit] of ORDINALS) folded = folded.replace(ordinal, digit);
  return folded.replace(/[\s.]+/g, "");
}

const byFoldedName = new Map(
  BOOKS.flatMap((book) =>
    [book.name, book.spanishName, ...book.abbreviations].map((name) => [fold(name), book] as const),
  ),
);

/** Finds a book by its English or Spanish name or a usual short form. */
export const bookByName = (name: string): Book | undefined => byFoldedName.get(fold(name));
