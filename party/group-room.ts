import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import type { GroupChange, GroupEvent } from "#app/features/groups/live/group-event.ts";
import { readGuest } from "./group/guest.ts";
import { Presence } from "./group/presence.ts";
import { CLOSE } from "./protocol.ts";
import { memberTag, readAdmission, tagsOf } from "./room/admission.ts";
import { RoomAlarm } from "./room/alarm.ts";
import { catchUp } from "./room/catch-up.ts";
import { EventLog } from "./room/event-log.ts";
import { RoomMeta } from "./room/room-meta.ts";
import { Sockets } from "./room/sockets.ts";

const MAX_SESSIONS = 2_000;
const CLOSE_EVERY_MS = 1_000;
/** Who comes and goes within so long is told in one frame, ms. */
const TELL_WITHIN_MS = 250;

/**
 * One room a group (docs/decisions/0068): it tells members who have the group open that something has changed there, and
 * who else has it open. It knows no words; each page reads what its reader may. Made of the parts of the member's room.
 */
export class GroupRoomServer<Env extends Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true };
  readonly #log: EventLog<GroupEvent>;
  readonly #alarm: RoomAlarm;
  readonly #sockets: Sockets;
  readonly #presence: Presence;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const meta = new RoomMeta(ctx.storage);
    this.#log = new EventLog(ctx.storage, meta, (json) => JSON.parse(json) as GroupEvent);
    this.#alarm = new RoomAlarm(ctx.storage, meta, { finishDue: async () => null, isDeleted: () => false });
    this.#sockets = new Sockets(ctx.storage, {
      find: (tag) => this.getConnections(tag),
      catchUp: (request) => ({ ...catchUp(this.#log, request, Date.now()), answers: [] }),
      wakeAt: (time) => ctx.waitUntil(this.#alarm.setEarlier(time)),
      maxSessions: MAX_SESSIONS,
      closeEveryMs: CLOSE_EVERY_MS,
    });
    this.#presence = new Presence(ctx.storage, () => this.getConnections());
    // answered by the runtime without waking the room
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Called for sockets alone. */
  override async fetch(request: Request): Promise<Response> {
    return this.#sockets.refusal(request.headers) ?? super.fetch(request);
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return tagsOf(readAdmission(request.headers));
  }

  override onConnect(connection: Connection, { request }: ConnectionContext): void {
    this.#sockets.admit(connection, request.headers);
    this.#presence.admit(connection, readGuest(request.headers));
    this.#tellSoon();
  }

  override onMessage(connection: Connection, raw: WSMessage): void {
    this.#sockets.receive(connection, raw);
    // whoever has synced is told who is here, too
    this.#presence.forgetTold(connection);
    this.#tellSoon();
  }

  override onClose(connection: Connection): void {
    this.#presence.leave(connection);
    this.#tellSoon();
  }

  /** A socket that errs is closed by the runtime; the stack is nobody's business. */
  override onError(): void {}

  override onAlarm(): void {
    this.#log.prune(Date.now());
    this.#sockets.closeExpired();
  }

  /**
   * Called by services, once their commit is done.
   * @param gone members who are in the group no more: nothing is told to them from now on
   */
  touch(change: GroupChange, gone: readonly string[]): void {
    for (const userId of gone)
      for (const connection of this.getConnections(memberTag(userId)))
        connection.close(CLOSE.signedOut, "not in the group");
    const logged = this.#log.append(`group:${this.#log.head() + 1}`, { changed: change }, Date.now());
    if (logged) this.#sockets.sendAll({ t: "event", ...logged });
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#presence.tell();
    }, TELL_WITHIN_MS);
  }
}
