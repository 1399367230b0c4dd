import type { Database, RawQuery, Statement } from "#app/db/database.ts";

export const closedRooms = (db: Database): RawQuery<{ room: string; at: number }> =>
  db.written("SELECT room, at FROM closed_rooms");

/** Fails on `act_is_logged` without its line in the log, which stands before it in the commit. */
export const closeRoom = (db: Database, room: string, at: number): Statement =>
  db.written("INSERT INTO closed_rooms (room, at) VALUES (?1, ?2)", room, at);

export const openRoom = (db: Database, room: string): Statement =>
  db.written("DELETE FROM closed_rooms WHERE room = ?1", room);
