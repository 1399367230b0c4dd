export type DuelRefusal =
  | "duel.bad_form"
  | "duel.closed"
  | "duel.gone"
  | "duel.not_now"
  | "duel.too_fast"
  | "duel.failed";

/** What an action answers. `to`: where it leads on. */
export type DuelReply =
  | { ok: true; intent: string; to: string }
  | { ok: false; intent: string; refusal: DuelRefusal };

export const notSent = (intent: string, tooFast: boolean): DuelReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "duel.too_fast" : "duel.failed",
});

export const DUEL_STATUS: Record<DuelRefusal, number> = {
  "duel.bad_form": 400,
  "duel.closed": 409,
  "duel.gone": 404,
  "duel.not_now": 409,
  "duel.too_fast": 429,
  "duel.failed": 503,
};
