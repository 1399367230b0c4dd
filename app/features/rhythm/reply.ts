import type { RhythmRefusal, SickGiven } from "./ask.ts";

/**
 * What the page's action answers; `added` names days of illness that can be taken back, `given` what was typed and is
 * refused: without script the page is drawn anew, and it stays there.
 */
export type RhythmReply =
  | { ok: true; intent: "rest" | "sick" | "not-sick"; added: string | null }
  | { ok: false; intent: string; refusal: RhythmRefusal; given: SickGiven | null };
