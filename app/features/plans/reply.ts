import type { ChangeRefusal } from "./model/change.ts";
import type { OwnRefusal } from "./model/own.ts";

export type PlansRefusal =
  | ChangeRefusal
  | OwnRefusal
  | "plans.bad_form"
  | "plans.gone"
  | "plans.too_many"
  | "plans.too_fast"
  | "plans.failed";

/** What a plan of one's own would be, in words, before it is begun. */
export type Preview = { days: string; minutes: string; first: string; last: string };

/** The fields of the maker as they were sent. */
export type Given = Record<string, string[]>;

/**
 * What the action answers. `id`: the plan that it is about. `finished`: with this the last passage was read. `waits`:
 * it is kept on this device until there is a connection.
 * Without script the page is drawn anew: a refusal stands in it, and what was typed stays (`given`).
 */
export type PlansReply =
  | { ok: true; intent: string; id: string | null; finished: boolean; preview?: Preview; waits?: true }
  | { ok: false; intent: string; refusal: PlansRefusal; given: Given | null };

/** The reply of a page whose form did not come through. */
export const notSent = (intent: string, tooFast: boolean): PlansReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "plans.too_fast" : "plans.failed",
  given: null,
});
