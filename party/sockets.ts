import type { Connection, WSMessage } from "partyserver";
import { CatchUps } from "./catch-ups.ts";
import { Connections, sessionOf } from "./connections.ts";
import { EndedSessions } from "./ended-sessions.ts";
import { CLOSE, type DownFrame, MAX_FRAME_BYTES, type UpFrame, VERSION } from "./protocol.ts";
import { readAdmission, readFrame, sendFrame } from "./room-frames.ts";
import { Traffic } from "./traffic.ts";

type Options = {
  /** Partyserver's way to the open sockets. */
  all(tag?: string): Iterable<Connection>;
  /** The answer to a tab that asks what it missed. */
  catchUp(asked: UpFrame): DownFrame;
  /** `closeOver` is to be called then, epoch ms. */
  wakeAt(time: number): void;
};

/** Who may have a socket of the room, for how long, and how much may go over it (docs/decisions/0042). */
export class Sockets {
  readonly #options: Options;
  readonly #ended: EndedSessions;
  readonly #connections: Connections;
  readonly #traffic = new Traffic();
  readonly #catchUps = new CatchUps();

  constructor(storage: DurableObjectStorage, options: Options) {
    this.#options = options;
    this.#ended = new EndedSessions(storage);
    this.#connections = new Connections(options.all);
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
    this.closeOver();
  }

  receive(connection: Connection, raw: WSMessage): void {
    const now = Date.now();
    this.#connections.closeOver(now);
    // what was on its way when the socket was closed
    if (!isOpen(connection)) return;
    if (typeof raw !== "string" || raw.length > MAX_FRAME_BYTES)
      return connection.close(CLOSE.tooLarge, "frame too large");
    if (!this.#traffic.take(sessionOf(connection), raw.length, now))
      return connection.close(CLOSE.tooMuch, "too much");
    const frame = readFrame(raw);
    if (!frame.success) return connection.close(CLOSE.badFrame, "frame not understood");
    if (frame.data.v !== VERSION) return connection.close(CLOSE.outdated, "reload the page");
    this.#catchUps.ask(connection.id, () => this.#answer(connection, frame.data));
  }

  #answer(connection: Connection, asked: UpFrame): void {
    if (!isOpen(connection)) return;
    const bytes = sendFrame(connection, this.#options.catchUp(asked));
    this.#traffic.sent(sessionOf(connection), bytes, Date.now());
  }

  sendAll(frame: DownFrame): void {
    this.#connections.sendAll(frame, Date.now());
  }

  /** Closes what has outlived its token, and asks to be woken for the next. */
  closeOver(): void {
    const next = this.#connections.closeOver(Date.now());
    if (Number.isFinite(next)) this.#options.wakeAt(next);
  }

  /** One session, or all: its sockets close, and its tokens open none. @returns how many sockets there were */
  end(session: string | undefined): number {
    this.#ended.end(session, Date.now());
    return this.#connections.close(session);
  }
}

const isOpen = ({ readyState }: Connection): boolean => readyState === WebSocket.OPEN;
