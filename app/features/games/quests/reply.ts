export type QuestRefusal =
  | "quest.bad_form"
  | "quest.is_done"
  | "quest.no_group"
  | "quest.closed"
  | "quest.too_fast"
  | "quest.failed";
export type QuestReply = { ok: true; intent: string } | { ok: false; intent: string; refusal: QuestRefusal };

export const notSent = (intent: string, tooFast: boolean): QuestReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "quest.too_fast" : "quest.failed",
});
