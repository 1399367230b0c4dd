import { type Relay, relayOf } from "#app/features/community/relay/relay.ts";
import type { Circle, Closing, Moderation, RequestState, Theme } from "./themes.ts";

/** Who wrote it, as the reader may know them; null: somebody who gave no name. */
export type Author = { handle: string; name: string; picture: string };

export type ClosingWords = { kind: Closing; body: string; at: number };

/** A request as one reader sees it. */
export type RequestLine = {
  id: string;
  title: string;
  body: string;
  theme: Theme;
  language: string;
  author: Author | null;
  /** The reader wrote it. */
  mine: boolean;
  unnamed: boolean;
  pastoral: boolean;
  /** For friends, or for the group of this name, alone. */
  circle: Circle | null;
  groupName: string | null;
  state: RequestState;
  /** To its author: whether it waits for a moderator; to everyone else always `shown`. */
  moderation: Moderation;
  /** Distinct members. */
  prayedBy: number;
  /** The reader prayed on this day of theirs, and when. */
  prayedAt: number | null;
  promised: boolean;
  createdAt: number;
  editedAt: number | null;
  closing: ClosingWords | null;
  /** A day and a night of prayer that was asked for. */
  relay: Relay | null;
  version: number;
};

/** A row as the store gives it; `lastDay`: the day on which the reader prayed last. */
export type RequestRow = Omit<
  RequestLine,
  "author" | "mine" | "unnamed" | "pastoral" | "promised" | "closing" | "prayedAt" | "relay"
> & {
  handle: string | null;
  name: string | null;
  picture: string | null;
  mine: number;
  unnamed: number;
  pastoral: number;
  promised: number;
  closing: string | null;
  relay: string | null;
  lastPrayer: string | null;
};

/** @param today the reader's own day */
export function requestLine(row: RequestRow, today: string): RequestLine {
  const { handle, name, picture, mine, unnamed, pastoral, promised, closing, relay, lastPrayer, ...rest } =
    row;
  const last = lastPrayer ? (JSON.parse(lastPrayer) as { day: string; at: number }) : null;
  return {
    ...rest,
    author: handle === null || name === null ? null : { handle, name, picture: picture ?? "" },
    mine: mine === 1,
    unnamed: unnamed === 1,
    pastoral: pastoral === 1,
    promised: promised === 1,
    closing: closing ? (JSON.parse(closing) as ClosingWords) : null,
    relay: relayOf(relay),
    prayedAt: last?.day === today ? last.at : null,
  };
}
