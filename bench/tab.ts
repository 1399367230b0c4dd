import { type DownFrame, VERSION } from "#party/protocol.ts";
import { clock, wordsIn } from "./timed-words.ts";

/** Longer than any loaded machine takes to open a socket, ms. */
const OPEN_WITHIN_MS = 30_000;

export type Seat = { origin: string; userId: string; cookie: string };

/** When an answer's frames came, by `performance.now()` of this thread. */
export type Arrival = { firstDelta: number; lastDelta: number; finished: number };

/** One tab's socket in a member's room: checks that nothing is lost, doubled or out of order. */
export class Tab {
  readonly userId: string;
  readonly #socket: WebSocket;
  readonly #arrivals = new Map<string, Arrival>();
  readonly #deltas = new Map<string, number>();
  readonly #waiting = new Map<string, () => void>();
  readonly #expected = new Map<string, (now: number) => void>();
  #seq = 0;
  #leaving = false;
  /** Answers that this tab has seen finished. */
  finished = 0;
  /** Frames that came, events and deltas. */
  frames = 0;
  faults = 0;
  /** How long each word was on its way from the model, where the words say when they were said, ms. */
  readonly wordsTook: number[] = [];
  /** The same of each sentence's last word, for which the others may have waited, ms. */
  readonly endsTook: number[] = [];

  private constructor(userId: string, socket: WebSocket) {
    this.userId = userId;
    this.#socket = socket;
  }

  /** Resolves once the room has answered `sync`. */
  static open({ origin, userId, cookie }: Seat): Promise<Tab> {
    const url = `${origin.replace("http", "ws")}/parties/member-room/${userId}`;
    // Node takes headers beside the standard's arguments; the browser's type does not know them
    const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers: { cookie, origin } }]);
    const tab = new Tab(userId, socket);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("a socket did not open in time")), OPEN_WITHIN_MS);
      socket.addEventListener("open", () =>
        socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch: null, since: 0 })),
      );
      socket.addEventListener("message", ({ data }) => {
        const frame = JSON.parse(String(data)) as DownFrame;
        if (frame.t !== "sync") return tab.#take(frame, performance.now());
        tab.#seq = frame.head;
        clearTimeout(timer);
        resolve(tab);
      });
      socket.addEventListener("error", () => reject(new Error("a socket was refused")));
      socket.addEventListener("close", () => tab.#lost());
    });
  }

  #lost(): void {
    if (!this.#leaving) this.faults++;
  }

  #take(frame: Exclude<DownFrame, { t: "sync" }>, now: number): void {
    this.frames++;
    if (frame.t === "delta") {
      for (const part of frame.parts)
        for (const { said, ends } of wordsIn(part.text)) {
          this.wordsTook.push(clock() - said);
          if (ends) this.endsTook.push(clock() - said);
        }
      if (frame.n !== (this.#deltas.get(frame.answerId) ?? 0) + 1) this.faults++;
      this.#deltas.set(frame.answerId, frame.n);
      const arrival = this.#arrivals.get(frame.answerId) ?? { firstDelta: now, lastDelta: now, finished: 0 };
      this.#arrivals.set(frame.answerId, { ...arrival, lastDelta: now });
      return;
    }
    if (frame.seq !== this.#seq + 1) this.faults++;
    this.#seq = frame.seq;
    this.#expected.get(frame.id)?.(now);
    if (frame.event.name !== "answer.finished") return;
    const { answerId, outcome } = frame.event;
    if (outcome !== "answered") this.faults++;
    this.finished++;
    const arrival = this.#arrivals.get(answerId);
    if (arrival) this.#arrivals.set(answerId, { ...arrival, finished: now });
    this.#waiting.get(answerId)?.();
  }

  /** When the event comes that has this id, by `performance.now()`; asked before it is caused. @throws when it is late */
  eventOf(id: string, withinMs: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("an event did not come in time")), withinMs);
      this.#expected.set(id, (now) => {
        clearTimeout(timer);
        this.#expected.delete(id);
        resolve(now);
      });
    });
  }

  /** The answer's arrival once it is finished. @throws when it does not finish in time */
  async arrivalOf(answerId: string, withinMs: number): Promise<Arrival> {
    const before = this.#arrivals.get(answerId);
    if (before?.finished) return before;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("an answer was not finished in time")), withinMs);
      this.#waiting.set(answerId, () => {
        clearTimeout(timer);
        resolve();
      });
    });
    this.#waiting.delete(answerId);
    const arrival = this.#arrivals.get(answerId);
    if (!arrival) throw new Error("an answer came without a delta");
    return arrival;
  }

  close(): void {
    this.#leaving = true;
    this.#socket.close(1000, "done");
  }
}
