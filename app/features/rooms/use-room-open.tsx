import { createContext, useContext } from "react";
import { isRoomOpen, type OpenRoom, type Room } from "./open.ts";
import { isOpenPath, OPEN_PATHS } from "./paths.ts";

const Closed = createContext<readonly OpenRoom[]>([]);

/** The rooms that this deployment keeps closed (`COMMUNITY_OPEN`), for everything below. */
export const ClosedRoomsProvider = Closed.Provider;

/** @returns whether a room is built, and open here: what a screen promises follows it */
export function useRoomOpen(): (room: Room) => boolean {
  const closed = useContext(Closed);
  return (room) => isRoomOpen(room) && !closed.includes(room);
}

/** The same of a link: any other leads to a page that says what is coming. */
export function usePathOpen(): (path: string) => boolean {
  const closed = useContext(Closed);
  return (path) => isOpenPath(path) && !closed.some((room) => OPEN_PATHS[room] === path);
}
