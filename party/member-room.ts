import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { faultText } from "#app/core/fault-text.ts";
import { type AnswerJob, UNWRITTEN, type Written } from "#app/features/chat/answer-job.ts";
import { appendPart, type Part } from "#app/features/chat/parts.ts";
import { Ahead } from "./ahead.ts";
import { CLOSE, type DownFrame, MAX_FRAME_BYTES, type Publication, VERSION } from "./protocol.ts";
import { RoomAlarm, type Wake } from "./room-alarm.ts";
import { readFrame, sendFrame, syncOf } from "./room-frames.ts";
import { type OpenAnswer, RoomStore } from "./room-store.ts";
import { begun, type Running } from "./running.ts";

/** Deltas are gathered for this long after one was sent, ms: one frame for several tokens. The first goes at once. */
const COALESCE_MS = 25;
/** How often a running answer is written down, ms: what a killed room can lose of it. */
const SNAPSHOT_MS = 500;
/** A page's data is not older than this when its tab asks for the first time, ms. */
const JUST_READ_MS = 30_000;
/** When D1 could not be reached to close an answer, ms. */
const CLOSE_AGAIN_MS = 5_000;
/** Longer nobody waits for an answer that was told to end, ms. */
const END_WITHIN_MS = 2_000;

/**
 * One room a member: numbers what services have committed and sends it to every tab, and writes the
 * companion's answers, so that they depend on no tab. It holds no money and believes no frame.
 */
export abstract class MemberRoomServer<Env extends Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true };
  readonly #store: RoomStore;
  readonly #alarm: RoomAlarm;
  readonly #running = new Map<string, Running>();
  readonly #ahead = new Ahead();
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // synchronous, so that a call through a bare stub needs no onStart
    this.#store = new RoomStore(ctx.storage);
    this.#alarm = new RoomAlarm(ctx.storage, this.#store, (userId) => this.finishDue(userId));
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
  ): Promise<Written>;
  /** Closes it in D1, once; null when it had been closed before. */
  protected abstract closeInD1(job: AnswerJob, written: Written): Promise<Publication[] | null>;
  /** What was asked for a question that was refused has cost something all the same. */
  protected abstract bookWithdrawn(job: AnswerJob, written: Pick<Written, "costMicros">): Promise<void>;
  /** What is left of an answer whose room was killed while it was written. */
  protected abstract lost(job: AnswerJob, parts: Part[]): Written;
  /** Finishes what of the member's is over; how long it is until the next, ms, or null. */
  protected abstract finishDue(userId: string): Promise<number | null>;

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return [`session:${request.headers.get("x-session-id") ?? "unknown"}`];
  }

  override onMessage(connection: Connection, raw: WSMessage): void {
    if (typeof raw !== "string" || raw.length > MAX_FRAME_BYTES) {
      return connection.close(CLOSE.tooLarge, "frame too large");
    }
    const frame = readFrame(raw);
    if (!frame.success) return connection.close(CLOSE.badFrame, "frame not understood");
    if (frame.data.v !== VERSION) return connection.close(CLOSE.outdated, "reload the page");
    const { epoch, since } = frame.data;
    const events =
      epoch === null
        ? this.#store.eventsAfter(Date.now() - JUST_READ_MS)
        : this.#store.eventsSince(epoch, since);
    sendFrame(connection, syncOf(this.#store, events, this.#running.values()));
  }

  /** A socket that errs is closed by the runtime; the stack is nobody's business. */
  override onError(): void {}

  // ---- called by services

  /** Idempotent by id. Numbering and sending are one synchronous turn, so number order is wire order. */
  publish(events: readonly Publication[], wake?: Wake): void {
    if (wake) this.ctx.waitUntil(this.#alarm.wakeAfter(wake));
    for (const { id, event } of events) {
      const numbered = this.#store.addEvent(id, event, Date.now());
      if (numbered) this.#sendAll({ t: "event", ...numbered });
    }
  }

  /** The companion is asked while D1 keeps the question. Only `answer` lets anything of it be told or written down. */
  begin(job: AnswerJob): void {
    if (this.#running.size > 0 || !this.#ahead.isFree(Date.now())) return;
    this.#ahead.put(this.#start(job));
  }

  /** The question was refused. */
  withdraw(answerId: string): void {
    this.#ahead.withdraw(answerId);
  }

  /** Publishes and begins, unless it has begun; returns before the first word. Asked twice, it writes once. */
  answer(job: AnswerJob, events: readonly Publication[]): void {
    this.publish(events);
    if (this.#store.answer(job.answerId) || this.#store.hasEvent(`closed:${job.answerId}`)) return;
    const running = this.#ahead.take(job.answerId) ?? this.#start(job);
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

  /** Signed out or banned: closes the sockets of one session, all when none is named. */
  disconnect(sessionId?: string): number {
    const sockets = [...this.getConnections(sessionId && `session:${sessionId}`)];
    for (const socket of sockets) socket.close(CLOSE.signedOut, "signed out");
    return sockets.length;
  }

  /** Conversations are gone for good: nothing that was said in them stays here. */
  erase(conversationIds: readonly string[]): void {
    for (const id of conversationIds) this.#store.eraseConversation(id);
  }

  /** The account is gone: nothing of the member stays here. */
  forget(): void {
    for (const { abort } of this.#running.values()) abort.abort();
    this.#ahead.withdraw();
    this.disconnect();
    this.#store.clear();
  }

  override async onAlarm(): Promise<void> {
    this.#store.prune(Date.now());
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
      console.error(
        JSON.stringify({ level: "error", at: "room.write", answerId: job.answerId, error: faultText(error) }),
      );
    }
    if (!(await running.kept)) return this.bookWithdrawn(job, running.written ?? UNWRITTEN);
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
    if (running.pending.length === 0) return;
    const now = Date.now();
    running.n++;
    running.sentAt = now;
    running.sent = running.parts;
    this.#sendAll({ t: "delta", answerId: running.job.answerId, n: running.n, parts: running.pending });
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
      this.publish(events ?? []);
      if (events === null && !this.#store.hasEvent(`closed:${job.answerId}`)) this.#startOver();
      this.#store.removeAnswer(job.answerId);
    } catch (error) {
      console.error(
        JSON.stringify({ level: "error", at: "room.close", answerId: job.answerId, error: faultText(error) }),
      );
      this.#running.delete(job.answerId);
      await this.ctx.storage.setAlarm(Date.now() + CLOSE_AGAIN_MS);
    }
  }

  /** Closed by an earlier life, or by somebody else, and perhaps never told: the tabs read their data again. */
  #startOver(): void {
    this.#store.renewEpoch();
    this.#sendAll(syncOf(this.#store, null, this.#running.values()));
  }

  #sendAll(frame: DownFrame): void {
    const text = JSON.stringify(frame);
    for (const connection of this.getConnections()) {
      try {
        connection.send(text);
      } catch {
        connection.close(1011, "send failed");
      }
    }
  }
}
