import type { Language } from "#app/core/language.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import { plansCopy } from "#app/features/plans/copy.ts";
import { sectionOf } from "#app/features/plans/model/harmony.ts";
import type { PlanKind } from "#app/features/plans/model/kinds.ts";
import { minutesOf, type Passage, readerPath, versesOf } from "#app/features/plans/model/passage.ts";
import type { Done } from "#app/features/plans/model/plan-progress.ts";
import { type Item, keyOf, passageAt, type Readings } from "#app/features/plans/model/schedule.ts";
import type { ShownPassage } from "./page.ts";
import { readingName } from "./say.ts";

/** For whom passages are shown: their language, and the translation that they read. */
export type Reader = { language: Language; translation: Translation };

export const passageName = (passage: Passage, language: Language): string => readingName([passage], language);

/** Passages with their words, as they are checked off. */
export function shownPassages(
  { language, translation }: Reader,
  kind: PlanKind,
  readings: Readings,
  items: readonly Item[],
  done: Done,
): ShownPassage[] {
  const copy = plansCopy[language];
  return items.map((item) => {
    const passage = passageAt(readings, item);
    const title = kind === "gospels" ? (sectionOf(passage)?.title[language] ?? null) : null;
    return {
      item: keyOf(item),
      name: passageName(passage, language),
      about: copy.passage(versesOf(passage), minutesOf([passage]), title),
      path: readerPath(translation, passage),
      read: done.has(keyOf(item)),
    };
  });
}
