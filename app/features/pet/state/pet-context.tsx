import { createContext, useContext } from "react";
import type { PetPage } from "./page.ts";
import type { PetActions } from "./use-pet-state.tsx";

type PetRoom = {
  page: PetPage;
  actions: PetActions;
  /** The page's hour in this tab, epoch ms; ticks while something is under way. */
  now: number;
};

const Room = createContext<PetRoom | null>(null);
export const PetRoomProvider = Room.Provider;

export function usePet(): PetRoom {
  const room = useContext(Room);
  if (!room) throw new Error("no pet's room around this");
  return room;
}
