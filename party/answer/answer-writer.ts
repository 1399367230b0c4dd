import { type AnswerJob, type AnswerResult, EMPTY_RESULT } from "#app/features/chat/answering/answer-job.ts";
import { appendPart, type Part } from "#app/features/chat/model/parts.ts";
import type { AnswerSnapshot, DownFrame, Publication } from "#party/protocol.ts";
import type { AnswerStore, OpenAnswer } from "./answer-store.ts";
import { logFault } from "./log-fault.ts";
import { type RunningAnswer, runningAnswer, snapshotOf } from "./running-answer.ts";
import { SpeculativeAnswer } from "./speculative-answer.ts";

/** Deltas are gathered for this long after one was sent, ms: one frame for several tokens. The first goes at once. */
const COALESCE_MS = 25;
/** How often a running answer is stored, ms: what a killed room can lose of it. */
const SNAPSHOT_MS = 500;
/** When D1 could not be reached to close an answer, ms. */
const RETRY_CLOSE_MS = 5_000;
/** Longest wait for an answer that was told to end, ms. */
const END_TIMEOUT_MS = 2_000;

/** What the product does with an answer; the writer knows neither models nor databases. */
export type AnswerService = {
  /** Writes one answer; `emit` gets each piece when it is safe to show. */
  write(job: AnswerJob, emit: (parts: Part[]) => void, signal: AbortSignal): Promise<AnswerResult>;
  /** Closes it in D1, once; null when it had been closed before. */
  closeInD1(job: AnswerJob, result: AnswerResult): Promise<Publication[] | null>;
  /** A refused question's answer has cost something all the same. */
  bookWithdrawn(job: AnswerJob, result: Pick<AnswerResult, "costMicros">): Promise<void>;
  /** What is left of an answer whose room was killed while writing it. */
  lost(job: AnswerJob, parts: Part[]): AnswerResult;
};

/** What the writer needs of its room. */
export type AnswerRoom = {
  isDeleted(): boolean;
  sendAll(frame: DownFrame): void;
  publish(events: readonly Publication[]): void;
  hasEvent(id: string): boolean;
  /** Every tab reads its data again. */
  resync(): void;
  waitUntil(work: Promise<unknown>): void;
  /** `closeInterrupted` is to be called then, epoch ms. */
  wakeAt(time: number): Promise<void>;
};

/** Writes the companion's answers: streams them to the tabs, stores them as they grow, closes them in D1. */
export class AnswerWriter {
  readonly #store: AnswerStore;
  readonly #room: AnswerRoom;
  readonly #service: AnswerService;
  readonly #running = new Map<string, RunningAnswer>();
  readonly #speculative = new SpeculativeAnswer();

  constructor(store: AnswerStore, room: AnswerRoom, service: AnswerService) {
    this.#store = store;
    this.#room = room;
    this.#service = service;
  }

  /** Begins while D1 stores the question. Only `answer` lets anything of it be sent or stored. */
  beginSpeculatively(job: AnswerJob): void {
    if (this.#running.size > 0 || !this.#speculative.isFree(Date.now())) return;
    this.#speculative.put(this.#start(job));
  }

  /** The question was refused. */
  withdraw(answerId: string): void {
    this.#speculative.withdraw(answerId);
  }

  /** Begins, unless it has begun; returns before the first word. Asked twice, it writes once. */
  answer(job: AnswerJob): void {
    if (this.#store.find(job.answerId) || this.#wasClosed(job)) return;
    const running = this.#speculative.take(job.answerId) ?? this.#start(job);
    this.#running.set(job.answerId, running);
    this.#store.open(running);
    running.settleQuestion(true);
    this.#flush(running);
  }

  abort(answerId: string): void {
    this.#running.get(answerId)?.abort.abort();
  }

  /** Aborts it, and returns once its words are in D1. */
  async end(answerId: string): Promise<void> {
    const running = this.#running.get(answerId);
    if (!running) return void (await this.isWriting(answerId));
    running.abort.abort();
    await Promise.race([running.ended, new Promise((resolve) => setTimeout(resolve, END_TIMEOUT_MS))]);
  }

  /** False once its words are in D1, or were never here: only then may others close it. */
  async isWriting(answerId: string): Promise<boolean> {
    if (this.#running.has(answerId)) return true;
    const interrupted = this.#store.find(answerId);
    if (interrupted) await this.#close(interrupted);
    return this.#store.find(answerId) !== undefined;
  }

  /** Answers of a room that was killed while writing them. */
  async closeInterrupted(): Promise<void> {
    for (const answer of this.#store.all()) {
      if (!this.#running.has(answer.job.answerId)) await this.#close(answer);
    }
  }

  snapshots(): AnswerSnapshot[] {
    return Array.from(this.#running.values(), snapshotOf);
  }

  /** Nothing of any answer stays. */
  deleteAll(): void {
    for (const { abort } of this.#running.values()) abort.abort();
    this.#running.clear();
    this.#speculative.withdraw();
    this.#store.clear();
  }

  #start(job: AnswerJob): RunningAnswer {
    const running = runningAnswer(job);
    running.ended = this.#run(running);
    this.#room.waitUntil(running.ended);
    return running;
  }

  async #run(running: RunningAnswer): Promise<void> {
    const { job } = running;
    try {
      const emit = (parts: Part[]) => this.#emit(running, parts);
      running.result = await this.#service.write(job, emit, running.abort.signal);
    } catch (error) {
      logFault("room.write", job.answerId, error);
    }
    const isStored = await running.questionStored;
    // nothing of it is sent or stored; it is paid for all the same
    if (!isStored || this.#room.isDeleted())
      return this.#service.bookWithdrawn(job, running.result ?? EMPTY_RESULT);
    this.#flush(running);
    this.#store.save(running);
    await this.#close(running);
  }

  #emit(running: RunningAnswer, parts: Part[]): void {
    for (const part of parts) {
      running.parts = appendPart(running.parts, part);
      running.pending = appendPart(running.pending, part);
    }
    if (!running.isQuestionStored) return;
    const wait = running.sentAt + COALESCE_MS - Date.now();
    if (wait <= 0) this.#flush(running);
    else running.timer ??= setTimeout(() => this.#flush(running), wait);
  }

  #flush(running: RunningAnswer): void {
    clearTimeout(running.timer);
    running.timer = undefined;
    if (this.#room.isDeleted() || running.pending.length === 0) return;
    const now = Date.now();
    running.n++;
    running.sentAt = now;
    running.sent = running.parts;
    const { answerId } = running.job;
    this.#room.sendAll({ t: "delta", answerId, n: running.n, parts: running.pending });
    running.pending = [];
    // after it, in the same turn: the runtime holds back what is sent after a write until the write is safe
    if (now - running.savedAt < SNAPSHOT_MS) return;
    running.savedAt = now;
    this.#store.save(running);
  }

  /** First D1, then the tabs: what they are sent is true. When D1 cannot be reached the alarm tries again. */
  async #close(answer: OpenAnswer): Promise<void> {
    const { job } = answer;
    const result = answer.result ?? this.#service.lost(job, answer.parts);
    try {
      const events = await this.#service.closeInD1(job, result);
      this.#running.delete(job.answerId);
      if (this.#room.isDeleted()) return;
      this.#room.publish(events ?? []);
      // closed by an earlier run, or by another, and perhaps never published
      if (events === null && !this.#wasClosed(job)) this.#room.resync();
      this.#store.remove(job.answerId);
    } catch (error) {
      logFault("room.close", job.answerId, error);
      this.#running.delete(job.answerId);
      if (!this.#room.isDeleted()) await this.#room.wakeAt(Date.now() + RETRY_CLOSE_MS);
    }
  }

  #wasClosed = ({ answerId }: AnswerJob): boolean => this.#room.hasEvent(`closed:${answerId}`);
}
