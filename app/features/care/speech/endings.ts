import type { Language } from "#app/core/language.ts";
import { careCopy } from "#app/features/care/help/copy.ts";
import type { Claim } from "./speech-guard.ts";

/** Why the companion's own words end before their time, and ours take their place. */
export type Ending = Claim | "withheld" | "youngOnly" | "told";

/**
 * Our words in their place. Nobody who has just been given the card is sent away beneath it, or told what we are.
 * @param helped whether the card stood above before the companion's words were ended
 */
export function endingWords(
  ending: Ending,
  { helped, young, language }: { helped: boolean; young: boolean; language: Language },
): string {
  const copy = careCopy[language];
  if (ending === "told") return young ? copy.abuseDisclosedYoung : copy.abuseDisclosed;
  if (helped) return copy.afterHelp;
  return young && ending === "withheld" ? copy.youngOnly : copy[ending];
}

/** Words that somebody should die were most likely said to one who had spoken of it: the card comes with their end. */
export const bringsHelp = (ending: Ending): boolean => ending === "harm";
