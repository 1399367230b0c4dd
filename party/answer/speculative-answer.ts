import type { RunningAnswer } from "./running-answer.ts";

/** Longest wait for a question to be stored, ms. */
const QUESTION_TIMEOUT_MS = 10_000;
/** After a refused question none is answered speculatively for so long, ms: repeated refusals cost the model once. */
const COOLDOWN_MS = 60_000;

/** The one answer that was begun before its question was stored. */
export class SpeculativeAnswer {
  #running: RunningAnswer | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #cooldownUntil = 0;

  isFree(now: number): boolean {
    return this.#running === undefined && now >= this.#cooldownUntil;
  }

  put(running: RunningAnswer): void {
    this.#running = running;
    this.#timer = setTimeout(() => this.withdraw(running.job.answerId), QUESTION_TIMEOUT_MS);
  }

  /** Its question is stored now. */
  take(answerId: string): RunningAnswer | undefined {
    return this.#holds(answerId) ? this.#clear() : undefined;
  }

  /** It ends, and nothing of it is sent. @param answerId whichever it is when not given */
  withdraw(answerId?: string): void {
    if (answerId !== undefined && !this.#holds(answerId)) return;
    const running = this.#clear();
    running?.abort.abort();
    running?.settleQuestion(false);
    this.#cooldownUntil = Date.now() + COOLDOWN_MS;
  }

  #holds = (answerId: string): boolean => this.#running?.job.answerId === answerId;

  #clear(): RunningAnswer | undefined {
    const running = this.#running;
    clearTimeout(this.#timer);
    this.#running = undefined;
    return running;
  }
}
