/** Everything that a member's chat action can be refused for; words in `copy.ts`. */
export type ChatRefusal =
  | "chat.empty"
  | "chat.too_long"
  | "chat.busy"
  | "chat.limit"
  | "chat.too_fast"
  | "chat.too_many"
  | "chat.many_begun"
  | "chat.resting"
  | "chat.fair_use"
  | "chat.not_found"
  | "chat.failed"
  | "chat.offline"
  | "chat.signed_out";
