import type { Mood } from "#app/features/pet/model/rules.ts";

/** How a pet looks: its five moods, and asleep while it rests. */
export type Look = Mood | "asleep";

/**
 * What it has on, drawn for its own neck, head and side. `behind` is what its body hides; `beside` how the same lies
 * beside one that has no back for it.
 */
export type Worn = { behind: string; neck: string; head: string; carried: string; beside: string };
export const BARE: Worn = { behind: "", neck: "", head: "", carried: "", beside: "" };

export type Posing = {
  look: Look;
  grown: boolean;
  worn: Worn;
  /** Unique in the document: the drawing's clips are named by it. */
  id: string;
};
/** Markup for a 240 px square, ground at 222, light from the upper left. It holds nothing that anybody has typed. */
export type Draw = (posing: Posing) => string;

export const INK = "#34251C";

export const line = (d: string, color: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const fill = (d: string, color: string, extra = ""): string =>
  `<path d="${d}" fill="${color}" ${extra}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, color: string, extra = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" ${extra}/>`;
export const at = (transform: string, drawing: string): string =>
  drawing && `<g transform="${transform}">${drawing}</g>`;

export const ground = (x = 120, rx = 74): string => oval(x, 222, rx, 8, "#5B3A1E", 'opacity=".13"');
export const sparkles =
  '<g fill="#F0B649"><path d="M34 62c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10z"/><path d="M206 44c.8 5.5 2.5 7.2 8 8-5.5.8-7.2 2.5-8 8-.8-5.5-2.5-7.2-8-8 5.5-.8 7.2-2.5 8-8z"/><path d="M212 92c.5 3.3 1.5 4.3 4.8 4.8-3.3.5-4.3 1.5-4.8 4.8-.5-3.3-1.5-4.3-4.8-4.8 3.3-.5 4.3-1.5 4.8-4.8z"/></g>';
/** Over the head of one that sleeps. */
export const sleep = (x: number, y: number): string =>
  at(
    `translate(${x} ${y})`,
    '<g class="pet-sleep" fill="none" stroke="#8B6BB0" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"><path d="M0 28h12L0 41h12M24 0h9l-9 10h9"/></g>',
  );
export const rays = (x1 = 30, x2 = 210): string =>
  `<g fill="none" stroke="#F0B649" stroke-width="3" stroke-linecap="round" opacity=".75"><path d="M${x1} 74l-9-4M${x1 + 6} 46l-7-6M${x2} 74l9-4M${x2 - 6} 46l7-6"/></g>`;
/** Those that have grown share one cloak and lantern. */
export const clasp = (x = 120, y = 166, k = 1): string =>
  at(
    `translate(${x} ${y}) scale(${k})`,
    '<path d="M-7-9h14l-2-4h-10z" fill="#8E5A34"/><rect x="-9" y="-9" width="18" height="20" rx="4" fill="#F7CE74"/><path d="M0-5c4 5 4 8 0 11c-4-3-4-6 0-11z" fill="#E5912F"/><path d="M-9-9v20M9-9v20M-9 11h18" stroke="#8E5A34" stroke-width="2.6" stroke-linecap="round"/>',
  );
export const mantle = (dy = 0): string =>
  at(
    `translate(0 ${dy})`,
    fill(
      "M80 130C102 150 138 150 160 130C167 134 170 140 170 147C142 168 98 168 70 147C70 140 73 134 80 130Z",
      "#6B4A90",
    ) +
      line("M78 143C104 160 136 160 162 143", "#8B6BB0", 2.4) +
      clasp(),
  );
