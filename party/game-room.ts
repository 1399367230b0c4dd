import type { Connection, ConnectionContext } from "partyserver";
import { faultText } from "#app/core/fault-text.ts";
import type { LaidTable, TableFrame } from "#app/features/games/feud/table/live/frames.ts";
import { type Due, step, type TableEvent, wakeAt } from "#app/features/games/feud/table/model/act.ts";
import { tripOf, withTrip } from "#app/features/games/feud/table/model/buzz.ts";
import { newTable, seatOf, type Table } from "#app/features/games/feud/table/model/table.ts";
import { viewOf } from "#app/features/games/feud/table/model/view.ts";
import { CLOSE } from "#party/protocol.ts";
import { memberTag } from "#party/room/admission.ts";
import { RoomMeta } from "#party/room/room-meta.ts";
import { PhoneFrame } from "./game-frames.ts";
import { readGuest } from "./group/guest.ts";
import { SharedRoomServer } from "./group/shared-room.ts";

/** A whole board of a member, by its language. */
export type BoardDue = Due & { language: "en" | "es" };
/** The product, as the room needs it. */
export type GameRoomServices = {
  /** Once by its cause, however often it is asked. */
  pay(due: BoardDue): Promise<void>;
  ended(tableId: string): Promise<void>;
};

type Kept = { id: string; language: "en" | "es"; table: Table; hidden: Record<string, string[]> };
/** Kept with the socket, beside what the other parts of the room keep there. */
type SocketState = { userId: string; trips?: number[]; asked?: { n: number; at: number; left: number } };

const TRIPS_AT_ONCE = 3;
const PAY_AGAIN_MS = 5_000;

/**
 * One room a table (docs/decisions/0077). The rules decide each message; the clock is the room's. A phone is told what
 * it may see, and an answer that lies face down is in no frame.
 */
export abstract class GameRoomServer<Env extends Cloudflare.Env> extends SharedRoomServer<Env, never> {
  readonly #meta: RoomMeta;
  readonly #services: GameRoomServices;
  #kept: Kept | null | undefined;
  #window: ReturnType<typeof setTimeout> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#meta = new RoomMeta(ctx.storage);
    this.#services = this.makeServices();
  }

  /** Called once, while the room is constructed: it may use `this.ctx` and `this.env` alone. */
  protected abstract makeServices(): GameRoomServices;

  /** Called by the service that opens a table; once. */
  open(id: string, { seed, boards, language, endsAt }: LaidTable): void {
    if (this.isDeleted || this.#load()) return;
    this.#save({ id, language, table: newTable(seed, boards, endsAt), hidden: {} });
    this.wakeAt(endsAt);
  }

  /** A guest who was let in: the name is here alone. */
  expect({ id, name }: { id: string; name: string }): void {
    this.#take({ on: "come", who: { id, userId: null, name } });
    if (!this.#isHere(id)) this.#take({ on: "away", seat: id });
  }

  /** By the cron: nothing stays here. @throws when something due could not be paid yet */
  async close(): Promise<void> {
    const kept = this.#load();
    if (kept && kept.table.play.phase !== "ended") {
      const over = { ...kept.table, endsAt: Date.now() };
      this.#save({ ...kept, table: over });
      this.#take({ on: "tick" });
    }
    await this.#flush();
    if (this.#owed().length > 0) throw new Error("boards are not paid yet");
    this.#meta.delete("table");
    this.#kept = null;
    await this.delete();
  }

  override onConnect(connection: Connection, context: ConnectionContext): void {
    super.onConnect(connection, context);
    const { handle, name, hidden } = readGuest(context.request.headers);
    const { userId } = stateOf(connection);
    const kept = this.#load();
    const isGuest = handle === "";
    const known = kept && seatOf(kept.table, userId);
    // a guest whom the room does not know was not let in
    if (!kept || (isGuest && !known)) return connection.close(CLOSE.signedOut, "not at the table");
    this.#save({ ...kept, hidden: { ...kept.hidden, [userId]: [...hidden] } });
    const who = { id: userId, userId: isGuest ? null : userId, name: isGuest ? (known?.name ?? "") : name };
    this.#take({ on: "come", who });
    this.#show(connection);
    this.#measure(connection, TRIPS_AT_ONCE);
  }

  override onClose(connection: Connection): void {
    super.onClose(connection);
    const { userId } = stateOf(connection);
    if (!this.#isHere(userId, connection.id)) this.#take({ on: "away", seat: userId });
  }

  override async onAlarm(): Promise<void> {
    super.onAlarm();
    this.#take({ on: "tick" });
    await this.#flush();
  }

  protected override own(connection: Connection, frame: unknown): boolean {
    const read = PhoneFrame.safeParse(frame);
    if (!read.success) return false;
    const { userId, trips = [] } = stateOf(connection);
    if (read.data.t === "measured") this.#measured(connection, read.data.n);
    else this.#take({ on: "act", seat: userId, act: read.data.act, trip: tripOf(trips) });
    return true;
  }

  /** One event, decided at once; what it changes is kept before anything is sent. */
  #take(event: TableEvent): void {
    const kept = this.#load();
    if (!kept) return;
    const before = kept.table;
    const { table, due } = step(before, event, Date.now());
    if (due.length > 0) this.#owe(due.map((one) => ({ ...one, language: kept.language })));
    if (table !== before) this.#save({ ...kept, table });
    if (table.play.phase !== "ended") this.#wakeFor(table);
    const isBuzz = event.on === "act" && table.play.phase === "buzz" && before.play.phase === "buzz";
    if (table !== before)
      for (const one of this.getConnections(isBuzz ? memberTag(event.seat) : undefined)) this.#show(one);
    if (table.play.phase === "buzz" && table.play.openedAt !== before.play.openedAt)
      for (const one of this.getConnections()) this.#measure(one, TRIPS_AT_ONCE);
    if (due.length > 0 || (table.play.phase === "ended" && before.play.phase !== "ended"))
      this.ctx.waitUntil(this.#flush());
  }

  /** The window of buzzes is shorter than an alarm is exact; the alarm is for a room that was stopped meanwhile. */
  #wakeFor(table: Table): void {
    const at = wakeAt(table);
    this.wakeAt(at);
    const { closesAt } = table.play;
    if (closesAt === null || this.#window !== undefined) return;
    this.#window = setTimeout(() => {
      this.#window = undefined;
      this.#take({ on: "tick" });
    }, closesAt - Date.now());
  }

  #show(connection: Connection): void {
    const kept = this.#load();
    if (!kept) return;
    const { userId } = stateOf(connection);
    const now = Date.now();
    const table = viewOf(kept.table, userId, kept.hidden[userId] ?? [], now);
    send(connection, { t: "table", table, now });
  }

  #measure(connection: Connection, left: number): void {
    const n = Math.floor(Math.random() * 2 ** 31);
    const asked = { n, at: Date.now(), left: left - 1 };
    connection.setState((before: unknown) => ({ ...(before as object), asked }));
    send(connection, { t: "measure", n });
  }

  #measured(connection: Connection, n: number): void {
    const { asked, trips = [] } = stateOf(connection);
    if (!asked || asked.n !== n) return;
    const measured = withTrip(trips, Date.now() - asked.at);
    connection.setState((before: unknown) => ({ ...(before as object), trips: measured, asked: undefined }));
    if (asked.left > 0) this.#measure(connection, asked.left);
  }

  #isHere(userId: string, but?: string): boolean {
    for (const { id } of this.getConnections(memberTag(userId))) if (id !== but) return true;
    return false;
  }

  /** A room that was stopped with its lines finds its seats without them. */
  #load(): Kept | null {
    if (this.#kept !== undefined) return this.#kept;
    const text = this.#meta.get("table");
    this.#kept = text === null ? null : (JSON.parse(text) as Kept);
    if (!this.#kept) return null;
    for (const { id, awaySince } of this.#kept.table.seats)
      if (awaySince === null && !this.#isHere(id)) {
        const { table } = step(this.#kept.table, { on: "away", seat: id }, Date.now());
        this.#kept = { ...this.#kept, table };
      }
    return this.#kept;
  }

  #save(kept: Kept): void {
    this.#kept = kept;
    this.#meta.set("table", JSON.stringify(kept));
  }

  #owed(): BoardDue[] {
    return JSON.parse(this.#meta.get("owed") ?? "[]") as BoardDue[];
  }

  #owe(due: readonly BoardDue[]): void {
    this.#meta.set("owed", JSON.stringify([...this.#owed(), ...due]));
  }

  /** What is due is paid one by one; what fails is tried again, and paid once by the ledger. */
  async #flush(): Promise<void> {
    const kept = this.#load();
    if (!kept) return;
    try {
      for (const due of this.#owed()) {
        await this.#services.pay(due);
        const rest = this.#owed().filter((one) => JSON.stringify(one) !== JSON.stringify(due));
        this.#meta.set("owed", JSON.stringify(rest));
      }
      if (kept.table.play.phase === "ended") await this.#services.ended(kept.id);
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "game.settle", error: faultText(error) }));
      this.wakeAt(Date.now() + PAY_AGAIN_MS);
    }
  }
}

const stateOf = (connection: Connection): SocketState =>
  (connection.state as SocketState | null) ?? { userId: "unknown" };

function send(connection: Connection, frame: TableFrame): void {
  try {
    connection.send(JSON.stringify(frame));
  } catch {
    // closing
  }
}
