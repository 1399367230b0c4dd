import { PartySocket } from "partysocket";
import type { Part } from "#app/features/chat/model/parts.ts";
import type { AnswerSnapshot, DownFrame, NumberedEvent, RoomEvent, SyncRequest } from "#party/protocol.ts";
import { CONNECT_TIMEOUT_MS, TOO_MUCH_WAIT_MS, waitBefore } from "./reconnect.ts";

/** C14. Connected means that the room has answered `sync`: messages and conversations are both followed. */
export type Connection = "disconnected" | "connecting" | "connected";

export type LiveRoomStatus = { connection: Connection; gaveUp: boolean };

export type LiveRoomOptions<Event = RoomEvent> = {
  host: string;
  /** The wall has rooms of its own, and the server says which; without it the member's. */
  party?: "wall-room" | "group-room" | "evening-room" | "game-room";
  userId: string;
  /** Said when a line is made, for a room that asks for it. */
  query?(): Record<string, string>;
  /** Makes the session fresh before each try; false ends all tries: signed out. */
  freshSession(): Promise<boolean>;
  /** Each event once, in order. `replayed`: it came about while this tab was away. */
  onEvent(event: Event, replayed: boolean): void;
  onDelta(answerId: string, parts: Part[]): void;
  /** The answers being written just now; `missed`: load the page's data again. */
  onSync(answers: AnswerSnapshot[], missed: boolean): void;
  onStatus(status: LiveRoomStatus): void;
  /** A frame of a room's own; the member's and the wall's have none. */
  onFrame?(frame: { t: string }): void;
  /** The session has ended, here or in another tab. */
  onSignedOut(): void;
  /** A newer version runs on the server. */
  onOutdated(): void;
};

const PROTOCOL_VERSION = 4;
const PING_EVERY_MS = 25_000;
const PONG_WITHIN_MS = 5_000;
const SIGNED_OUT = 4401;
/** The token has run out: a fresh one is brought at once, and nobody sees a break. */
const RENEW = 4408;
/** The member has more tabs than the room takes: this one comes again when it is looked at. */
const TOO_MANY = 4409;
const OUTDATED = 4426;
/** This browser has asked for too much. */
const TOO_MUCH = 4429;
/** A line that is renewed sooner than this after it stood is lost like any other, ms: it must not go in circles. */
const RENEW_AFTER_MS = 5_000;

/** A line that is open when the network goes is asked whether it lives: its own close may come minutes later. */
const NETWORK = ["online", "offline"] as const;

/**
 * One tab's line to the member's room, or to the wall's. `partysocket` is the transport; when to try again is decided here,
 * because its own back-off cannot be cut short and its time-out does not cover the session's refresh.
 */
export class LiveRoom<Event = RoomEvent> {
  readonly #options: LiveRoomOptions<Event>;
  readonly #socket: PartySocket;
  #status: LiveRoomStatus = { connection: "disconnected", gaveUp: false };
  #attempt = 0;
  /** Counts the tries to connect: one whose session came too late must not touch the next one's line. */
  #tries = 0;
  #closed = true;
  /** Being made anew behind the member's back; shown as connected. */
  #renewing = false;
  #syncedAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #epoch: string | null = null;
  #seq = 0;
  #deltas = new Map<string, number>();

  constructor(options: LiveRoomOptions<Event>) {
    this.#options = options;
    this.#socket = new PartySocket({
      host: options.host,
      party: options.party ?? "member-room",
      room: options.userId,
      ...(options.query && { query: options.query }),
      startClosed: true,
      maxRetries: 0,
      minUptime: 0,
      maxEnqueuedMessages: 0,
      connectionTimeout: CONNECT_TIMEOUT_MS,
    });
    this.#socket.addEventListener("open", () => this.#opened());
    this.#socket.addEventListener("message", (event) => this.#received(String(event.data)));
    this.#socket.addEventListener("close", (event) => this.#lost(event.code));
    this.#socket.addEventListener("error", () => this.#lost(0));
  }

  open(): void {
    if (!this.#closed) return;
    this.#closed = false;
    window.addEventListener("focus", this.reconnectNow);
    for (const change of NETWORK) window.addEventListener(change, this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#renewing = false;
    window.removeEventListener("focus", this.reconnectNow);
    for (const change of NETWORK) window.removeEventListener(change, this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.#quiet();
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#socket.close(1000, "closed");
    this.#show("disconnected");
  }

  /** C16: focus, visible, the network, or the member's own Retry: tries at once and counts from the beginning. */
  reconnectNow = (): void => {
    if (this.#closed || this.#renewing || document.visibilityState === "hidden") return;
    if (this.#status.connection === "connected") return this.#probe();
    if (this.#status.connection === "connecting") return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#attempt = 0;
    void this.#connect();
  };

  /** A frame of a room's own; without a line it is lost. */
  send = (frame: object): void => void this.#socket.send(JSON.stringify(frame));

  async #connect(): Promise<void> {
    const mine = ++this.#tries;
    if (!this.#renewing) this.#show("connecting");
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(0), CONNECT_TIMEOUT_MS);
    const fresh = await this.#options.freshSession().catch(() => true);
    if (mine !== this.#tries || (!this.#renewing && this.#status.connection !== "connecting")) return;
    if (!fresh) return this.#signedOut();
    this.#socket.reconnect();
  }

  #opened(): void {
    this.#sync();
    this.#ping = setInterval(() => this.#probe(), PING_EVERY_MS);
  }

  #sync(): void {
    const frame: SyncRequest = { t: "sync", v: PROTOCOL_VERSION, epoch: this.#epoch, since: this.#seq };
    this.#socket.send(JSON.stringify(frame));
  }

  /** A line can be dead without a close: ask, and be answered soon. */
  #probe(): void {
    if (this.#pong) return;
    this.#socket.send("ping");
    this.#pong = setTimeout(() => this.#lost(0), PONG_WITHIN_MS);
  }

  #quiet(): void {
    clearTimeout(this.#deadline);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
  }

  #lost(code: number): void {
    this.#quiet();
    if (this.#closed || this.#status.connection === "disconnected") return;
    if (code === SIGNED_OUT) return this.#signedOut();
    if (code === OUTDATED) {
      this.close();
      return this.#options.onOutdated();
    }
    if (code === RENEW && !this.#renewing && Date.now() - this.#syncedAt > RENEW_AFTER_MS) {
      this.#renewing = true;
      return void this.#connect();
    }
    this.#renewing = false;
    const wait =
      code === TOO_MANY ? null : code === TOO_MUCH ? TOO_MUCH_WAIT_MS : waitBefore(this.#attempt++);
    this.#show("disconnected", wait === null);
    // what is left of the old line must not open late, nor be torn down under the next one
    this.#socket.close(1000, "lost");
    if (wait === null) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.#connect();
    }, wait);
  }

  #signedOut(): void {
    this.close();
    this.#options.onSignedOut();
  }

  #show(connection: Connection, gaveUp = false): void {
    if (connection === this.#status.connection && gaveUp === this.#status.gaveUp) return;
    this.#status = { connection, gaveUp };
    this.#options.onStatus(this.#status);
  }

  #received(text: string): void {
    if (text === "pong") {
      clearTimeout(this.#pong);
      this.#pong = undefined;
      return;
    }
    const frame = JSON.parse(text) as DownFrame<Event>;
    switch (frame.t) {
      case "sync":
        return this.#synced(frame);
      case "event":
        return this.#take(frame);
      case "delta":
        return this.#grow(frame);
      default:
        return this.#options.onFrame?.(frame);
    }
  }

  #synced(frame: Extract<DownFrame<Event>, { t: "sync" }>): void {
    this.#epoch = frame.epoch;
    for (const { seq, event } of frame.events) {
      if (seq <= this.#seq) continue;
      this.#seq = seq;
      this.#options.onEvent(event, true);
    }
    this.#seq = frame.missed ? frame.head : Math.max(this.#seq, frame.head);
    this.#deltas = new Map(frame.answers.map((answer) => [answer.answerId, answer.n]));
    clearTimeout(this.#deadline);
    this.#attempt = 0;
    this.#renewing = false;
    this.#syncedAt = Date.now();
    this.#options.onSync(frame.answers, frame.missed);
    this.#show("connected");
  }

  #take({ seq, event }: NumberedEvent<Event>): void {
    if (seq <= this.#seq) return;
    if (seq > this.#seq + 1) return this.#sync();
    this.#seq = seq;
    this.#options.onEvent(event, false);
  }

  #grow({ answerId, n, parts }: Extract<DownFrame, { t: "delta" }>): void {
    const before = this.#deltas.get(answerId) ?? 0;
    if (n <= before) return;
    if (n > before + 1) return this.#sync();
    this.#deltas.set(answerId, n);
    this.#options.onDelta(answerId, parts);
  }
}
