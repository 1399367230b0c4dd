import { ROOM_PATHS } from "./paths.ts";
import { ROOMS, type Room } from "./rooms.ts";

/** What of a room stands at other addresses than below its entrance. */
const FURTHER: Partial<Record<Room, readonly string[]>> = {
  companion: ["/conversations", "/shared", "/functions/persistent-chatbot"],
  dailyPlan: ["/bible-study/plans"],
};

const PREFIXES = ROOMS.flatMap((room) =>
  [ROOM_PATHS[room], ...(FURTHER[room] ?? [])].map((path) => ({ room, path })),
).sort((one, other) => other.path.length - one.path.length);

/**
 * The room that an address belongs to, by the longest beginning: `/pet/shop` is the shop's, `/pet/training` the pet's.
 * Null for what is in no room, and so can never be closed: help, signing in, settings, the archive, deletion, payments.
 * @param path without its query
 */
export function roomAt(path: string): Room | null {
  const plain = path.replace(/(\.data)?\/*$/, "").toLowerCase();
  return PREFIXES.find((at) => plain === at.path || plain.startsWith(`${at.path}/`))?.room ?? null;
}
