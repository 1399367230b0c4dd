import { bookBySlug } from "#app/features/bible/books.ts";
import { findTexts } from "#app/features/bible/store.server.ts";
import { rowId } from "#app/features/bible/translations.ts";
import type { AppContext } from "#app/request/context.ts";
import { occurrencesIn, placesIn } from "./places.ts";
import { numberIn, type StudyFile, studyPath } from "./study.ts";
import type { WordPageData } from "./word-data.ts";

/** A word of Strong's with a page of its places: one built file, and one trip for the verses. Null for no such number. */
export async function readWord(
  ctx: Pick<AppContext, "bible" | "builtFile" | "language">,
  typed: string | undefined,
  query: URLSearchParams,
): Promise<WordPageData | null> {
  const number = numberIn(typed);
  const file = number && (await readStudyFile(ctx, number));
  const study = file ? file.studies[number] : undefined;
  if (!file || !number || !study) return null;
  const asked = bookBySlug(query.get("book") ?? "")?.number ?? null;
  const book = study.books.some(([number]) => number === asked) ? asked : null;
  const { shown, page, pages } = occurrencesIn(study, book, Number(query.get("page")) || 1);
  const texts = await findTexts(
    ctx.bible,
    [...new Set(shown.map(({ verseId }) => verseId))].map((id) => rowId("KJV", id)),
  );
  return {
    number,
    entry: study.entry,
    forms: study.forms
      .map(([form, at, count]) => {
        const [, en = "", es = ""] = file.grammar[at] ?? [];
        return { form, grammar: ctx.language === "es" ? es : en, count };
      })
      .toSorted((one, other) => other.count - one.count),
    renderings: study.renderings.toSorted(([, one], [, other]) => other - one),
    books: study.books.map(([book, places]) => ({ book, count: places.length })),
    total: placesIn(study),
    book,
    page,
    pages,
    places: shown.map((place) => ({ ...place, text: texts.get(rowId("KJV", place.verseId)) ?? "" })),
  };
}

async function readStudyFile(ctx: Pick<AppContext, "builtFile">, number: string): Promise<StudyFile | null> {
  const answer = await ctx.builtFile(studyPath(number));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${studyPath(number)}: ${answer.status}`);
  return (await answer.json()) as StudyFile;
}
