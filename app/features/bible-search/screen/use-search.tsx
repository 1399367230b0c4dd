import { useCallback, useEffect, useRef, useState } from "react";
import type { Found } from "#app/features/bible-search/model/found.ts";
import {
  type SearchQuery,
  searchOf,
  searchPath,
  VERSES_PATH,
} from "#app/features/bible-search/model/query.ts";

/** Between the last key and the question. */
const PAUSE_MS = 50;

export type Failure = "offline" | "tooFast" | "signedOut" | "failed";

const FAILURES: Readonly<Record<number, Failure>> = { 401: "signedOut", 409: "signedOut", 429: "tooFast" };

type Asked = { ok: true; found: Found } | { ok: false; failure: Failure };

/** @throws when the question is given up */
async function ask(query: SearchQuery, signal: AbortSignal): Promise<Asked> {
  try {
    const reply = await fetch(VERSES_PATH + searchOf(query), {
      signal,
      headers: { accept: "application/json" },
    });
    if (!reply.ok) return { ok: false, failure: FAILURES[reply.status] ?? "failed" };
    return { ok: true, found: (await reply.json()) as Found };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, failure: error instanceof TypeError ? "offline" : "failed" };
  }
}

export type Search = {
  /** What is typed and chosen now. */
  query: SearchQuery;
  /** What is shown, and what was asked for it. */
  shown: { query: SearchQuery; found: Found };
  isBusy: boolean;
  failure: Failure | null;
  change(next: Partial<SearchQuery>): void;
  more(): void;
  again(): void;
};

/**
 * A search as one types: asked after a short pause, an older question given up for a newer one, the newest answer
 * shown. The address follows, so that the page can be opened again as it is.
 */
export function useSearch(first: { query: SearchQuery; found: Found }): Search {
  const [query, setQuery] = useState(first.query);
  const [shown, setShown] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const asking = useRef<AbortController | null>(null);
  const timer = useRef(0);

  const run = useCallback(async (wanted: SearchQuery, show: (found: Found) => void) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setBusy(true);
    const reply = await ask(wanted, own.signal).catch(() => null);
    if (!reply || own.signal.aborted) return;
    setBusy(false);
    setFailure(reply.ok ? null : reply.failure);
    if (reply.ok) show(reply.found);
  }, []);

  const search = (wanted: SearchQuery) => run(wanted, (found) => setShown({ query: wanted, found }));

  const change = (next: Partial<SearchQuery>) => {
    const wanted = { ...query, after: null, ...next };
    setQuery(wanted);
    window.clearTimeout(timer.current);
    asking.current?.abort();
    // Remix reads its own state from the entry
    window.history.replaceState(
      window.history.state,
      "",
      searchPath({ ...wanted, text: wanted.text.trim() }),
    );
    setBusy(true);
    timer.current = window.setTimeout(() => void search(wanted), PAUSE_MS);
  };

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );

  const more = () => {
    const { found, query: base } = shown;
    if (!found.next) return;
    void run({ ...base, after: found.next }, ({ verses, next }) =>
      setShown({ query: base, found: { ...found, verses: [...found.verses, ...verses], next } }),
    );
  };

  return { query, shown, isBusy, failure, change, more, again: () => void search(query) };
}
