import { createContext, useContext } from "react";
import { ROOM_PATHS } from "./paths.ts";
import type { Room } from "./rooms.ts";

const Closed = createContext<readonly Room[]>([]);

/** The rooms that this deployment (`COMMUNITY_OPEN`) or an administrator keeps closed, for everything below. */
export const ClosedRoomsProvider = Closed.Provider;

/** @returns whether a room is open here: what a screen promises follows it */
export function useRoomOpen(): (room: Room) => boolean {
  const closed = useContext(Closed);
  return (room) => !closed.includes(room);
}

/** The same of a link to a room's first page. */
export function usePathOpen(): (path: string) => boolean {
  const closed = useContext(Closed);
  return (path) => !closed.some((room) => ROOM_PATHS[room] === path);
}
