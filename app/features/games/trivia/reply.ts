export type TriviaRefusal =
  | "trivia.bad_form"
  | "trivia.gone"
  | "trivia.over"
  | "trivia.not_now"
  | "trivia.no_half"
  | "trivia.nothing_due"
  | "trivia.too_fast"
  | "trivia.failed";

/** What an action answers. `to`: where it leads on. */
export type TriviaReply =
  | { ok: true; intent: string; to: string }
  | { ok: false; intent: string; refusal: TriviaRefusal };

export const notSent = (intent: string, tooFast: boolean): TriviaReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "trivia.too_fast" : "trivia.failed",
});

export const TRIVIA_STATUS: Record<TriviaRefusal, number> = {
  "trivia.bad_form": 400,
  "trivia.gone": 404,
  "trivia.over": 409,
  "trivia.not_now": 409,
  "trivia.no_half": 409,
  "trivia.nothing_due": 409,
  "trivia.too_fast": 429,
  "trivia.failed": 503,
};
