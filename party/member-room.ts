import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { type AnswerJob, type AnswerResult, EMPTY_RESULT } from "#app/features/chat/answer-job.ts";
import { appendPart, type Part } from "#app/features/chat/parts.ts";
import type { Publication } from "./protocol.ts";
import { RoomAlarm, type Wake } from "./room-alarm.ts";
import { logFault } from "./room-fault.ts";
import { catchUpOf, readAdmission, syncOf } from "./room-frames.ts";
import { type OpenAnswer, RoomStore } from "./room-store.ts";
import { begun, type Running } from "./running.ts";
import { Sockets } from "./sockets.ts";
import { SpeculativeAnswer } from "./speculative-answer.ts";

/** Deltas are gathered for this long after one was sent, ms: one frame for several tokens. The first goes at once. */
const COALESCE_MS = 25;
/** How often a running answer is written down, ms: what a killed room can lose of it. */
const SNAPSHOT_MS = 500;
/** When D1 could not be reached to close an answer, ms. */
const CLOSE_AGAIN_MS = 5_000;
/** Longer nobody waits for an answer that was told to end, ms. */
const END_WITHIN_MS = 2_000;

/** One room a member: numbers what is committed, sends it to every tab, and writes answers. It believes no frame. */
export abstract class MemberRoomServer<Env extends Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true };
  readonly #store: RoomStore;
  readonly #alarm: RoomAlarm;
  readonly #running = new Map<string, Running>();
  readonly #speculative = new SpeculativeAnswer();
  readonly #sockets: Sockets;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // synchronous, so that a call through a bare stub needs no onStart
    this.#store = new RoomStore(ctx.storage);
    this.#alarm = new RoomAlarm(ctx.storage, this.#store, (userId) => this.finishDue(userId));
    this.#sockets = new Sockets(ctx.storage, {
      all: (tag) => this.getConnections(tag),
      catchUp: (asked) => catchUpOf(this.#store, asked, this.#running.values()),
      wakeAt: (time) => ctx.waitUntil(this.#alarm.setEarlier(time)),
    });
    // answered by the runtime without waking the room
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    // an answer found here belongs to a room that was killed while writing it
    for (const answer of this.#store.answers()) ctx.waitUntil(this.#close(answer));
  }

  /** Writes one answer; `emit` gets each piece when it is safe to show. */
  protected abstract write(
    job: AnswerJob,
    emit: (parts: Part[]) => void,
    signal: AbortSignal,
  ): Promise<AnswerResult>;
  /** Closes it in D1, once; null when it had been closed before. */
  protected abstract closeInD1(job: AnswerJob, written: AnswerResult): Promise<Publication[] | null>;
  /** What was asked for a question that was refused has cost something all the same. */
  protected abstract bookWithdrawn(job: AnswerJob, written: Pick<AnswerResult, "costMicros">): Promise<void>;
  /** What is left of an answer whose room was killed while it was written. */
  protected abstract lost(job: AnswerJob, parts: Part[]): AnswerResult;
  /** Finishes what of the member's is over; how long it is until the next, ms, or null. */
  protected abstract finishDue(userId: string): Promise<number | null>;

  /** Called for sockets alone. */
  override async fetch(request: Request): Promise<Response> {
    if (this.#store.isForgotten) return new Response("Unauthorized", { status: 401 });
    return this.#sockets.refusal(request.headers) ?? super.fetch(request);
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return [`session:${readAdmission(request.headers).session}`];
  }

  override onConnect(connection: Connection, { request }: ConnectionContext): void {
    this.#sockets.admit(connection, request.headers);
  }

  override onMessage(connection: Connection, raw: WSMessage): void {
    this.#sockets.receive(connection, raw);
  }

  /** A socket that errs is closed by the runtime; the stack is nobody's business. */
  override onError(): void {}

  // ---- called by services

  /** Idempotent by id. Numbering and sending are one synchronous turn, so number order is wire order. */
  publish(events: readonly Publication[], wake?: Wake): void {
    if (this.#store.isForgotten) return;
    if (wake) this.ctx.waitUntil(this.#alarm.wakeAfter(wake));
    for (const { id, event } of events) {
      const numbered = this.#store.addEvent(id, event, Date.now());
      if (numbered) this.#sockets.sendAll({ t: "event", ...numbered });
    }
  }

  /** The companion is asked while D1 keeps the question. Only `answer` lets anything of it be told or written down. */
  begin(job: AnswerJob): void {
    if (this.#store.isForgotten || this.#running.size > 0 || !this.#speculative.isFree(Date.now())) return;
    this.#speculative.put(this.#start(job));
  }

  /** The question was refused. */
  withdraw(answerId: string): void {
    this.#speculative.withdraw(answerId);
  }

  /** Publishes and begins, unless it has begun; returns before the first word. Asked twice, it writes once. */
  answer(job: AnswerJob, events: readonly Publication[]): void {
    if (this.#store.isForgotten) return;
    this.publish(events);
    if (this.#store.answer(job.answerId) || this.#store.hasEvent(`closed:${job.answerId}`)) return;
    const running = this.#speculative.take(job.answerId) ?? this.#start(job);
    this.#running.set(job.answerId, running);
    this.#store.openAnswer(running);
    running.keep(true);
    this.#flush(running);
  }

  /** False when this room is not writing that answer. */
  async stop(answerId: string): Promise<boolean> {
    this.#running.get(answerId)?.abort.abort();
    return this.isWriting(answerId);
  }

  /** Stops it, and comes back once its words are in D1: something goes before it. */
  async end(answerId: string): Promise<void> {
    const running = this.#running.get(answerId);
    if (!running) return void (await this.isWriting(answerId));
    running.abort.abort();
    await Promise.race([running.ended, new Promise((resolve) => setTimeout(resolve, END_WITHIN_MS))]);
  }

  /** False once its words are in D1, or were never here: only then may others close it. */
  async isWriting(answerId: string): Promise<boolean> {
    if (this.#running.has(answerId)) return true;
    const waiting = this.#store.answer(answerId);
    if (waiting) await this.#close(waiting);
    return this.#store.answer(answerId) !== undefined;
  }

  /** Signed out or banned: closes the sockets of one session, all when none is named, and opens none for its tokens. */
  disconnect(sessionId?: string): number {
    return this.#sockets.end(sessionId);
  }

  /** Conversations are gone for good: nothing that was said in them stays here. */
  erase(conversationIds: readonly string[]): void {
    for (const id of conversationIds) this.#store.eraseConversation(id);
  }

  /** The account is gone: nothing of the member stays here, and nothing of them comes here again. */
  async forget(): Promise<void> {
    for (const { abort } of this.#running.values()) abort.abort();
    this.#running.clear();
    this.#speculative.withdraw();
    this.disconnect();
    this.#store.forget();
    await this.ctx.storage.deleteAlarm();
  }

  override async onAlarm(): Promise<void> {
    if (this.#store.isForgotten) return;
    this.#store.prune(Date.now());
    this.#sockets.closeOver();
    for (const answer of this.#store.answers()) {
      if (!this.#running.has(answer.job.answerId)) await this.#close(answer);
    }
    await this.#alarm.ring();
  }

  // ---- writing

  #start(job: AnswerJob): Running {
    const running = begun(job);
    running.ended = this.#run(running);
    this.ctx.waitUntil(running.ended);
    return running;
  }

  async #run(running: Running): Promise<void> {
    const { job } = running;
    try {
      running.written = await this.write(job, (parts) => this.#emit(running, parts), running.abort.signal);
    } catch (error) {
      logFault("room.write", job.answerId, error);
    }
    const isKept = await running.kept;
    // nobody hears of it, and nothing of it is kept; it is paid for all the same
    if (!isKept || this.#store.isForgotten) return this.bookWithdrawn(job, running.written ?? EMPTY_RESULT);
    this.#flush(running);
    this.#store.saveSaid(running);
    await this.#close(running);
  }

  #emit(running: Running, parts: Part[]): void {
    for (const part of parts) {
      running.parts = appendPart(running.parts, part);
      running.pending = appendPart(running.pending, part);
    }
    if (!running.isKept) return;
    const wait = running.sentAt + COALESCE_MS - Date.now();
    if (wait <= 0) this.#flush(running);
    else running.timer ??= setTimeout(() => this.#flush(running), wait);
  }

  #flush(running: Running): void {
    clearTimeout(running.timer);
    running.timer = undefined;
    if (this.#store.isForgotten || running.pending.length === 0) return;
    const now = Date.now();
    running.n++;
    running.sentAt = now;
    running.sent = running.parts;
    this.#sockets.sendAll({
      t: "delta",
      answerId: running.job.answerId,
      n: running.n,
      parts: running.pending,
    });
    running.pending = [];
    // after it, in the same turn: the runtime holds back what is sent after a write until the write is safe
    if (now - running.savedAt < SNAPSHOT_MS) return;
    running.savedAt = now;
    this.#store.saveSaid(running);
  }

  /** First D1, then the tabs: what they are told is true. When D1 cannot be reached the alarm tries again. */
  async #close(answer: OpenAnswer): Promise<void> {
    const { job } = answer;
    const written = answer.written ?? this.lost(job, answer.parts);
    try {
      const events = await this.closeInD1(job, written);
      this.#running.delete(job.answerId);
      if (this.#store.isForgotten) return;
      this.publish(events ?? []);
      if (events === null && !this.#store.hasEvent(`closed:${job.answerId}`)) this.#startOver();
      this.#store.removeAnswer(job.answerId);
    } catch (error) {
      logFault("room.close", job.answerId, error);
      this.#running.delete(job.answerId);
      if (this.#store.isForgotten) return;
      await this.#alarm.setEarlier(Date.now() + CLOSE_AGAIN_MS);
    }
  }

  /** Closed by an earlier life, or by somebody else, and perhaps never told: the tabs read their data again. */
  #startOver(): void {
    this.#store.renewEpoch();
    this.#sockets.sendAll(syncOf(this.#store, null, this.#running.values()));
  }
}
