import { vi } from "vitest";
import { LiveRoom, type LiveRoomOptions } from "#app/realtime/live-room.ts";
import { type DownFrame, type NumberedEvent, VERSION } from "#party/protocol.ts";

/** What the browser's WebSocket does, and the far end of it: the test plays the room. */
export class FakeSocket extends EventTarget {
  static made: { at: number; socket: FakeSocket }[] = [];
  /** While true every connection is refused at once. */
  static refuses = false;
  readonly url: string;
  readyState = 0;
  sent: string[] = [];
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.made.push({ at: Date.now(), socket: this });
    if (FakeSocket.refuses) setTimeout(() => this.end(1006), 0);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 2;
  }
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  receive(frame: DownFrame | "pong"): void {
    const data = frame === "pong" ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
  }
  /** The `sync` frames that the tab has sent. */
  asked(): unknown[] {
    return this.sent.filter((text) => text !== "ping").map((text) => JSON.parse(text));
  }
}

/** The two objects of the page that a room listens to. */
export const fakeWindow = new EventTarget();
export const fakeDocument = Object.assign(new EventTarget(), { visibilityState: "visible" });

/** What the room's owner received, in order: the callback's name, then its arguments. */
let calls: unknown[][] = [];
const record =
  (name: string) =>
  (...args: unknown[]) =>
    void calls.push([name, ...args]);
export const callsOf = (name: string): unknown[][] =>
  calls.filter(([kind]) => kind === name).map(([, ...args]) => args);

/** A page with a clock that stands at 0 and no network but the sockets above. */
export function fakePage(): void {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", fakeWindow);
  vi.stubGlobal("document", fakeDocument);
  fakeDocument.visibilityState = "visible";
  FakeSocket.made = [];
  FakeSocket.refuses = false;
  calls = [];
}

export function leavePage(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

export const fakeRoom = (options: Partial<LiveRoomOptions> = {}): LiveRoom =>
  new LiveRoom({
    host: "localhost:8787",
    userId: "user_ruth",
    freshSession: async () => true,
    onEvent: record("event"),
    onDelta: record("delta"),
    onSync: record("sync"),
    onStatus: record("status"),
    onSignedOut: record("signed out"),
    onOutdated: record("outdated"),
    ...options,
  });

export const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

export function newest(): FakeSocket {
  const made = FakeSocket.made.at(-1);
  if (!made) throw new Error("no socket was made");
  return made.socket;
}

export const numbered = (seq: number): NumberedEvent => ({
  seq,
  id: `event_${seq}`,
  event: { name: "conversation.deleted", conversationId: `conv_${seq}` },
});

export const sync = (change: Partial<Extract<DownFrame, { t: "sync" }>> = {}): DownFrame => ({
  t: "sync",
  v: VERSION,
  epoch: "epoch_1",
  head: 0,
  missed: false,
  events: [],
  answers: [],
  ...change,
});

/** Opens the room and lets it be answered, at the event `head`. */
export async function connected(room: LiveRoom, head = 0): Promise<FakeSocket> {
  room.open();
  await pass(1);
  const socket = newest();
  socket.accept();
  socket.receive(sync({ head, missed: true }));
  return socket;
}
