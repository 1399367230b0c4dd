/** Whom a room of the wall is for; `all`: appointed leaders, who meet both. */
export const WALL_AUDIENCES = ["adults", "young", "all"] as const;
export type WallAudience = (typeof WALL_AUDIENCES)[number];

/**
 * What has changed on the wall in a moment: how many have prayed for which request, which are on it no more, and which
 * have come onto it. Ids and counts alone: no words, no names, no authors.
 */
export type WallEvent = { counts: Record<string, number>; left: string[]; fresh: string[] };

/** How requests stand that a page shows, asked for after it was away. */
export type WallStatus = WallEvent & {
  /** May not be read any more. */
  gone: string[];
};

/** A request's row as it is told. */
export type WallStatusRow = { id: string; prayedBy: number; onWall: number };
