import { wordsIn } from "./timed-words.ts";

/** Longer than any first word takes, ms. */
const WORD_WITHIN_MS = 30_000;

/** A tab in the only room of the bare parts (`baseline/room.ts`). */
export class BareTalk {
  readonly #origin: string;
  readonly #socket: WebSocket;
  #onWords: (words: string, at: number) => void = () => {};

  private constructor(origin: string, socket: WebSocket) {
    this.#origin = origin;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#onWords(String(data), performance.now()));
  }

  static async open(origin: string): Promise<BareTalk> {
    const socket = new WebSocket(`${origin.replace("http", "ws")}/room`);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => resolve());
      socket.addEventListener("error", () => reject(new Error("the bare room did not open")));
    });
    return new BareTalk(origin, socket);
  }

  /** From the post to the first word in the tab, ms; back once all has been said. @throws when it is late */
  async firstWord(text: string): Promise<number> {
    const posted = performance.now();
    const received = this.#allWords();
    const response = await fetch(`${this.#origin}/ask`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    if (response.status !== 202) throw new Error(`the bare parts answered ${response.status}`);
    await response.text();
    return (await received) - posted;
  }

  #allWords(): Promise<number> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("the bare room said nothing")), WORD_WITHIN_MS);
      let first: number | undefined;
      this.#onWords = (words, at) => {
        if (wordsIn(words).length > 0) first ??= at;
        if (words !== "end") return;
        clearTimeout(timer);
        resolve(first ?? Number.NaN);
      };
    });
  }

  close(): void {
    this.#socket.close(1000, "done");
  }
}
