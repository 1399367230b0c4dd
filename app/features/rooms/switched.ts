import { FURTHER_PATHS, ROOM_PATHS, ROOMS, type Room } from "./rooms.ts";

const PREFIXES = ROOMS.flatMap((room) =>
  [ROOM_PATHS[room], ...FURTHER_PATHS[room]].map((path) => ({ room, path })),
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
