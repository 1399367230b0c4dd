import type { Connection } from "partyserver";
import { CLOSE } from "#party/protocol.ts";
import { type Admission, memberTag, sessionTag } from "./admission.ts";
import { MAX_SOCKETS_PER_MEMBER, TOKEN_GRACE_MS } from "./limits.ts";

/** Kept with the socket while the room hibernates. */
type SocketState = { userId: string; session: string; openedAt: number; closesAt: number };

/** Partyserver's way to open sockets; those that are closing are left out. */
export type FindSockets = (tag?: string) => Iterable<Connection>;

const stateOf = (connection: Connection): SocketState =>
  (connection.state as SocketState | null) ?? {
    userId: "unknown",
    session: "unknown",
    openedAt: 0,
    closesAt: 0,
  };

export const sessionOf = (connection: Connection): string => stateOf(connection).session;

/** The open sockets of a room, each for as long as its session token lives. */
export class Connections {
  readonly #find: FindSockets;
  readonly #closeEveryMs: number;
  #newest = 0;
  /** When the first of them expires, epoch ms; unknown when the room has just woken. */
  #nextExpiry: number | undefined;

  constructor(find: FindSockets, closeEveryMs = 1) {
    this.#find = find;
    this.#closeEveryMs = closeEveryMs;
  }

  /** Beyond a member's limit the oldest is closed: the newest is the one that somebody looks at. */
  admit(connection: Connection, { userId, session, expiresAt }: Admission, now: number): void {
    this.#newest = Math.max(now, this.#newest + 1);
    const closesAt = Math.ceil((expiresAt + TOKEN_GRACE_MS) / this.#closeEveryMs) * this.#closeEveryMs;
    connection.setState({ userId, session, openedAt: this.#newest, closesAt } satisfies SocketState);
    if (this.#nextExpiry !== undefined) this.#nextExpiry = Math.min(this.#nextExpiry, closesAt);
    const open = [...this.#find(memberTag(userId))];
    const excess = open.length - MAX_SOCKETS_PER_MEMBER;
    if (excess <= 0) return;
    const oldest = open.sort((a, b) => stateOf(a).openedAt - stateOf(b).openedAt).slice(0, excess);
    for (const socket of oldest) socket.close(CLOSE.tooMany, "too many sockets");
  }

  /** Closes what has outlived its token. @returns when the next expires, epoch ms; infinity when none is open */
  closeExpired(now: number): number {
    if (this.#nextExpiry !== undefined && now < this.#nextExpiry) return this.#nextExpiry;
    let next = Number.POSITIVE_INFINITY;
    for (const connection of this.#find()) {
      const { closesAt } = stateOf(connection);
      if (closesAt <= now) connection.close(CLOSE.renew, "come again with a fresh token");
      else next = Math.min(next, closesAt);
    }
    this.#nextExpiry = next;
    return next;
  }

  sendAll(frame: object, now: number): void {
    this.closeExpired(now);
    const text = JSON.stringify(frame);
    for (const connection of this.#find()) {
      try {
        connection.send(text);
      } catch {
        connection.close(1011, "send failed");
      }
    }
  }

  /** Of one session, or of all. @returns how many there were */
  close(session: string | undefined): number {
    const sockets = [...this.#find(session && sessionTag(session))];
    for (const socket of sockets) socket.close(CLOSE.signedOut, "signed out");
    return sockets.length;
  }
}
