import type { Language } from "#app/core/language.ts";
import { isTranslation, TRANSLATION_OF } from "#app/features/bible/translations.ts";
import { addressOf, readerPath, START } from "#app/features/reader/address.ts";
import { typedPlace } from "./typed.ts";

/** Where a form of the picker leads that was sent without script; to the picker again where nothing was understood. */
export function typedPath(form: FormData, language: Language): string {
  const [reference, named] = [form.get("reference"), form.get("translation")];
  const translation = typeof named === "string" && isTranslation(named) ? named : TRANSLATION_OF[language];
  const place = typeof reference === "string" ? typedPlace(reference, language) : null;
  return place ? readerPath(addressOf({ ...place, translation }), place.run) : `${START}?books=1&unknown=1`;
}
