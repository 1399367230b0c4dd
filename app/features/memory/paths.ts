export const MEMORY_PATH = "/memory-verses";
/** Takes a verse into the deck, or out of it again. */
export const LEARN_PATH = "/memory-verses/learn";
/** Kept by the service worker: today's verses on this device. */
export const OFFLINE_PATH = "/memory-verses/offline";

export const TABS = ["deck", "collections", "progress"] as const;
export type Tab = (typeof TABS)[number] | "today";

export const isTab = (name: string): name is Tab => name === "today" || TABS.some((tab) => tab === name);
export const tabPath = (tab: Tab): string => (tab === "today" ? MEMORY_PATH : `${MEMORY_PATH}/${tab}`);
/** One card, whether it is due or not; `exercise` may be `read`. */
export const cardPath = (key: string, exercise?: string): string =>
  `${MEMORY_PATH}?card=${key}${exercise ? `&exercise=${exercise}` : ""}`;
