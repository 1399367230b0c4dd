import type { ChangeRefusal } from "./model/change.ts";

export type DanielRefusal =
  | ChangeRefusal
  | "daniel.bad_form"
  | "daniel.not_agreed"
  | "daniel.gone"
  | "daniel.another_open"
  | "daniel.to_come"
  | "daniel.note_too_long"
  | "daniel.note_changed"
  | "daniel.too_fast"
  | "daniel.failed";

/** Which text a form was about, as it was sent: it stays in its field when it was refused. */
export type SentNote = {
  step: number;
  entry: string;
  body: string;
  /** What another tab or device has written meanwhile, and its version. */
  other?: { body: string; version: number };
};

/** What an action answers; a refusal is drawn into the page, and what was typed stays. */
export type DanielReply =
  | {
      ok: true;
      intent: string;
      planId: string;
      /** The note that was taken away, to bring it back. */
      removed?: { step: number; entry: string; body: string; base: number };
      /** The plan was finished by this. */
      finished?: boolean;
    }
  | { ok: false; intent: string; refusal: DanielRefusal; note: SentNote | null };

/** The reply of a page whose form did not come through. */
export const notSent = (intent: string, tooFast: boolean): DanielReply => ({
  ok: false,
  intent,
  refusal: tooFast ? "daniel.too_fast" : "daniel.failed",
  note: null,
});
