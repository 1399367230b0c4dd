import type { Connection } from "partyserver";
import type { PresenceFrame, PresentMember } from "#app/features/groups/live/group-event.ts";
import type { Guest } from "./guest.ts";
import { type Here, shownTo } from "./shown-to.ts";

/** Kept with the socket while the room hibernates, beside what `Connections` keeps there. */
type SocketState = { userId: string; reading: number | null };
const stateOf = (connection: Connection): SocketState =>
  (connection.state as SocketState | null) ?? { userId: "unknown", reading: null };

/** Who has the group open, to each of them without those whom they do not see. */
export class Presence {
  readonly #sql: SqlStorage;
  readonly #open: () => Iterable<Connection>;
  /** What each socket was sent last. */
  readonly #lastSent = new Map<string, string>();

  constructor(storage: DurableObjectStorage, open: () => Iterable<Connection>) {
    this.#sql = storage.sql;
    this.#open = open;
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS present (user_id TEXT PRIMARY KEY, handle TEXT NOT NULL, name TEXT NOT NULL, hidden TEXT NOT NULL) STRICT",
    );
  }

  /** A member who comes again is read anew: their name, and whom they have blocked meanwhile. */
  admit(connection: Connection, { handle, name, hidden, reading }: Guest): void {
    connection.setState((before: unknown) => ({ ...(before as object), reading }));
    this.#sql.exec(
      "INSERT OR REPLACE INTO present VALUES (?, ?, ?, ?)",
      stateOf(connection).userId,
      handle,
      name,
      JSON.stringify(hidden),
    );
  }

  /** The last socket of a member: nothing of them stays. */
  leave(connection: Connection): void {
    this.#lastSent.delete(connection.id);
    const { userId } = stateOf(connection);
    for (const other of this.#open())
      if (other.id !== connection.id && stateOf(other).userId === userId) return;
    this.#sql.exec("DELETE FROM present WHERE user_id = ?", userId);
  }

  /** Nobody is here any more, and nobody's name. */
  deleteAll(): void {
    this.#lastSent.clear();
    this.#sql.exec("DELETE FROM present");
  }

  forgetSent(connection: Connection): void {
    this.#lastSent.delete(connection.id);
  }

  /** To each socket for which it differs from what was sent last. */
  publish(): void {
    const sockets = [...this.#open()];
    const here = this.#here(sockets);
    const shown = new Map<string, PresentMember[]>();
    for (const socket of sockets) {
      const { userId } = stateOf(socket);
      const theirs = shown.get(userId) ?? shownTo(userId, here);
      shown.set(userId, theirs);
      const text = JSON.stringify({ t: "here", here: theirs } satisfies PresenceFrame);
      if (this.#lastSent.get(socket.id) === text) continue;
      this.#lastSent.set(socket.id, text);
      try {
        socket.send(text);
      } catch {
        // closing
      }
    }
  }

  #here(sockets: readonly Connection[]): Here[] {
    const readings = new Map<string, number | null>();
    for (const socket of sockets) {
      const { userId, reading } = stateOf(socket);
      readings.set(userId, reading ?? readings.get(userId) ?? null);
    }
    return this.#sql
      .exec<{ user_id: string; handle: string; name: string; hidden: string }>("SELECT * FROM present")
      .toArray()
      .filter((row) => readings.has(row.user_id))
      .map(({ user_id: userId, handle, name, hidden }) => ({
        ...{ userId, handle, name },
        reading: readings.get(userId) ?? null,
        hidden: JSON.parse(hidden) as string[],
      }));
  }
}
