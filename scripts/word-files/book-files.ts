import type { BookFile, Entry, FormRow, VerseRow } from "#app/features/word-study/book-file.ts";
import { lemmaOf, numberOf } from "#app/features/word-study/lemma.ts";
import { packLinks, readLink } from "#app/features/word-study/links.ts";
import { entryReader } from "./entries.ts";
import { byFirst, grouped, rowsIn } from "./read-data.ts";

/** Everything that the files say of verses, read once for all books. */
export function readSources() {
  const titleId = (psalm = "", rest: string[]): [string, string[]] => [
    `19${psalm.padStart(3, "0")}000`,
    rest.slice(1),
  ];
  const titled = (path: string) => rowsIn(path).map(([psalm, ...rest]) => titleId(psalm, rest));
  const kjv = new Map(rowsIn("bible/kjv.tsv.gz").map(([id = "", , text = ""]) => [id, [text]]));
  const text = new Map([...kjv, ...titled("bible/kjv.psalm-titles.tsv")]);
  return {
    text,
    byBook: Map.groupBy(text.keys(), (id) => id.slice(0, 2)),
    original: new Map([
      ...byFirst("original/hebrew.tsv.gz"),
      ...byFirst("original/greek.tsv.gz"),
      ...titled("original/hebrew.psalm-titles.tsv"),
    ]),
    links: new Map([...byFirst("words/kjv-words.tsv.gz"), ...titled("words/kjv-words.psalm-titles.tsv")]),
    added: byFirst("words/kjv-added.tsv.gz"),
    notes: grouped(rowsIn("words/kjv-notes.tsv.gz")),
    written: grouped(rowsIn("original/hebrew-ketiv.tsv.gz")),
    grammar: new Map([...byFirst("original/hebrew-morph.tsv.gz"), ...byFirst("original/greek-morph.tsv.gz")]),
    entryOf: entryReader(),
  };
}

export type Sources = ReturnType<typeof readSources>;

/** Rows that are written once and named by their place; the commonest come first, for short numbers compress best. */
class Places<Row> {
  readonly #known = new Map<string, { row: Row; at: number; uses: number }>();
  /** A place that holds until `sorted`. */
  of(key: string, make: () => Row): number {
    const known = this.#known.get(key);
    if (known) {
      known.uses += 1;
      return known.at;
    }
    const at = this.#known.size;
    this.#known.set(key, { row: make(), at, uses: 1 });
    return at;
  }
  sorted(): { rows: Row[]; moved: number[] } {
    const all = [...this.#known.values()].sort((one, other) => other.uses - one.uses || one.at - other.at);
    const moved: number[] = [];
    all.forEach(({ at }, now) => {
      moved[at] = now;
    });
    return { rows: all.map(({ row }) => row), moved };
  }
}

/** The words of one book, as the browser reads them. */
export function bookFile(sources: Sources, book: number): BookFile {
  const prefix = String(book).padStart(2, "0");
  const entries: Record<string, Entry> = {};
  const forms = new Places<FormRow>();
  const grammar = new Places<readonly [string, string, string]>();
  const verses: Record<string, VerseRow> = {};
  const enter = (key: string): void => {
    const entry = key in entries ? null : sources.entryOf(key);
    if (entry) entries[key] = entry;
  };

  const formAt = (word: string): number =>
    forms.of(word, () => {
      const [form = "", lemma = "", code = ""] = word.split("|");
      const { key } = lemmaOf(lemma);
      if (key) enter(key);
      const said = sources.grammar.get(code);
      return [form, lemma, grammar.of(code, () => [code, said?.[0] ?? "", said?.[1] ?? ""])];
    });

  for (const id of sources.byBook.get(prefix) ?? []) {
    const words = sources.original.get(id)?.[0]?.split(" ").filter(Boolean) ?? [];
    const numberAt = (place: number) => numberOf(lemmaOf(words[place]?.split("|")[1] ?? "").key ?? "");
    const tokens = sources.links.get(id)?.[0]?.split(" ").filter(Boolean) ?? [];
    const links = tokens.map((token) => readLink(token, numberAt));
    for (const { numbers } of links) numbers.forEach(enter);
    const added = sources.added.get(id)?.[0];
    const notes = sources.notes.get(id);
    const written = sources.written.get(id);
    verses[Number(id)] = {
      words: words.map(formAt),
      links: packLinks(links),
      ...(added && { added }),
      ...(notes && { notes: notes.map(([where = "", note = ""]) => [where, note] as const) }),
      ...(written && { written: written.map(([where = "", ketiv = ""]) => [where, ketiv] as const) }),
    };
  }
  const { rows, moved } = forms.sorted();
  const codes = grammar.sorted();
  for (const verse of Object.values(verses)) verse.words = verse.words.map((at) => moved[at] ?? at);
  return {
    entries,
    grammar: codes.rows,
    forms: rows.map(([form, lemma, code]) => [form, lemma, codes.moved[code] ?? code]),
    verses,
  };
}
