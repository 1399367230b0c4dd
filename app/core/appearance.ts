/** Light, dark, or as the device has it. */
export const APPEARANCES = ["auto", "light", "dark"] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const appearanceOf = (chosen: string | null): Appearance =>
  APPEARANCES.find((known) => known === chosen) ?? "auto";

/** How large words are, beside what the browser itself is told. */
export const TEXT_SIZES = ["small", "usual", "large"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const textSizeOf = (chosen: string | null): TextSize =>
  TEXT_SIZES.find((known) => known === chosen) ?? "usual";

/** `less`: nothing pulses or slides, whatever the device says; `device`: as the device has it. */
export const MOVEMENTS = ["device", "less"] as const;
export type Movement = (typeof MOVEMENTS)[number];

export const movementOf = (chosen: string | null): Movement =>
  MOVEMENTS.find((known) => known === chosen) ?? "device";
