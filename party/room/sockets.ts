import type { Connection, WSMessage } from "partyserver";
import { CLOSE, MAX_FRAME_BYTES, SyncRequest, VERSION } from "#party/protocol.ts";
import { readAdmission } from "./admission.ts";
import { CatchUpQueue } from "./catch-up-queue.ts";
import { Connections, type FindSockets, sessionOf } from "./connections.ts";
import { EndedSessions } from "./ended-sessions.ts";
import { Traffic } from "./traffic.ts";

type Options = {
  /** Partyserver's way to the open sockets. */
  find: FindSockets;
  /** The answer to a client that asks what it missed. */
  catchUp(request: SyncRequest): object;
  /** A frame of a room's own; false for one that is none of its. */
  own?(connection: Connection, frame: unknown): boolean;
  /** `closeExpired` is to be called then, epoch ms. */
  wakeAt(time: number): void;
  /** More than any room of one member has, where the room is of many. */
  maxSessions?: number;
  /** Sockets are closed together in steps of so long, ms: a room of thousands does not look through them each moment. */
  closeEveryMs?: number;
};

/** Who may have a socket of a room, for how long, and how much may go over it (docs/decisions/0042). */
export class Sockets {
  readonly #options: Options;
  readonly #ended: EndedSessions;
  readonly #connections: Connections;
  readonly #traffic: Traffic;
  readonly #catchUps = new CatchUpQueue();

  constructor(storage: DurableObjectStorage, options: Options) {
    this.#options = options;
    this.#ended = new EndedSessions(storage);
    this.#connections = new Connections(options.find, options.closeEveryMs);
    this.#traffic = new Traffic(options.maxSessions);
  }

  /** Why there is no socket for this request; null when there is one. */
  refusal(headers: Headers): Response | null {
    const { session, issuedAt } = readAdmission(headers);
    if (this.#ended.has(session, issuedAt)) return new Response("Unauthorized", { status: 401 });
    if (this.#traffic.take(session, 0, Date.now())) return null;
    return new Response("Too many requests", { status: 429 });
  }

  admit(connection: Connection, headers: Headers): void {
    this.#connections.admit(connection, readAdmission(headers), Date.now());
    this.closeExpired();
  }

  receive(connection: Connection, raw: WSMessage): void {
    const now = Date.now();
    this.#connections.closeExpired(now);
    // what was on its way when the socket was closed
    if (!isOpen(connection)) return;
    if (typeof raw !== "string" || raw.length > MAX_FRAME_BYTES)
      return connection.close(CLOSE.tooLarge, "frame too large");
    if (!this.#traffic.take(sessionOf(connection), raw.length, now))
      return connection.close(CLOSE.tooMuch, "too much");
    const said = parsed(raw);
    if (this.#options.own?.(connection, said)) return;
    const frame = SyncRequest.safeParse(said);
    if (!frame.success) return connection.close(CLOSE.badFrame, "frame not understood");
    if (frame.data.v !== VERSION) return connection.close(CLOSE.outdated, "reload the page");
    this.#catchUps.ask(connection.id, () => this.#answer(connection, frame.data));
  }

  sendAll(frame: object): void {
    this.#connections.sendAll(frame, Date.now());
  }

  /** Closes what has outlived its token, and asks to be woken for the next. */
  closeExpired(): void {
    const next = this.#connections.closeExpired(Date.now());
    if (Number.isFinite(next)) this.#options.wakeAt(next);
  }

  /** One session, or all: its sockets close, and its tokens open none. @returns how many sockets there were */
  end(session: string | undefined): number {
    this.#ended.end(session, Date.now());
    return this.#connections.close(session);
  }

  #answer(connection: Connection, request: SyncRequest): void {
    if (!isOpen(connection)) return;
    const text = JSON.stringify(this.#options.catchUp(request));
    try {
      connection.send(text);
    } catch {
      // closing: the client syncs again when it is back
    }
    this.#traffic.sent(sessionOf(connection), text.length, Date.now());
  }
}

const isOpen = ({ readyState }: Connection): boolean => readyState === WebSocket.OPEN;

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
