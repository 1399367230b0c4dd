import { useEffect, useRef, useState } from "react";
import { type KeptBooks, keptBooks, missingOf, type WordFailure, type WordProgress } from "./kept-words.ts";
import { keepWords, removeWords, WordsNotKept, wordMarks } from "./word-store.tsx";

export type WordKeeping = {
  /** Null until this device has been looked at. */
  books: KeptBooks | null;
  progress: WordProgress | null;
  failed: WordFailure | null;
  /** True when all of them are here. */
  keep(books: readonly number[]): Promise<boolean>;
  remove(books: readonly number[]): Promise<boolean>;
  stop(): void;
};

/** Which books' words are on this device, and what brings and removes them, one book after another. */
export function useWordKeeping(): WordKeeping {
  const [books, setBooks] = useState<KeptBooks | null>(null);
  const [progress, setProgress] = useState<WordProgress | null>(null);
  const [failed, setFailed] = useState<WordFailure | null>(null);
  const underWay = useRef<AbortController | null>(null);

  const look = async (): Promise<KeptBooks> => {
    const found = keptBooks(await wordMarks().catch(() => []));
    setBooks(found);
    return found;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the device is looked at once, then after each change
  useEffect(() => {
    void look();
    return () => underWay.current?.abort();
  }, []);

  const keep = async (asked: readonly number[]): Promise<boolean> => {
    if (underWay.current) return false;
    const own = new AbortController();
    underWay.current = own;
    setFailed(null);
    try {
      // asked for once; a browser that says no may clear the words when it needs room
      await navigator.storage?.persist?.();
      const missing = missingOf(asked, await look());
      for (const [at, book] of missing.entries()) {
        setProgress({ done: missing.slice(0, at), of: missing });
        await keepWords(book, own.signal);
      }
      return true;
    } catch (error) {
      if (!own.signal.aborted) setFailed(error instanceof WordsNotKept ? error.why : "storage");
      return false;
    } finally {
      underWay.current = null;
      setProgress(null);
      await look();
    }
  };

  const remove = async (unwanted: readonly number[]): Promise<boolean> => {
    try {
      await removeWords(unwanted);
      await look();
      return true;
    } catch {
      setFailed("storage");
      return false;
    }
  };

  return { books, progress, failed, keep, remove, stop: () => underWay.current?.abort() };
}
