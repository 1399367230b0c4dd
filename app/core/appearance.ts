/** Light, dark, or as the device has it. */
export const APPEARANCES = ["auto", "light", "dark"] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const appearanceOf = (chosen: string | null): Appearance =>
  APPEARANCES.find((known) => known === chosen) ?? "auto";
