import { useEffect, useState } from "react";
import type { BookFile } from "./book-file.ts";
import { keptTerms, keptWords } from "./device/word-store.tsx";
import { bookPath, type StudyFile, studyPath, TERMS_PATH, type TermsFile } from "./study.ts";

/** Files that this tab has read, and those that it fetches. A failed one is asked for anew. */
const kept = new Map<string, unknown>();
const coming = new Map<string, Promise<unknown>>();
const MAX_KEPT = 8;

type FromDevice = (() => Promise<unknown>) | undefined;

function fetchFile<File>(path: string, fromDevice: FromDevice): Promise<File> {
  const asked = coming.get(path) ?? ask(path, fromDevice);
  coming.set(path, asked);
  return asked as Promise<File>;
}

async function load(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function ask(path: string, fromDevice: FromDevice): Promise<unknown> {
  try {
    const file = (await fromDevice?.()) ?? (await load(path));
    kept.set(path, file);
    for (const first of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(first);
    }
    return file;
  } finally {
    coming.delete(path);
  }
}

export type Fetched<File> = { file: File | null; failed: boolean; again(): void };

/**
 * A file of this build; null until it is here, and where none is wanted.
 * @param fromDevice what a member has kept of it, which is asked first
 */
export function useBuiltFile<File>(path: string | null, fromDevice?: () => Promise<unknown>): Fetched<File> {
  const [read, setRead] = useState<{ path: string; file: File | null } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried anew when asked to
  useEffect(() => {
    if (!path || kept.has(path)) return;
    let left = false;
    const settle = (file: File | null) => {
      if (!left) setRead({ path, file });
    };
    fetchFile<File>(path, fromDevice).then(settle, () => settle(null));
    return () => {
      left = true;
    };
  }, [path, tries]);
  const mine = read?.path === path ? read : null;
  const here = path && kept.has(path) ? (kept.get(path) as File) : (mine?.file ?? null);
  return {
    file: here,
    failed: !here && mine !== null,
    again: () => {
      setRead(null);
      setTries((count) => count + 1);
    },
  };
}

/** The words of a book: from this device, else one request, kept for good. */
export const useBookWords = (book: number): Fetched<BookFile> =>
  useBuiltFile(bookPath(book), () => keptWords(book));

/** What the dictionaries say of a number, once somebody asks. */
export const useStudies = (number: string | null): Fetched<StudyFile> =>
  useBuiltFile(number && studyPath(number));

export const useTerms = (): Fetched<TermsFile> => useBuiltFile(TERMS_PATH, keptTerms);
