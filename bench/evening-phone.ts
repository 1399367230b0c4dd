import { VERSION } from "#party/protocol.ts";

/** Longer than any loaded machine takes to open a socket, ms. */
const OPEN_WITHIN_MS = 30_000;

/** A phone's line to the room of an evening: cut off, it comes again with what it knows. */
export class EveningPhone {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #socket: WebSocket | null = null;
  #epoch: string | null = null;
  #seq = 0;
  #onPage: (n: number, at: number) => void = () => {};
  /** Pages in the order in which they came. */
  readonly pages: number[] = [];

  constructor(origin: string, eveningId: string, { cookie, guest }: { cookie: string; guest: boolean }) {
    this.#url = `${origin.replace("http", "ws")}/parties/evening-room/${eveningId}${guest ? "?as=guest" : ""}`;
    this.#headers = { cookie, origin };
  }

  /** Resolves once the room has answered `sync`. */
  async join(): Promise<void> {
    // Node takes headers beside the standard's arguments; the browser's type does not know them
    const socket: WebSocket = Reflect.construct(WebSocket, [this.#url, { headers: this.#headers }]);
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("a phone did not come in in time")), OPEN_WITHIN_MS);
      socket.addEventListener("open", () =>
        socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch: this.#epoch, since: this.#seq })),
      );
      socket.addEventListener("error", () => reject(new Error("a phone was refused")));
      socket.addEventListener("message", ({ data }) => {
        const frame = JSON.parse(String(data));
        if (frame.t === "event") this.#take(frame);
        if (frame.t !== "sync") return;
        this.#epoch = frame.epoch;
        for (const event of frame.events) this.#take(event);
        this.#seq = Math.max(this.#seq, frame.head);
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #take({ seq, event }: { seq: number; event: { changed: string; page?: { n: number } } }): void {
    if (seq <= this.#seq) return;
    this.#seq = seq;
    if (!event.page) return;
    this.pages.push(event.page.n);
    this.#onPage(event.page.n, performance.now());
  }

  /** When it receives a page, by `performance.now()`. @throws when it is late */
  pageEvent(n: number, withinMs: number): Promise<number> {
    if (this.pages.includes(n)) return Promise.resolve(performance.now());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`page ${n} did not come in time`)), withinMs);
      this.#onPage = (page, at) => {
        if (page !== n) return;
        clearTimeout(timer);
        resolve(at);
      };
    });
  }

  cut(): void {
    this.#socket?.close(1000, "cut");
    this.#socket = null;
  }
}
