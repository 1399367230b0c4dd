export type PastoralRefusal =
  | "pastoral.bad_form"
  /** Closed or opened by somebody else, taken back, or its author has left. */
  | "pastoral.moved"
  /** Where somebody is reached, or money: no answer says it. */
  | "pastoral.unfit"
  | "pastoral.nobody"
  | "pastoral.failed";
export type PastoralReply =
  | { ok: true; intent: string }
  | { ok: false; intent: string; refusal: PastoralRefusal; given: string };

export const pastoralNotSent = (intent: string): PastoralReply => ({
  ok: false,
  intent,
  refusal: "pastoral.failed",
  given: "",
});
