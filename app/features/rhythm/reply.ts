import type { RhythmRefusal } from "./ask.ts";

/** What the page's action answers; `added` names days of illness that can be taken back. */
export type RhythmReply =
  | { ok: true; intent: "rest" | "sick" | "not-sick"; added: string | null }
  | { ok: false; intent: string; refusal: RhythmRefusal };
