/** G13: how old somebody says they are. Under 13 there is no account; 13 to 17 the companion speaks otherwise. */
export const AGE_BANDS = ["13-17", "18+"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** What the form offers. */
export type AgeAnswer = "under13" | "teen" | "adult";
const BANDS: Record<AgeAnswer, AgeBand | null> = { under13: null, teen: "13-17", adult: "18+" };

export const isAgeAnswer = (value: unknown): value is AgeAnswer =>
  typeof value === "string" && Object.hasOwn(BANDS, value);
export const bandOf = (answer: AgeAnswer): AgeBand | null => BANDS[answer];

/** 13 to 17: what is for adults is neither offered nor sold. */
export const isYoung = (band: AgeBand | null): boolean => band === "13-17";

/** A band as it was stored or came from the vendor; null when nobody has said. */
export const ageBandOf = (value: unknown): AgeBand | null => AGE_BANDS.find((band) => band === value) ?? null;
