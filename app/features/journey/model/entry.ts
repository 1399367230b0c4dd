import type { LocalDay } from "#app/core/local-day.ts";

/** What an entry of the journey is: a request and what became of it, a testimony, or one's own note. */
export const KINDS = ["asked", "update", "answered", "changed", "let_go", "testimony", "note"] as const;
export type Kind = (typeof KINDS)[number];

export const MAX_TITLE = 120;
export const MAX_BODY = 3_000;
export const MAX_REFERENCE = 60;
/** Entries of one page. */
export const PAGE_SIZE = 50;
/** Notes of one's own, and what is taken in from a file, together. */
export const MAX_ENTRIES = 20_000;

export type Entry = {
  id: string;
  /** What belongs together: a request and its answer. */
  thread: string;
  kind: Kind;
  /** The member's own. */
  day: LocalDay;
  /** Epoch ms. */
  at: number;
  title: string;
  body: string;
  /** A verse, in English; empty: none. */
  reference: string;
};

/** As a page shows it. */
export type EntryLine = Entry & { version: number; reminds: boolean };

/** Written by the member here, or taken in from a file: it can be changed. */
export const isOwn = ({ kind }: Pick<Entry, "kind">): boolean => kind === "note";

export const ownId = (formId: string): string => `own:${formId}`;

/** An entry of an earlier year, as the hub shows it on its day. */
export type Anniversary = Pick<Entry, "id" | "kind" | "day" | "title" | "body">;
export type AnniversaryLine = Anniversary & { years: number };

/** What the community's outbox hands on; its day is the member's own. */
export type JourneyEffect = Omit<Entry, "day"> & { version: number };
