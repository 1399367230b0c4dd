import { GAMES_PATH, HUB_PATH } from "#app/features/games/paths.ts";

/** G6: six ways to see one hub, beside its rooms and what is one's own. */
export const LAYOUTS = ["enhanced", "dashboard", "masonry", "gaming", "mobile", "columns"] as const;
export type Layout = (typeof LAYOUTS)[number] | "rooms" | "hub";

export const layoutPath = (layout: Layout): string =>
  layout === "rooms" ? GAMES_PATH : layout === "hub" ? HUB_PATH : `/${layout}`;

export const isLayout = (text: string): text is (typeof LAYOUTS)[number] =>
  LAYOUTS.some((layout) => layout === text);

/** Which one an address shows: that of the hub is the one that the member saw last. */
export function layoutAt(path: string, remembered: string): Layout {
  const name = path.replace(/(\.data)?\/*$/, "").slice(1);
  if (isLayout(name)) return name;
  if (`/${name}` !== HUB_PATH) return "rooms";
  return isLayout(remembered) ? remembered : "hub";
}
