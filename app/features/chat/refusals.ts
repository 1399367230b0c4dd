/** Everything that a member's chat action can be refused for; words in `copy.ts`. */
export type ChatRefusal =
  | "chat.empty"
  | "chat.too_long"
  | "chat.busy"
  | "chat.limit"
  | "chat.not_found"
  | "chat.failed"
  | "chat.offline";
