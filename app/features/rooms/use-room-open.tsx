import { createContext, useContext } from "react";
import type { Room } from "./rooms.ts";

/** `path`: where it is entered. */
export type ClosedRoom = { room: Room; path: string };

const Closed = createContext<readonly ClosedRoom[]>([]);

/** The rooms that this deployment (`COMMUNITY_OPEN`) or an administrator keeps closed, for everything below. */
export const ClosedRoomsProvider = Closed.Provider;

/** @returns whether a room is open here: what a screen promises follows it */
export function useRoomOpen(): (room: Room) => boolean {
  const closed = useContext(Closed);
  return (room) => !closed.some((one) => one.room === room);
}

/** The same of a link to a room's first page. */
export function usePathOpen(): (path: string) => boolean {
  const closed = useContext(Closed);
  return (path) => !closed.some((one) => one.path === path);
}
