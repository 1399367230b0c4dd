/** What may stand in the staff audit log (`audit_acts` in the schema); an act more is a word more here and a row more there. */
export const AUDIT_ACTS = [
  "refund",
  "grant_messages",
  "restore_account",
  "give_role",
  "take_role",
  "offer_archive",
  "delete_account",
  "sign_out",
  "ask_to_read",
  "approve_reading",
  "refuse_reading",
  "read_conversation",
  "close_room",
  "open_room",
  "announce",
  "end_announcement",
  "announce_terms",
  "withdraw_terms",
  "export_log",
  "edit_content",
  "return_content",
  "answer_disputes",
  "judge_tournament",
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

export const AUDIT_OUTCOMES = ["asked", "done", "refused"] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export const MAX_REASON = 500;

/** What stands in the log for good; null for nothing, and for too much. */
export function cleanReason(reason: string): string | null {
  const clean = reason
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return clean.length >= 1 && clean.length <= MAX_REASON ? clean : null;
}
