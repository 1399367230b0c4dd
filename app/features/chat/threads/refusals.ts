/** What a change of the conversations' order can be refused for; words in `copy.ts`. */
export type ThreadRefusal =
  | "thread.empty"
  | "thread.too_long"
  | "thread.not_found"
  | "thread.folder_taken"
  | "thread.folders_full"
  | "thread.pins_full"
  | "thread.share_empty"
  | "thread.share_too_long"
  | "thread.shares_full"
  | "thread.too_fast"
  | "thread.failed"
  | "thread.offline";

/** One map from refusal to HTTP status. The last three are the page's own. */
export const STATUS: Record<ThreadRefusal, number> = {
  "thread.empty": 400,
  "thread.too_long": 413,
  "thread.not_found": 404,
  "thread.folder_taken": 409,
  "thread.folders_full": 409,
  "thread.pins_full": 409,
  "thread.share_empty": 409,
  "thread.share_too_long": 413,
  "thread.shares_full": 409,
  "thread.too_fast": 429,
  "thread.failed": 502,
  "thread.offline": 503,
};

export const isRefusal = (name: string): name is ThreadRefusal => Object.hasOwn(STATUS, name);
