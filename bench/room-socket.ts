import { VERSION } from "#party/protocol.ts";

/** Longer than any loaded machine takes to open a socket, ms. */
const OPEN_WITHIN_MS = 30_000;

type ReceivedEvent = { event: Record<string, unknown>; at: number };

/** One socket of a room, which keeps what it receives. */
export class RoomSocket {
  readonly #socket: WebSocket;
  #onEvent: (received: ReceivedEvent) => void = () => {};
  readonly counts = new Map<string, number>();
  frames = 0;
  isOpen = true;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Resolves once the room has answered `sync`. */
  static open(origin: string, path: string, cookie: string): Promise<RoomSocket> {
    const url = `${origin.replace("http", "ws")}/parties/${path}`;
    // Node takes headers beside the standard's arguments; the browser's type does not know them
    const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers: { cookie, origin } }]);
    const opened = new RoomSocket(socket);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("a socket did not open in time")), OPEN_WITHIN_MS);
      socket.addEventListener("open", () =>
        socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch: null, since: 0 })),
      );
      socket.addEventListener("message", ({ data }) => {
        const frame = JSON.parse(String(data));
        if (frame.t === "event") return opened.#take(frame.event);
        clearTimeout(timer);
        resolve(opened);
      });
      socket.addEventListener("error", () => reject(new Error("a socket was refused")));
      socket.addEventListener("close", () => {
        opened.isOpen = false;
      });
    });
  }

  #take(event: Record<string, unknown>): void {
    this.frames++;
    for (const [id, count] of Object.entries((event.counts ?? {}) as Record<string, number>))
      this.counts.set(id, count);
    this.#onEvent({ event, at: performance.now() });
  }

  /** When the next event of that name comes, by `performance.now()`. @throws when it is late */
  next(name: string, withinMs: number): Promise<number> {
    return this.#when(name, (event) => event.name === name, withinMs);
  }

  /** The same of a room whose events say one thing alone, by its key. */
  nextOf(key: string, withinMs: number): Promise<number> {
    return this.#when(key, (event) => key in event, withinMs);
  }

  #when(what: string, isIt: (event: ReceivedEvent["event"]) => boolean, withinMs: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${what} in time`)), withinMs);
      this.#onEvent = ({ event, at }) => {
        if (!isIt(event)) return;
        clearTimeout(timer);
        resolve(at);
      };
    });
  }

  close(): void {
    this.#socket.close(1000, "done");
  }
}
