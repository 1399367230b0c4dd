import { ROOM_PATHS, type Room } from "./rooms.ts";

/** For a page, which knows of no room but those that are closed. */
export const closedRoomsOf = (closed: readonly Room[]) =>
  closed.map((room) => ({ room, path: ROOM_PATHS[room] }));
