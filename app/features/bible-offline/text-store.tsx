import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { chapterWithTitle } from "#app/features/bible/chapter/psalm-title.ts";
import { EDITIONS } from "#app/features/bible/texts/editions.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import kjvTitles from "#data/bible/kjv.psalm-titles.tsv?raw";
import webTitles from "#data/bible/web.psalm-titles.tsv?raw";
import {
  chapterOf,
  foldFile,
  type KeptText,
  type OpenText,
  openText,
  psalmHeads,
} from "./model/kept-text.ts";
import type { Failure, KeptMark } from "./model/offered.ts";

const PSALMS = 19;
/** Titles of psalms are no verses; the Spanish ones stand in their first verses. */
const TITLES: Readonly<Record<Translation, string>> = { KJV: kjvTitles, WEB: webTitles, RV1909: "" };

/** The texts on this device. They are the same for everybody, so nothing here belongs to a member. */
interface Texts extends DBSchema {
  texts: { key: Translation; value: KeptText & { sha256: string } };
  /** Small, to be read without the texts. */
  marks: { key: Translation; value: KeptMark };
}

const NAME = "koinonia-texts";
const VERSION = 1;

let opening: Promise<IDBPDatabase<Texts>> | null = null;

function store(): Promise<IDBPDatabase<Texts>> {
  opening ??= openDB<Texts>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore("texts", { keyPath: "translation" });
      db.createObjectStore("marks", { keyPath: "translation" });
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

export const keptMarks = async (): Promise<KeptMark[]> => (await store()).getAll("marks");

const opened = new Map<Translation, OpenText>();

/** A text that is kept here, ready to be read and searched; null when it is not. Opened once a page. */
export async function openKept(translation: Translation): Promise<OpenText | null> {
  const known = opened.get(translation);
  if (known) return known;
  const kept = await (await store()).get("texts", translation);
  if (!kept) return null;
  const text = openText(kept);
  opened.set(translation, text);
  return text;
}

export async function openAllKept(): Promise<OpenText[]> {
  const marks = await keptMarks();
  const texts = await Promise.all(marks.map(({ translation }) => openKept(translation)));
  return texts.filter((text) => text !== null);
}

/** A chapter of a text that is kept here, as the reader has it; null when the text is not here. */
export async function keptChapterFile({
  translation,
  book,
  chapter,
}: ChapterAddress): Promise<ChapterFile | null> {
  const text = await openKept(translation);
  if (!text) return null;
  const file = chapterOf(text, book.number, chapter);
  if (book.number !== PSALMS) return file;
  if (translation === "RV1909") return chapterWithTitle(PSALMS * 1_000 + chapter, file);
  return { ...file, ...psalmHeads(TITLES[translation], chapter) };
}

export async function removeKept(translation: Translation): Promise<void> {
  const transaction = (await store()).transaction(["texts", "marks"], "readwrite");
  await Promise.all([
    transaction.objectStore("texts").delete(translation),
    transaction.objectStore("marks").delete(translation),
    transaction.done,
  ]);
  opened.delete(translation);
}

/** Why a translation could not be kept. */
export class NotKept extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why);
    this.why = why;
  }
}

type Watch = { signal: AbortSignal; onProgress(received: number): void; onCheck(): void };

/**
 * Brings a translation onto this device: loaded, compared with the checksum of the shipped text, and only then put in
 * the place of an older one, in one step.
 * @throws NotKept; or the signal's reason, when it is given up
 */
export async function keepText(translation: Translation, url: string, watch: Watch): Promise<void> {
  const packed = await load(url, watch);
  watch.onCheck();
  const bytes = await unpack(packed);
  const { sha256 } = EDITIONS[translation];
  if ((await checksum(bytes)) !== sha256) throw new NotKept("damaged");
  watch.signal.throwIfAborted();
  const file = new TextDecoder().decode(bytes);
  const text = { translation, file, folded: foldFile(file), sha256 };
  try {
    // asked for once; a browser that says no may clear the texts when it needs room
    await navigator.storage?.persist?.();
    const transaction = (await store()).transaction(["texts", "marks"], "readwrite");
    await Promise.all([
      transaction.objectStore("texts").put(text),
      transaction.objectStore("marks").put({ translation, sha256 }),
      transaction.done,
    ]);
  } catch (error) {
    throw new NotKept(
      error instanceof DOMException && error.name === "QuotaExceededError" ? "room" : "storage",
    );
  }
  opened.delete(translation);
}

type Bytes = Uint8Array<ArrayBuffer>;

async function load(url: string, { signal, onProgress }: Watch): Promise<Bytes> {
  try {
    // with a query the service worker leaves it alone, or it would be kept twice
    const answer = await fetch(`${url}?keep`, { signal });
    if (!answer.ok || !answer.body) throw new NotKept("network");
    const chunks: Bytes[] = [];
    let received = 0;
    const reader = (answer.body as ReadableStream<Bytes>).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      received += read.value.length;
      onProgress(received);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof NotKept ? error : new NotKept("network");
  }
}

async function unpack(packed: Bytes): Promise<Bytes> {
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    throw new NotKept("damaged");
  }
}

const checksum = async (bytes: Bytes): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
