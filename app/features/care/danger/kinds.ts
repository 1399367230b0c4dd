import type { Crisis } from "./sign.ts";

/** What a message may be about, as far as help differs. */
export const DANGER_KINDS = [
  "suicide",
  "plan",
  "overdose",
  "violence-home",
  "minor",
  "stalking",
  "coercion",
  "self-harm",
  "eating",
  "threat-other",
  "worry-other",
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** Danger of this minute that is of no kind: a fire, somebody at the door. */
export type CardKind = DangerKind | "now";

/** The card where a family is known and the kind is not certain. */
export const CARD_OF: Readonly<Record<Crisis, CardKind>> = {
  self_harm: "suicide",
  abuse: "violence-home",
  danger: "now",
};

/** Told as over: no danger, and still heavy. */
export const PAST_KIND = "testimony";
export const MODEL_KINDS = [...DANGER_KINDS, PAST_KIND] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** Which family of care each belongs to: what the companion is told, and which words of ours answer. */
export const CRISIS_OF: Readonly<Record<DangerKind, Crisis>> = {
  suicide: "self_harm",
  plan: "self_harm",
  overdose: "danger",
  "violence-home": "abuse",
  minor: "abuse",
  stalking: "abuse",
  coercion: "abuse",
  "self-harm": "self_harm",
  eating: "self_harm",
  "threat-other": "danger",
  "worry-other": "self_harm",
};

/** A life is at stake. */
export const LIFE_KINDS: readonly DangerKind[] = ["suicide", "plan", "overdose", "violence-home", "minor"];
