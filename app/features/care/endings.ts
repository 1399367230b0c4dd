import type { Language } from "#app/core/language.ts";
import { careCopy } from "./copy.ts";

/** Why the companion's own words end before their time, and ours take their place. */
export type Ending = "persona" | "withheld" | "youngOnly" | "told";

/**
 * Our words in their place. Nobody who has just been given the card is sent away beneath it.
 * @param helped whether the card stands above
 */
export function endingWords(
  ending: Ending,
  { helped, young, language }: { helped: boolean; young: boolean; language: Language },
): string {
  const copy = careCopy[language];
  if (ending === "persona") return copy.persona;
  if (ending === "told") return young ? copy.toldYoung : copy.told;
  if (helped) return copy.afterHelp;
  return young ? copy.youngOnly : copy[ending];
}
