import type { Language } from "#app/core/language.ts";
import { ok, type Result } from "#app/core/result.ts";
import type { HelpPart } from "#app/features/care/care-parts.ts";
import { helpFor } from "#app/features/care/copy-help.ts";
import { findDanger } from "#app/features/care/crisis.ts";
import type { MemberContext } from "#app/request/context.ts";

/** `held`: nobody but its author sees it before a moderator has. `urgent`: first in the moderators' queue. */
export type Verdict = { held: boolean; urgent: boolean };
export type Judged = Result<Verdict, "community.help_first">;

/**
 * What is asked of every text before others read it. Words of danger bring help to the writer first; sent again
 * (`seenHelp`) they are taken, and go to the front of the moderators' queue.
 */
export async function judgeText(
  _ctx: MemberContext,
  text: string,
  { seenHelp }: { seenHelp: boolean },
): Promise<Judged> {
  const danger = findDanger(text)?.strength === "card";
  if (danger && !seenHelp) return { ok: false, refusal: "community.help_first" };
  return ok({ held: danger, urgent: danger });
}

/** The card of help that a text brings; null where it brings none. */
export function helpWith(text: string, reader: { language: Language; young: boolean }): HelpPart | null {
  const danger = findDanger(text);
  return danger?.strength === "card" ? helpFor(danger.kind, reader) : null;
}
