/** What an achievement's picture is composed of: a frame by its step, a sign by its family. Paths of 48 by 48. */
const PATHS = {
  window: "M15 37V21a9 9 0 0 1 18 0v16zM24 12v25M15 25h18",
  book: "M24 16c-4-3-8-3-11-2v19c3-1 7-1 11 2 4-3 8-3 11-2V14c-3-1-7-1-11 2zM24 16v19",
  scroll: "M15 14h18v20H15zM13 14h22M13 34h22M19 20h10M19 25h10M19 30h6",
  letter: "M12 16h24v17H12zM12 16l12 10 12-10",
  candle: "M21 22h6v13h-6zM16 35h16M24 12c3 3 3 6 0 8-3-2-3-5 0-8z",
  flame: "M24 11c6 6 9 11 9 16a9 9 0 0 1-18 0c0-4 3-6 5-9 1 2 2 3 3 3 1-3 1-6 1-10z",
  sun: "M24 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM24 10v4M24 34v4M10 24h4M34 24h4M14 14l3 3M31 31l3 3M34 14l-3 3M17 31l-3 3",
  heart: "M24 36C14 29 12 23 14 18c2-4 8-4 10 1 2-5 8-5 10-1 2 5 0 11-10 18z",
  honey: "M16 19h16l-1 16H17zM14 15h20v4H14zM20 26h8",
  hands:
    "M12 27l7-4 6 4 8-4 3 3-9 9H17zM19 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM31 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
  star: "M24 11l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z",
  quill: "M34 12c-9 1-15 6-17 15l-3 9M17 27c7 1 13-4 17-15M14 36h12",
  question: "M18 19a6 6 0 1 1 9 5c-2 1-3 2-3 5M24 34v2",
  bread: "M12 27c0-7 5-11 12-11s12 4 12 11v7H12zM19 21l2 4M25 20l2 4M31 22l1 3",
  wreath: "M15 13c-5 8-3 18 9 22 12-4 14-14 9-22M13 20l4 2M13 27l5 1M35 20l-4 2M35 27l-5 1M24 35v3",
  path: "M20 37c-4-7 9-8 4-15-4-5 3-7 4-11M28 37c3-6-1-8-2-12",
  tree: "M24 37V25M24 25a8 8 0 1 0-7-11 6 6 0 0 0 7 11zM24 30l5-4M18 37h12",
  table: "M11 22h26v4H11zM15 26v10M33 26v10M20 22v-5h8v5",
  lamp: "M13 27c3 7 17 7 20-1l4-3c-2-3-5-1-6 1H13zM22 33v3M18 36h10M36 20c2-2 2-4 0-6-2 2-2 4 0 6z",
  dove: "M12 26c6 7 17 7 20-2l4-4-5-1c-3-4-7-3-8 1-4 3-7 1-9-3-1 4-1 7-2 9zM24 33l-2 5",
  fish: "M12 24c6-8 15-8 20 0l5-5v10l-5-5c-5 8-14 8-20 0zM18 23v1",
} as const;

export type Sign = keyof typeof PATHS;
export const signPath = (sign: Sign): string => PATHS[sign];

/** The frame of a step: an arch, a round, a leaf, a diamond and what comes after them. */
const FRAMES = [
  "M6 43V24a18 18 0 0 1 36 0v19z",
  "M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z",
  "M24 3l18 10v22L24 45 6 35V13z",
  "M24 2l22 22-22 22L2 24z",
  "M24 2l6 7 9-1 1 9 7 7-7 7-1 9-9-1-6 7-6-7-9 1-1-9-7-7 7-7 1-9 9 1z",
] as const;
export const framePath = (tier: number): string => FRAMES[Math.min(tier, FRAMES.length) - 1] ?? FRAMES[0];
