import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { faultText } from "#app/core/fault-text.ts";
import type { WallAudience, WallEvent, WallStatusRow } from "#app/features/community/live/wall-event.ts";
import { readAdmission, tagsOf } from "./room/admission.ts";
import { RoomAlarm } from "./room/alarm.ts";
import { catchUp, syncFrame } from "./room/catch-up.ts";
import { EventLog } from "./room/event-log.ts";
import { RoomMeta } from "./room/room-meta.ts";
import { Sockets } from "./room/sockets.ts";
import { PendingRequests, publishDelay, type Touched, wallEventOf } from "./wall/pending.ts";

/** What the product does for the room. */
export type WallRoomServices = {
  /** How these requests stand now, of those that are for the room's members. */
  read(audience: WallAudience, ids: readonly string[]): Promise<WallStatusRow[]>;
};

const MAX_SESSIONS = 10_000;
const CLOSE_EVERY_MS = 1_000;
/** Something was to be published: a room that starts with it has died before it was. */
const UNPUBLISHED = "untold";

/**
 * One room for each audience of the prayer wall (docs/decisions/0061). Services say which requests have changed; once a
 * second at most the room reads how they stand and publishes to everyone who has the wall open: ids and counts, nothing else.
 */
export abstract class WallRoomServer<Env extends Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true };
  protected readonly services: WallRoomServices;
  readonly #meta: RoomMeta;
  readonly #log: EventLog<WallEvent>;
  readonly #alarm: RoomAlarm;
  readonly #sockets: Sockets;
  readonly #pending = new PendingRequests();
  #audience: WallAudience = "adults";
  #publishedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.services = this.makeServices();
    this.#meta = new RoomMeta(ctx.storage);
    this.#log = new EventLog(ctx.storage, this.#meta, (json) => JSON.parse(json) as WallEvent);
    this.#alarm = new RoomAlarm(ctx.storage, this.#meta, {
      finishDue: async () => null,
      isDeleted: () => false,
    });
    this.#sockets = new Sockets(ctx.storage, {
      find: (tag) => this.getConnections(tag),
      catchUp: (request) => ({ ...catchUp(this.#log, request, Date.now()), answers: [] }),
      wakeAt: (time) => ctx.waitUntil(this.#alarm.setEarlier(time)),
      maxSessions: MAX_SESSIONS,
      closeEveryMs: CLOSE_EVERY_MS,
    });
    // answered by the runtime without waking the room
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    if (this.#meta.get(UNPUBLISHED) !== null) this.#resync();
  }

  /** Called once, while the room is constructed: it may use `this.ctx` and `this.env` alone. */
  protected abstract makeServices(): WallRoomServices;

  /** Called for sockets alone. */
  override async fetch(request: Request): Promise<Response> {
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

  override onAlarm(): void {
    this.#log.prune(Date.now());
    this.#sockets.closeExpired();
  }

  /**
   * Called by services, once their commit is done: something of these requests has changed.
   * @param fresh they may be new on the wall
   */
  touch(audience: WallAudience, ids: readonly string[], fresh: boolean): void {
    this.#audience = audience;
    if (this.#pending.isEmpty) this.#meta.set(UNPUBLISHED, "1");
    if (!this.#pending.add(ids, fresh)) return this.#resync();
    this.#publishSoon();
  }

  #publishSoon(): void {
    this.#timer ??= setTimeout(
      () => void this.#publishPending(),
      publishDelay(this.#publishedAt, Date.now()),
    );
  }

  /** What comes while the database is read waits for the next time. */
  async #publishPending(): Promise<void> {
    this.#publishedAt = Date.now();
    const touched = this.#pending.take();
    try {
      this.#publish(await this.#read(touched));
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "wall.tell", error: faultText(error) }));
      for (const { id, fresh } of touched) this.#pending.add([id], fresh);
    }
    this.#timer = undefined;
    if (this.#pending.isEmpty) this.#meta.delete(UNPUBLISHED);
    else this.#publishSoon();
  }

  async #read(touched: readonly Touched[]): Promise<WallEvent | null> {
    if (touched.length === 0) return null;
    const rows = await this.services.read(
      this.#audience,
      touched.map(({ id }) => id),
    );
    return wallEventOf(rows, touched);
  }

  #publish(event: WallEvent | null): void {
    if (!event) return;
    const logged = this.#log.append(`wall:${this.#log.head() + 1}`, event, Date.now());
    if (logged) this.#sockets.sendAll({ t: "event", ...logged });
  }

  /** What has changed is not known any more: every page asks how what it shows stands. */
  #resync(): void {
    this.#meta.delete(UNPUBLISHED);
    this.#log.renewEpoch();
    this.#sockets.sendAll({ ...syncFrame(this.#log, null), answers: [] });
  }
}
