import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import type { AnswerJob } from "#app/features/chat/answering/answer-job.ts";
import { AnswerStore } from "./answer/answer-store.ts";
import { type AnswerService, AnswerWriter } from "./answer/answer-writer.ts";
import type { Publication, RoomEvent } from "./protocol.ts";
import { readAdmission, tagsOf } from "./room/admission.ts";
import { RoomAlarm, type Wake } from "./room/alarm.ts";
import { catchUp, syncFrame } from "./room/catch-up.ts";
import { EventLog } from "./room/event-log.ts";
import { RoomMeta } from "./room/room-meta.ts";
import { Sockets } from "./room/sockets.ts";
import { readStoredEvent } from "./room/stored-event.ts";

/** What the product does for the room. */
export type MemberRoomServices = AnswerService & {
  /** Finishes what of the member's is due; how long it is until the next, ms, or null. */
  finishDue(userId: string): Promise<number | null>;
};

/**
 * One room per member: numbers what services have committed, sends it to every tab, and writes the companion's
 * answers. It trusts no frame. Made of parts that other rooms use too (`room/`).
 */
export abstract class MemberRoomServer<Env extends Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true };
  protected readonly services: MemberRoomServices;
  readonly #log: EventLog<RoomEvent>;
  readonly #alarm: RoomAlarm;
  readonly #sockets: Sockets;
  readonly #answers: AnswerWriter;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // synchronous, so that a call through a bare stub needs no onStart
    this.services = this.makeServices();
    const meta = new RoomMeta(ctx.storage);
    this.#log = new EventLog(ctx.storage, meta, readStoredEvent);
    const isDeleted = () => this.#log.isDeleted;
    this.#alarm = new RoomAlarm(ctx.storage, meta, {
      finishDue: (userId) => this.services.finishDue(userId),
      isDeleted,
    });
    this.#sockets = new Sockets(ctx.storage, {
      find: (tag) => this.getConnections(tag),
      catchUp: (request) => ({
        ...catchUp(this.#log, request, Date.now()),
        answers: this.#answers.snapshots(),
      }),
      wakeAt: (time) => ctx.waitUntil(this.#alarm.setEarlier(time)),
    });
    const store = new AnswerStore(ctx.storage);
    if (store.wasMigrated) this.#log.renewEpoch();
    this.#answers = new AnswerWriter(
      store,
      {
        isDeleted,
        sendAll: (frame) => this.#sockets.sendAll(frame),
        publish: (events) => this.publish(events),
        hasEvent: (id) => this.#log.has(id),
        resync: () => this.#resync(),
        waitUntil: (work) => ctx.waitUntil(work),
        wakeAt: (time) => this.#alarm.setEarlier(time),
      },
      this.services,
    );
    // answered by the runtime without waking the room
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    ctx.waitUntil(this.#answers.closeInterrupted());
  }

  /** Called once, while the room is constructed: it may use `this.ctx` and `this.env` alone. */
  protected abstract makeServices(): MemberRoomServices;

  /** Called for sockets alone. */
  override async fetch(request: Request): Promise<Response> {
    if (this.#log.isDeleted) return new Response("Unauthorized", { status: 401 });
    return this.#sockets.refusal(request.headers) ?? super.fetch(request);
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return tagsOf(readAdmission(request.headers));
  }

  override onConnect(connection: Connection, { request }: ConnectionContext): void {
    this.#sockets.admit(connection, request.headers);
  }

  override onMessage(connection: Connection, raw: WSMessage): void {
    this.#sockets.receive(connection, raw);
  }

  /** A socket that errs is closed by the runtime; the stack is nobody's business. */
  override onError(): void {}

  override async onAlarm(): Promise<void> {
    if (this.#log.isDeleted) return;
    this.#log.prune(Date.now());
    this.#sockets.closeExpired();
    await this.#answers.closeInterrupted();
    await this.#alarm.ring();
  }

  // ---- called by services

  /** Idempotent by id. Numbering and sending are one synchronous turn, so number order is wire order. */
  publish(events: readonly Publication[], wake?: Wake): void {
    if (this.#log.isDeleted) return;
    if (wake) this.ctx.waitUntil(this.#alarm.wakeAfter(wake));
    for (const { id, event } of events) {
      const logged = this.#log.append(id, event, Date.now());
      if (logged) this.#sockets.sendAll({ t: "event", ...logged });
    }
  }

  /** The companion is asked while D1 stores the question. */
  begin(job: AnswerJob): void {
    if (!this.#log.isDeleted) this.#answers.beginSpeculatively(job);
  }

  /** The question was refused. */
  withdraw(answerId: string): void {
    this.#answers.withdraw(answerId);
  }

  /** Publishes and begins the answer, unless it has begun; returns before the first word. */
  answer(job: AnswerJob, events: readonly Publication[]): void {
    if (this.#log.isDeleted) return;
    this.publish(events);
    this.#answers.answer(job);
  }

  /** False when this room is not writing that answer. */
  async stop(answerId: string): Promise<boolean> {
    this.#answers.abort(answerId);
    return this.#answers.isWriting(answerId);
  }

  /** Stops it, and returns once its words are in D1. */
  async end(answerId: string): Promise<void> {
    await this.#answers.end(answerId);
  }

  /** False once its words are in D1, or were never here: only then may others close it. */
  async isWriting(answerId: string): Promise<boolean> {
    return this.#answers.isWriting(answerId);
  }

  /** Signed out or banned: closes the sockets of one session, all when none is named, and opens none for its tokens. */
  disconnect(sessionId?: string): number {
    return this.#sockets.end(sessionId);
  }

  /** Conversations were deleted for good: nothing that was said in them stays here. */
  erase(conversationIds: readonly string[]): void {
    for (const conversationId of conversationIds)
      this.#log.replaceNaming(conversationId, { name: "conversation.deleted", conversationId });
  }

  /** The account was deleted: nothing of the member stays here, and nothing of them comes here again. */
  async forget(): Promise<void> {
    this.#answers.deleteAll();
    this.disconnect();
    this.#log.delete();
    await this.#alarm.delete();
  }

  #resync(): void {
    this.#log.renewEpoch();
    this.#sockets.sendAll({ ...syncFrame(this.#log, null), answers: this.#answers.snapshots() });
  }
}
