import { ok, type Result, refuse } from "#app/core/result.ts";
import { NAME_MAX } from "./catalog.ts";

/** One family in emoji is eleven units: a name of twenty such is as long as a name can be stored. */
const MAX_UNITS = 240;
/** Nothing that is seen: controls, marks of direction, spaces without width. What joins an emoji stays. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const NOTHING_SEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\s]/gu;

const letters = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** V12: trimmed, not blank, twenty characters as a reader counts them. Markup is letters like others. */
export function petNameOf(typed: string): Result<string, "pet.name_blank" | "pet.name_too_long"> {
  const name = typed.normalize("NFC").replace(/\s+/gu, " ").replace(UNSEEN, "").replace(/ +/g, " ").trim();
  if (name.replace(NOTHING_SEEN, "") === "") return refuse("pet.name_blank");
  return name.length > MAX_UNITS || letters(name) > NAME_MAX ? refuse("pet.name_too_long") : ok(name);
}
