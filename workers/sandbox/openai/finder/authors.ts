import type { Copy, Language } from "#app/core/language.ts";
import { bookByNumber, versesInChapter } from "#app/features/bible/books.ts";
import { formatReference } from "#app/features/bible/reference.ts";

/** What is known of who wrote a book: named in it, handed down, or not known. */
type Known = "named" | "tradition" | "unknown" | "many";
type Author = { known: Known; en: string; es: string };

const author = (known: Known, en = "", es = en): Author => ({ known, en, es });
const MOSES = author("tradition", "Moses", "Moisés");
const PAUL = author("named", "Paul", "Pablo");
const JOHN = author("tradition", "John the apostle", "Juan el apóstol");
const EZRA = author("tradition", "Ezra", "Esdras");
const UNKNOWN = author("unknown");

const run = (from: number, to: number, who: Author): [number, Author][] =>
  Array.from({ length: to - from + 1 }, (_, at) => [from + at, who]);

/** By the book's number. */
const AUTHORS: ReadonlyMap<number, Author> = new Map([
  ...run(1, 5, MOSES),
  [6, author("tradition", "Joshua", "Josué")],
  ...run(7, 12, UNKNOWN),
  ...run(13, 15, EZRA),
  [16, author("named", "Nehemiah", "Nehemías")],
  ...run(17, 18, UNKNOWN),
  [
    19,
    author("many", "David, Asaph, the sons of Korah and others", "David, Asaf, los hijos de Coré y otros"),
  ],
  [20, author("many", "Solomon, Agur and King Lemuel", "Salomón, Agur y el rey Lemuel")],
  ...run(21, 22, author("tradition", "Solomon", "Salomón")),
  [23, author("named", "Isaiah", "Isaías")],
  [24, author("named", "Jeremiah, who spoke it to Baruch", "Jeremías, que lo dictó a Baruc")],
  [25, author("tradition", "Jeremiah", "Jeremías")],
  ...["Ezekiel Ezequiel", "Daniel Daniel", "Hosea Oseas", "Joel Joel", "Amos Amós", "Obadiah Abdías"].map(
    (pair, at): [number, Author] => [26 + at, author("named", ...(pair.split(" ") as [string, string]))],
  ),
  [32, UNKNOWN],
  ...[
    "Micah Miqueas",
    "Nahum Nahúm",
    "Habakkuk Habacuc",
    "Zephaniah Sofonías",
    "Haggai Hageo",
    "Zechariah Zacarías",
    "Malachi Malaquías",
  ].map((pair, at): [number, Author] => [33 + at, author("named", ...(pair.split(" ") as [string, string]))]),
  [40, author("tradition", "Matthew the apostle", "Mateo el apóstol")],
  [41, author("tradition", "Mark, a companion of Peter", "Marcos, compañero de Pedro")],
  [42, author("tradition", "Luke the physician", "Lucas el médico")],
  [43, JOHN],
  [44, author("tradition", "Luke the physician", "Lucas el médico")],
  ...run(45, 57, PAUL),
  [58, UNKNOWN],
  [59, author("named", "James", "Santiago")],
  ...run(60, 61, author("named", "Peter", "Pedro")),
  ...run(62, 64, JOHN),
  [65, author("named", "Jude, brother of James", "Judas, hermano de Jacobo")],
  [66, author("named", "John", "Juan")],
]);

const words: Copy<Record<Known, (book: string, who: string) => string> & { goesOn: string }> = {
  en: {
    named: (book, who) =>
      `${book} names its author: ${who}. Scholars discuss how it came to its present form.`,
    tradition: (book, who) =>
      `${book} does not name its author. From old times it has been ascribed to ${who}; that is tradition, and scholars differ.`,
    unknown: (book) =>
      `Nobody knows for certain who wrote ${book}. The book does not say, and the old traditions do not agree.`,
    many: (book, who) =>
      `${book} is a collection, and names several authors: ${who}. Of some parts nobody knows.`,
    goesOn: "This is how it begins. Would you like to read on?",
  },
  es: {
    named: (book, who) =>
      `${book} nombra a su autor: ${who}. Los estudiosos discuten cómo llegó a su forma actual.`,
    tradition: (book, who) =>
      `${book} no nombra a su autor. Desde antiguo se atribuye a ${who}; es la tradición, y los estudiosos difieren.`,
    unknown: (book) =>
      `Nadie sabe con certeza quién escribió ${book}. El libro no lo dice, y las tradiciones antiguas no coinciden.`,
    many: (book, who) =>
      `${book} es una colección y nombra a varios autores: ${who}. De algunas partes no se sabe.`,
    goesOn: "Así empieza. ¿Quieres seguir leyendo?",
  },
};

/** Verses of a beginning. */
const BEGINNING = 3;

/** Who wrote a book, as far as it is known, and how the book begins. */
export function composeAuthor(bookNumber: number, language: Language): string {
  const { known, ...who } = AUTHORS.get(bookNumber) ?? UNKNOWN;
  const book = bookByNumber(bookNumber);
  const name = (language === "es" ? book?.spanishName : book?.name) ?? "";
  const toVerse = Math.min(BEGINNING, versesInChapter(bookNumber, 1));
  const begins = formatReference({ bookNumber, chapter: 1, fromVerse: 1, toVerse });
  return [words[language][known](name, who[language]), `[[${begins}]]`, words[language].goesOn].join("\n\n");
}
