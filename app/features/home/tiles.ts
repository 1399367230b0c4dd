import type { Standing } from "#app/features/member/roles.ts";
import { hasPremium } from "#app/features/member/roles.ts";

/** H5-H10: what the companion is told that a conversation is about. */
export type HubContext =
  | "prayer-support"
  | "devotional"
  | "youth"
  | "mens-ministry"
  | "womens-ministry"
  | "life-guidance";

export type TileId =
  | "chat"
  | "bible"
  | "devotional"
  | "youth"
  | "men"
  | "women"
  | "guidance"
  | "games"
  | "community"
  | "daniel";

export type Tile = {
  id: TileId;
  context?: HubContext;
  /** A tile with a page leads there; the others begin a conversation. */
  page?: string;
  premium?: true;
};

/** H4: exactly ten, in this order. Youth Ministry has a context that its page will use (D4). */
export const TILES: readonly Tile[] = [
  { id: "chat", context: "prayer-support" },
  { id: "bible", page: "/bible-study" },
  { id: "devotional", context: "devotional" },
  { id: "youth", context: "youth", page: "/youth-ministry" },
  { id: "men", context: "mens-ministry" },
  { id: "women", context: "womens-ministry" },
  { id: "guidance", context: "life-guidance" },
  { id: "games", page: "/gamification" },
  { id: "community", page: "/community" },
  { id: "daniel", page: "/daniel-plan", premium: true },
];

/** What a press on a tile does. */
export type TileDeed =
  | { kind: "go"; to: string }
  | { kind: "talk"; context: HubContext }
  /** H18: the notice, and the way to the premium section. */
  | { kind: "upgrade" }
  /** H20 */
  | { kind: "sign-in" }
  /** Its page is not built yet: it is shown, and is no link. */
  | { kind: "soon" };

/** H13-H20. `member` is null for a visitor; `isOpen` says which pages are built. */
export function tileDeed(
  tile: Omit<Tile, "id">,
  member: Standing | null,
  isOpen: (path: string) => boolean,
): TileDeed {
  if (member && tile.premium && !hasPremium(member)) return { kind: "upgrade" };
  if (tile.page && !isOpen(tile.page)) return { kind: "soon" };
  if (!member) return { kind: "sign-in" };
  if (tile.page) return { kind: "go", to: tile.page };
  return tile.context ? { kind: "talk", context: tile.context } : { kind: "soon" };
}
