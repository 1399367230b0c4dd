import { type Pressed, type TileAction, type TileId, tileAction } from "#app/features/home/tiles.ts";
import type { RoleAndPlan } from "#app/features/member/roles.ts";

export type AppleTileId = Exclude<TileId, "chat"> | "video";
type AppleTile = Pressed & { id: AppleTileId };

/** AP5-AP7. Here the men's and the women's tiles lead to their pages; in the hub they begin a conversation (D4). */
export const SECTIONS = [
  {
    key: "essential",
    tiles: [
      { id: "bible", page: "/bible-study" },
      { id: "devotional", context: "devotional" },
      { id: "community", page: "/community" },
    ],
  },
  {
    key: "ministry",
    tiles: [
      { id: "youth", page: "/youth-ministry" },
      { id: "men", page: "/mens-fellowship" },
      { id: "women", page: "/womens-ministry" },
    ],
  },
  {
    key: "growth",
    tiles: [
      { id: "video", page: "/youtube-playlist" },
      { id: "guidance", context: "life-guidance" },
      { id: "games", page: "/gamification" },
      { id: "daniel", page: "/daniel-plan", premium: true },
    ],
  },
] as const satisfies readonly { key: string; tiles: readonly AppleTile[] }[];

export type AppleSection = {
  key: (typeof SECTIONS)[number]["key"];
  tiles: { id: AppleTileId; premium: boolean; closed: boolean; action: TileAction }[];
};

/** AP9-AP12: what each tile does for who asks, by the hub's own rule (D6); what is closed says so. */
export const appleSections = (
  member: RoleAndPlan | null,
  young = false,
  isOpen: (path: string) => boolean = () => true,
): AppleSection[] =>
  SECTIONS.map(({ key, tiles }) => ({
    key,
    // for adults: it is not offered to anybody younger
    tiles: tiles
      .filter(({ id }) => !young || id !== "daniel")
      .map((tile: AppleTile) => ({
        id: tile.id,
        premium: tile.premium ?? false,
        closed: tile.page !== undefined && !isOpen(tile.page),
        action: tileAction(tile, member),
      })),
  }));
