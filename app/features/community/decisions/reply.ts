export type AppealRefusal =
  | "appeal.bad_form"
  /** It was appealed before, or taken back, or is nothing that is held against anybody. */
  | "appeal.once"
  | "appeal.failed";
export type AppealReply = { ok: true; id: string } | { ok: false; id: string; refusal: AppealRefusal };

export const appealNotSent = (): AppealReply => ({ ok: false, id: "", refusal: "appeal.failed" });
