/** GS5: the paths under which a phone's status bar is light; it is dark under all others. */
const LIGHT = ["/bible-study", "/community", "/social"];

export type StatusBar = "light" | "dark";

export const statusBarOf = (path: string): StatusBar =>
  LIGHT.some((light) => path === light || path.startsWith(`${light}/`)) ? "light" : "dark";

/** The bar's ground: paper, by day or by lamplight, and the deep plum of the mark (tokens.css, as sRGB). */
export const BAR_COLORS = {
  light: { light: "#fefaf1", dark: "#1c140e" },
  dark: { light: "#453073", dark: "#1c140e" },
} as const satisfies Record<StatusBar, { light: string; dark: string }>;
