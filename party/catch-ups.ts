/** One catch-up under way at a time: others wait their turn, and a socket that asks again while it waits is answered once. */
export class CatchUps {
  readonly #waiting = new Map<string, () => void>();
  #isUnderWay = false;

  ask(socketId: string, answer: () => void): void {
    this.#waiting.set(socketId, answer);
    if (!this.#isUnderWay) this.#next();
  }

  #next(): void {
    const [first] = this.#waiting;
    this.#isUnderWay = first !== undefined;
    if (!first) return;
    const [socketId, answer] = first;
    this.#waiting.delete(socketId);
    answer();
    // the room's other work comes between
    setTimeout(() => this.#next(), 0);
  }
}
