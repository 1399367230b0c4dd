export type TableRefusal =
  | "table.bad_form"
  | "table.no_boards"
  | "table.many_today"
  | "table.muted"
  | "table.name"
  | "table.age"
  | "table.nowhere"
  | "table.too_fast"
  | "table.failed";

export type TableReply = { ok: true; to: string | null } | { ok: false; refusal: TableRefusal };

export const tableNotSent = (_intent: string, tooFast: boolean): TableReply => ({
  ok: false,
  refusal: tooFast ? "table.too_fast" : "table.failed",
});
