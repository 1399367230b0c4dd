import { useCallback, useEffect, useRef, useState } from "react";
import type { Translation } from "#app/features/bible/translations.ts";
import { type Found, NOTHING } from "#app/features/bible-search/model/found.ts";
import { pauseBefore } from "#app/features/bible-search/model/pause.ts";
import {
  SEARCH_PATH,
  type SearchQuery,
  searchOf,
  VERSES_PATH,
} from "#app/features/bible-search/model/query.ts";

export type Failure = "offline" | "notKept" | "tooFast" | "signedOut" | "failed";

const FAILURES: Readonly<Record<number, Failure>> = { 401: "signedOut", 409: "signedOut", 429: "tooFast" };

/** `here`: the translations on this device that were searched, where the server could not be. */
export type Answer =
  | { ok: true; found: Found; here?: readonly Translation[] }
  | { ok: false; failure: Failure };

/** Who is asked, and the page's own address. */
export type SearchSource = {
  path: string;
  /** @throws when the question is given up */
  ask(query: SearchQuery, signal: AbortSignal): Promise<Answer>;
};

async function askServer(query: SearchQuery, signal: AbortSignal): Promise<Answer> {
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

export const SERVER: SearchSource = { path: SEARCH_PATH, ask: askServer };

export type Shown = { query: SearchQuery; found: Found; here?: readonly Translation[] };

export type Search = {
  /** What is typed and chosen now. */
  query: SearchQuery;
  /** What is shown, and what was asked for it. */
  shown: Shown;
  isBusy: boolean;
  failure: Failure | null;
  change(next: Partial<SearchQuery>): void;
  more(): void;
  again(): void;
  /** The address of a search on this page. */
  pathOf(query: SearchQuery): string;
};

/** What the page begins with; `found` is null where nobody was asked yet. */
type First = { query: SearchQuery; found: Found | null };

/**
 * A search as one types: the first key after a rest is asked at once and a burst at its end, an older question given up
 * for a newer one, the newest answer shown. The address follows, so that the page can be opened again as it is.
 */
export function useSearch(first: First, source: SearchSource): Search {
  const [query, setQuery] = useState(first.query);
  const [shown, setShown] = useState<Shown>(() =>
    first.found
      ? { query: first.query, found: first.found }
      : { query: { ...first.query, text: "" }, found: NOTHING },
  );
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const asking = useRef<AbortController | null>(null);
  const timer = useRef(0);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  // what is found stays as it is drawn while somebody types: what it can do never changes
  const latest = useRef({ query, shown, source });
  latest.current = { query, shown, source };

  const run = useCallback(async (wanted: SearchQuery, show: (answer: Shown) => void) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    // on its way before anything is drawn
    const asked = latest.current.source.ask(wanted, own.signal);
    setBusy(true);
    const reply = await asked.catch((): Answer => ({ ok: false, failure: "failed" }));
    if (own.signal.aborted) return;
    setBusy(false);
    setFailure(reply.ok ? null : reply.failure);
    if (reply.ok) show({ query: wanted, ...reply });
  }, []);
  const { path } = source;
  const pathOf = useCallback((wanted: SearchQuery) => path + searchOf(wanted), [path]);
  const search = useCallback((wanted: SearchQuery) => run(wanted, setShown), [run]);

  const change = useCallback(
    (next: Partial<SearchQuery>) => {
      const wanted = { ...latest.current.query, after: null, ...next };
      latest.current.query = wanted;
      window.clearTimeout(timer.current);
      asking.current?.abort();
      const now = performance.now();
      const pause = pauseBefore(now - changedAt.current);
      changedAt.current = now;
      if (pause === 0) void search(wanted);
      else timer.current = window.setTimeout(() => void search(wanted), pause);
      setQuery(wanted);
      setBusy(true);
      // Remix reads its own state from the entry
      window.history.replaceState(window.history.state, "", pathOf({ ...wanted, text: wanted.text.trim() }));
    },
    [search, pathOf],
  );

  const isUnasked = useRef(first.found === null && first.query.text !== "");
  useEffect(() => {
    if (!isUnasked.current) return;
    isUnasked.current = false;
    void search(first.query);
  });
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );

  const more = useCallback(() => {
    const { found, query: base } = latest.current.shown;
    if (!found.next) return;
    void run({ ...base, after: found.next }, ({ found: { verses, next } }) =>
      setShown(({ found, ...rest }) => ({
        ...rest,
        found: { ...found, verses: [...found.verses, ...verses], next },
      })),
    );
  }, [run]);

  return { query, shown, isBusy, failure, change, more, again: () => void search(query), pathOf };
}
