import { type NumberedEvent, type SyncFrame, type SyncRequest, VERSION } from "#party/protocol.ts";
import type { EventLog } from "./event-log.ts";

/** A page's data is not older than this when its tab asks for the first time, ms. */
const JUST_READ_MS = 30_000;

/** Where the room is now. Without events a client reads its data again. */
export const syncFrame = <Event>(
  log: EventLog<Event>,
  events: NumberedEvent<Event>[] | null,
): SyncFrame<Event> => ({
  t: "sync",
  v: VERSION,
  epoch: log.epoch,
  head: log.head(),
  missed: events === null,
  events: events ?? [],
});

/** The missed messages of a client. One that has just read its data gets what may have happened meanwhile. */
export const catchUp = <Event>(
  log: EventLog<Event>,
  { epoch, since }: SyncRequest,
  now: number,
): SyncFrame<Event> =>
  syncFrame(log, epoch === null ? log.after(now - JUST_READ_MS) : log.since(epoch, since));
