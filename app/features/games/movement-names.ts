import { BOOKS } from "#app/features/bible/books.ts";
import type { NameOf } from "#app/features/wallet/copy.ts";
import { achievementById } from "./achievements/catalog-achievements.ts";
import { questById } from "./quests/catalog-quests.ts";
import { togetherById } from "./quests/together/catalog-together.ts";

/** `Luke 2:7` in the reader's language. */
function referenceIn(reference: string, language: "en" | "es"): string {
  const book = BOOKS.find(({ name }) => reference.startsWith(`${name} `));
  return book && language === "es" ? `${book.spanishName}${reference.slice(book.name.length)}` : reference;
}

/** Quests, achievements and passages under the names of their own pages, before what others name. */
export const gameNames =
  (others: NameOf): NameOf =>
  (of) => {
    const { cause, subject, language } = of;
    if (cause === "quest_complete")
      return (questById(subject) ?? togetherById(subject))?.name[language] ?? "";
    if (cause === "achievement_unlock") return achievementById(subject)?.name[language] ?? "";
    if (cause === "trivia_correct") return referenceIn(subject, language);
    return others(of);
  };
