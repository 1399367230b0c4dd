import type { Running } from "./running.ts";

/** Nobody waits longer for a question to be kept, ms. */
const KEPT_WITHIN_MS = 10_000;
/** After a question that was refused none is asked ahead for so long, ms: whoever is refused again and again costs once. */
const REST_MS = 60_000;

/** The one answer that was begun before its question was kept. */
export class SpeculativeAnswer {
  #running: Running | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restsUntil = 0;

  isFree(now: number): boolean {
    return this.#running === undefined && now >= this.#restsUntil;
  }

  put(running: Running): void {
    this.#running = running;
    this.#timer = setTimeout(() => this.withdraw(running.job.answerId), KEPT_WITHIN_MS);
  }

  /** Its question is kept now. */
  take(answerId: string): Running | undefined {
    return this.#holds(answerId) ? this.#clear() : undefined;
  }

  /** It ends, and nobody hears of it. @param answerId whichever it is when not given */
  withdraw(answerId?: string): void {
    if (answerId !== undefined && !this.#holds(answerId)) return;
    const running = this.#clear();
    running?.abort.abort();
    running?.keep(false);
    this.#restsUntil = Date.now() + REST_MS;
  }

  #holds = (answerId: string): boolean => this.#running?.job.answerId === answerId;

  #clear(): Running | undefined {
    const running = this.#running;
    clearTimeout(this.#timer);
    this.#running = undefined;
    return running;
  }
}
