/** One catch-up at a time: others wait their turn, and a socket that asks again while it waits is answered once. */
export class CatchUpQueue {
  readonly #waiting = new Map<string, () => void>();
  #isRunning = false;

  ask(socketId: string, answer: () => void): void {
    this.#waiting.set(socketId, answer);
    if (!this.#isRunning) this.#next();
  }

  #next(): void {
    const [first] = this.#waiting;
    this.#isRunning = first !== undefined;
    if (!first) return;
    const [socketId, answer] = first;
    this.#waiting.delete(socketId);
    answer();
    // the room's other work runs in between
    setTimeout(() => this.#next(), 0);
  }
}
