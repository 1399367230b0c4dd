import type { RoleAndPlan } from "#app/features/member/roles.ts";
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

/** What a press on a tile depends on: one with a page leads there; the others begin a conversation. */
export type Pressed = { premium?: true } & (
  | { page: string; context?: HubContext }
  | { page?: undefined; context: HubContext }
);

export type Tile = { id: TileId } & Pressed;

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

/** 13 to 17: the plan for adults is not offered, and its tile is not there. */
export const tilesFor = (member: { young: boolean } | null): readonly Tile[] =>
  member?.young ? TILES.filter(({ id }) => id !== "daniel") : TILES;

/** What a press on a tile does. */
export type TileAction =
  | { kind: "go"; to: string }
  | { kind: "talk"; context: HubContext }
  /** H18: the notice, and the way to the premium section. */
  | { kind: "upgrade" }
  /** H20 */
  | { kind: "sign-in" };

/**
 * H13-H20. `member` is null for a visitor. A page whose room is not open is gone to as well: it says what is coming.
 */
export function tileAction(tile: Pressed, member: RoleAndPlan | null): TileAction {
  if (!member) return { kind: "sign-in" };
  if (tile.premium && !hasPremium(member)) return { kind: "upgrade" };
  return tile.page !== undefined ? { kind: "go", to: tile.page } : { kind: "talk", context: tile.context };
}
