import type { Language } from "#app/core/language.ts";
import { detectLanguage } from "#app/core/text/written-language.ts";
import { findDanger } from "#app/features/care/danger/crisis.ts";
import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import { careCopy } from "#app/features/care/help/copy.ts";
import { helpFor } from "#app/features/care/help/copy-help.ts";

export type ShownHelp = { help: HelpPart | null; quietHelp: string | null };

/**
 * The rules of danger read what is written in the plan, as they read a message (decision 0024): the card goes before
 * everything on the page, and stays for as long as the words do. Nothing of it is stored.
 */
export function helpWith(texts: readonly string[], reads: Language): ShownHelp {
  let quietHelp: string | null = null;
  for (const text of texts) {
    const danger = text === "" ? null : findDanger(text);
    if (!danger) continue;
    const language = detectLanguage(text, reads);
    if (danger.strength === "card")
      return { help: helpFor(danger.kind, { young: false, language }), quietHelp: null };
    quietHelp ??= careCopy[language].quiet[danger.crisis];
  }
  return { help: null, quietHelp };
}
