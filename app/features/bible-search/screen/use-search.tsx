import { useEffect, useRef, useState } from "react";
import type { Translation } from "#app/features/bible/translations.ts";
import { type Found, NOTHING } from "#app/features/bible-search/model/found.ts";
import {
  SEARCH_PATH,
  type SearchQuery,
  searchOf,
  VERSES_PATH,
} from "#app/features/bible-search/model/query.ts";

/** Between the last key and the question. */
const PAUSE_MS = 50;

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

type Shown = { query: SearchQuery; found: Found; here?: readonly Translation[] };

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
 * A search as one types: asked after a short pause, an older question given up for a newer one, the newest answer
 * shown. The address follows, so that the page can be opened again as it is.
 */
export function useSearch(first: First, { path, ask }: SearchSource): Search {
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

  const run = async (wanted: SearchQuery, show: (answer: Shown) => void) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setBusy(true);
    const reply = await ask(wanted, own.signal).catch((): Answer => ({ ok: false, failure: "failed" }));
    if (own.signal.aborted) return;
    setBusy(false);
    setFailure(reply.ok ? null : reply.failure);
    if (reply.ok) show({ query: wanted, ...reply });
  };
  const pathOf = (wanted: SearchQuery) => path + searchOf(wanted);

  const search = (wanted: SearchQuery) => run(wanted, setShown);

  const change = (next: Partial<SearchQuery>) => {
    const wanted = { ...query, after: null, ...next };
    setQuery(wanted);
    window.clearTimeout(timer.current);
    asking.current?.abort();
    // Remix reads its own state from the entry
    window.history.replaceState(window.history.state, "", pathOf({ ...wanted, text: wanted.text.trim() }));
    setBusy(true);
    timer.current = window.setTimeout(() => void search(wanted), PAUSE_MS);
  };

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

  const more = () => {
    const { found, query: base } = shown;
    if (!found.next) return;
    void run({ ...base, after: found.next }, ({ found: { verses, next } }) =>
      setShown({ ...shown, found: { ...found, verses: [...found.verses, ...verses], next } }),
    );
  };

  return { query, shown, isBusy, failure, change, more, again: () => void search(query), pathOf };
}
