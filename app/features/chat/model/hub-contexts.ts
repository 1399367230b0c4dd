import { type Category, isCategory } from "./catalog.ts";

/**
 * H5-H10, D14: what a tile of the hub is about is a conversation's category of its own, so that each tile finds its
 * own conversations again. To the companion, and in its greeting, each is one of the eight themes.
 */
const THEMES = {
  "prayer-support": "prayer",
  devotional: "scripture",
  youth: "growth",
  "mens-ministry": "growth",
  "womens-ministry": "growth",
  "life-guidance": "guidance",
} as const satisfies Record<string, Category>;

export type HubContextName = keyof typeof THEMES;
export const HUB_CONTEXTS = Object.keys(THEMES) as [HubContextName, ...HubContextName[]];

export const isHubContext = (name: string): name is HubContextName => Object.hasOwn(THEMES, name);

/** The theme of a conversation's category; prayer for one that is not known. */
export function themeOf(category: string): Category {
  if (isCategory(category)) return category;
  return isHubContext(category) ? THEMES[category] : "prayer";
}

/** Three tiles have the theme of growth; each is met in words of its own. */
const MINISTRIES = ["youth", "mens-ministry", "womens-ministry"] as const satisfies readonly HubContextName[];
export type MinistryName = (typeof MINISTRIES)[number];

/** Which of the ministries a conversation's category is; null for any other. */
export const ministryOf = (category: string): MinistryName | null =>
  MINISTRIES.find((name) => name === category) ?? null;
