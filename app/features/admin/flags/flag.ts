import type { OpenRoom } from "#app/features/rooms/open.ts";

/** A room, and since when an administrator keeps it closed; null for one that is open. */
export type FlagLine = { room: OpenRoom; closedAt: number | null; byDeployment: boolean };
