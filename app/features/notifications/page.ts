import type { NoticeView } from "./view.ts";

/** A page of the list, and what the bell says. */
export type NoticePage = {
  notices: NoticeView[];
  /** The last one shown, where older ones follow. */
  older: string | null;
  /** The newest that was seen, for "mark all read". */
  newest: string | null;
  unread: number;
  /** The hours in which nothing rings, as times of day; null when the member has none. */
  quiet: { from: string; to: string } | null;
  /** Ids of those that may be said as a notice now. */
  ringing: string[];
};
