import type { ChallengeRefusal } from "./copy.ts";

export type ChallengeReply =
  | { ok: true; intent: string; step: number }
  | { ok: false; intent: string; refusal: ChallengeRefusal };

export const notSent = (intent: string, tooFast: boolean): ChallengeReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "challenge.too_fast" : "challenge.failed",
});
