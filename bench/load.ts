import { once } from "node:events";
import { Worker } from "node:worker_threads";

export type Page = {
  origin: string;
  /** Of several, one after the other. */
  path: string | readonly string[];
  cookie?: string;
  /** Words that every answer must have in it. */
  contains: string;
  /** What the asking side reads: gzip as every browser, unless said. Asked for "identity", workerd compresses nothing. */
  encoding?: "gzip" | "identity";
  /** For an action: one for each connection, in turn. */
  posts?: readonly Posted[];
};

/** A form that is sent with a request id of its own each time. */
export type Posted = { cookie: string; fields: Readonly<Record<string, string>> };

/** `ms`: for how long. */
export type Load = Page & { ms: number };

export type LoadResult = { ok: true; perSecond: number } | { ok: false; reason: string };

export type Loader = {
  /** Answers per second under steady load. @throws when one answer was wrong */
  perSecond(page: Page, ms: number): Promise<number>;
  stop(): Promise<void>;
};

/** Asks from a thread of its own; one load at a time. */
export function startLoader(): Loader {
  const worker = new Worker(new URL("./load-thread.ts", import.meta.url));
  return {
    perSecond: async (page, ms) => {
      worker.postMessage({ ...page, ms } satisfies Load);
      const [result] = (await once(worker, "message")) as [LoadResult];
      if (!result.ok) throw new Error(result.reason);
      return result.perSecond;
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
