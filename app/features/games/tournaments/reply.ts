export type TournamentRefusal =
  | "tournament.bad_form"
  | "tournament.closed"
  | "tournament.young"
  | "tournament.no_board"
  | "tournament.full"
  | "tournament.too_fast"
  | "tournament.failed";

export type TournamentReply =
  | { ok: true; intent: string }
  | { ok: false; intent: string; refusal: TournamentRefusal };

export const notSent = (intent: string, tooFast: boolean): TournamentReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "tournament.too_fast" : "tournament.failed",
});
