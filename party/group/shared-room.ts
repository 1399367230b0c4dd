import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { CLOSE } from "#party/protocol.ts";
import { memberTag, readAdmission, tagsOf } from "#party/room/admission.ts";
import { RoomAlarm } from "#party/room/alarm.ts";
import { catchUp } from "#party/room/catch-up.ts";
import { EventLog } from "#party/room/event-log.ts";
import { RoomMeta } from "#party/room/room-meta.ts";
import { Sockets } from "#party/room/sockets.ts";
import { readGuest } from "./guest.ts";
import { Presence } from "./presence.ts";

const MAX_SESSIONS = 2_000;
const CLOSE_EVERY_MS = 1_000;
/** Who comes and goes within so long is published in one frame, ms. */
const PUBLISH_WITHIN_MS = 250;

/**
 * A room of several people: it publishes to whoever has it open what services have committed, and who else has it open. It
 * trusts no frame. Made of the parts of the member's room; a group's room and an evening's are two of it.
 */
export abstract class SharedRoomServer<Env extends Cloudflare.Env, Event> extends Server<Env> {
  static override options = { hibernate: true };
  readonly #log: EventLog<Event>;
  readonly #alarm: RoomAlarm;
  readonly #sockets: Sockets;
  readonly #presence: Presence;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const meta = new RoomMeta(ctx.storage);
    this.#log = new EventLog(ctx.storage, meta, (json) => JSON.parse(json) as Event);
    this.#alarm = new RoomAlarm(ctx.storage, meta, {
      finishDue: async () => null,
      isDeleted: () => this.#log.isDeleted,
    });
    this.#sockets = new Sockets(ctx.storage, {
      find: (tag) => this.getConnections(tag),
      catchUp: (request) => ({ ...catchUp(this.#log, request, Date.now()), answers: [] }),
      own: (connection, frame) => this.own(connection, frame),
      wakeAt: (time) => this.wakeAt(time),
      maxSessions: MAX_SESSIONS,
      closeEveryMs: CLOSE_EVERY_MS,
    });
    this.#presence = new Presence(ctx.storage, () => this.getConnections());
    // answered by the runtime without waking the room
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Called for sockets alone. */
  override async fetch(request: Request): Promise<Response> {
    if (this.#log.isDeleted) return new Response("Forbidden", { status: 403 });
    return this.#sockets.refusal(request.headers) ?? super.fetch(request);
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return tagsOf(readAdmission(request.headers));
  }

  override onConnect(connection: Connection, { request }: ConnectionContext): void {
    this.#sockets.admit(connection, request.headers);
    this.#presence.admit(connection, readGuest(request.headers));
    this.#publishSoon();
  }

  override onMessage(connection: Connection, raw: WSMessage): void {
    this.#sockets.receive(connection, raw);
    // whoever has synced is sent who is here, too
    this.#presence.forgetSent(connection);
    this.#publishSoon();
  }

  override onClose(connection: Connection): void {
    this.#presence.leave(connection);
    this.#publishSoon();
  }

  /** A socket that errs is closed by the runtime; the stack is nobody's business. */
  override onError(): void {}

  override onAlarm(): void {
    this.#log.prune(Date.now());
    this.#sockets.closeExpired();
  }

  /**
   * An event to everybody, once for its id; without one it is new each time.
   * @param gone members who are in the room no more: nothing is sent to them from now on
   */
  protected send(event: Event, gone: readonly string[], id = `group:${this.#log.head() + 1}`): void {
    if (this.#log.isDeleted) return;
    for (const userId of gone)
      for (const connection of this.getConnections(memberTag(userId)))
        connection.close(CLOSE.signedOut, "not in the room");
    const logged = this.#log.append(id, event, Date.now());
    if (logged) this.#sockets.sendAll({ t: "event", ...logged });
  }

  /** A frame of a room's own; here there is none. */
  protected own(_connection: Connection, _frame: unknown): boolean {
    return false;
  }

  protected get isDeleted(): boolean {
    return this.#log.isDeleted;
  }

  /** `onAlarm` is to be called then, or before, epoch ms. */
  protected wakeAt(time: number): void {
    this.ctx.waitUntil(this.#alarm.setEarlier(time));
  }

  /** It is over for good: every socket closes, nothing stays here, and nobody comes in again. */
  protected async delete(): Promise<void> {
    this.#sockets.end(undefined);
    this.#log.delete();
    this.#presence.deleteAll();
    await this.#alarm.delete();
  }

  #publishSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#presence.publish();
    }, PUBLISH_WITHIN_MS);
  }
}
