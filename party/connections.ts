import type { Connection } from "partyserver";
import { GRACE_MS, MOST_SOCKETS } from "./limits.ts";
import { CLOSE, type DownFrame } from "./protocol.ts";
import type { Admission } from "./room-frames.ts";

/** Kept with the socket while the room sleeps. */
type Held = { session: string; openedAt: number; closesAt: number };

/** Partyserver's way to them; those that are closing are left out. */
type All = (tag?: string) => Iterable<Connection>;

const heldBy = (connection: Connection): Held =>
  (connection.state as Held | null) ?? { session: "unknown", openedAt: 0, closesAt: 0 };

export const sessionOf = (connection: Connection): string => heldBy(connection).session;

/** The open sockets of one member, each for as long as its token lives. */
export class Connections {
  readonly #all: All;
  #newest = 0;
  /** When the first of them is over, ms; not known when the room has just woken. */
  #firstOver: number | undefined;

  constructor(all: All) {
    this.#all = all;
  }

  /** Beyond the most that a member may have the oldest goes: the newest is the one that somebody looks at. */
  admit(connection: Connection, { session, expiresAt }: Admission, now: number): void {
    this.#newest = Math.max(now, this.#newest + 1);
    const closesAt = expiresAt + GRACE_MS;
    connection.setState({ session, openedAt: this.#newest, closesAt } satisfies Held);
    if (this.#firstOver !== undefined) this.#firstOver = Math.min(this.#firstOver, closesAt);
    const open = [...this.#all()];
    const excess = open.length - MOST_SOCKETS;
    if (excess <= 0) return;
    const oldest = open.sort((a, b) => heldBy(a).openedAt - heldBy(b).openedAt).slice(0, excess);
    for (const socket of oldest) socket.close(CLOSE.tooMany, "too many sockets");
  }

  /** Closes what has outlived its token. When the next is over, ms; infinity when none is open. */
  closeOver(now: number): number {
    if (this.#firstOver !== undefined && now < this.#firstOver) return this.#firstOver;
    let first = Number.POSITIVE_INFINITY;
    for (const connection of this.#all()) {
      const { closesAt } = heldBy(connection);
      if (closesAt <= now) connection.close(CLOSE.renew, "come again with a fresh token");
      else first = Math.min(first, closesAt);
    }
    this.#firstOver = first;
    return first;
  }

  sendAll(frame: DownFrame, now: number): void {
    this.closeOver(now);
    const text = JSON.stringify(frame);
    for (const connection of this.#all()) {
      try {
        connection.send(text);
      } catch {
        connection.close(1011, "send failed");
      }
    }
  }

  /** Of one session, or of all. @returns how many there were */
  close(session: string | undefined): number {
    const sockets = [...this.#all(session && `session:${session}`)];
    for (const socket of sockets) socket.close(CLOSE.signedOut, "signed out");
    return sockets.length;
  }
}
