import type { Copy } from "#app/core/language.ts";
import type { Room } from "#app/features/rooms/rooms.ts";

/** A room, and since when an administrator keeps it closed; null for one that is open. */
export type FlagLine = { room: Room; name: Copy<string>; closedAt: number | null; byDeployment: boolean };
