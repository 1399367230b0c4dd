import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { BookFile } from "#app/features/word-study/book-file.ts";
import { WORD_REVISION } from "#app/features/word-study/revision.ts";
import { bookPath, TERMS_PATH, type TermsFile } from "#app/features/word-study/study.ts";
import type { WordFailure, WordMark } from "./kept-words.ts";

/** `books/<number>` or `terms`: gzipped, as it was transferred, so that it takes no more room than was told. */
type KeptFile = { name: string; revision: string; packed: ArrayBuffer };

/** The words of books on this device: the same for everybody, nothing of a member's. */
interface Words extends DBSchema {
  files: { key: string; value: KeptFile };
  /** Small, to be read without the files. */
  marks: { key: number; value: WordMark };
}

const NAME = "koinonia-words";
const TERMS = "terms";
const bookName = (book: number): string => `books/${book}`;

let opening: Promise<IDBPDatabase<Words>> | null = null;

function store(): Promise<IDBPDatabase<Words>> {
  opening ??= openDB<Words>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("files", { keyPath: "name" });
      db.createObjectStore("marks", { keyPath: "book" });
    },
    // a newer page of ours waits for this connection
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

export const wordMarks = async (): Promise<WordMark[]> => (await store()).getAll("marks");

async function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Response> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream));
}

async function keptFile(name: string): Promise<unknown> {
  const file = await (await store()).get("files", name);
  // of another revision: its words may be of another text
  if (file?.revision !== WORD_REVISION) return null;
  return (await through(file.packed, new DecompressionStream("gzip"))).json();
}

/** The words of a book that is kept here; null when it is not, or this browser keeps nothing. */
export const keptWords = (book: number): Promise<BookFile | null> =>
  keptFile(bookName(book)).then(
    (file) => file as BookFile | null,
    () => null,
  );

/** The terms of grammar, which come with the first book. */
export const keptTerms = (): Promise<TermsFile | null> =>
  keptFile(TERMS).then(
    (file) => file as TermsFile | null,
    () => null,
  );

/** Why words could not be kept. */
export class WordsNotKept extends Error {
  readonly why: WordFailure;
  constructor(why: WordFailure) {
    super(why);
    this.why = why;
  }
}

/**
 * Brings the words of a book onto this device, and the terms of grammar if they are not here.
 * @throws WordsNotKept; or the signal's reason, when it is given up
 */
export async function keepWords(book: number, signal: AbortSignal): Promise<void> {
  const terms = (await keptTerms()) ? [] : [await fetchFile(TERMS, TERMS_PATH, signal)];
  const file = await fetchFile(bookName(book), bookPath(book), signal);
  signal.throwIfAborted();
  try {
    const transaction = (await store()).transaction(["files", "marks"], "readwrite");
    const files = transaction.objectStore("files");
    await Promise.all([
      ...[...terms, file].map((one) => files.put(one)),
      transaction.objectStore("marks").put({ book, revision: WORD_REVISION }),
      transaction.done,
    ]);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    throw new WordsNotKept(isFull ? "room" : "storage");
  }
}

export async function removeWords(books: readonly number[]): Promise<void> {
  const transaction = (await store()).transaction(["files", "marks"], "readwrite");
  const [files, marks] = [transaction.objectStore("files"), transaction.objectStore("marks")];
  await Promise.all([
    ...books.flatMap((book) => [files.delete(bookName(book)), marks.delete(book)]),
    transaction.done,
  ]);
}

async function fetchFile(name: string, path: string, signal: AbortSignal): Promise<KeptFile> {
  const text = await loadText(path, signal);
  try {
    JSON.parse(text);
  } catch {
    throw new WordsNotKept("damaged");
  }
  const packed = await (await through(text, new CompressionStream("gzip"))).arrayBuffer();
  return { name, revision: WORD_REVISION, packed };
}

async function loadText(path: string, signal: AbortSignal): Promise<string> {
  try {
    // with a query the service worker leaves it alone, or it would be kept twice
    const answer = await fetch(`${path}?keep`, { signal });
    if (!answer.ok) throw new WordsNotKept("network");
    return await answer.text();
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof WordsNotKept ? error : new WordsNotKept("network");
  }
}
