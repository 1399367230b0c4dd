import { BOOKS } from "#app/features/bible/books.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import { nameOf, pathOf, readText } from "#app/features/memory/text.server.ts";
import type { AppContext } from "#app/request/context.ts";
import type { Passage } from "./page.ts";

/** A question's passage in the translation that the member reads, from built files; null for one that is not there. */
export async function passageOf(
  ctx: Pick<AppContext, "builtFile">,
  reference: string,
  translation: Translation,
): Promise<Passage | null> {
  const [, name, chapter, from, to = from] = /^(.+) (\d+):(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
  const book = BOOKS.find((one) => one.name === name || (name === "Psalms" && one.name === "Psalm"));
  if (!book) return null;
  const first = book.number * 1_000_000 + Number(chapter) * 1_000 + Number(from);
  const verses = { first, last: first - Number(from) + Number(to) };
  return {
    reference: nameOf(verses, translation),
    translation,
    text: await readText(ctx, verses, translation),
    path: pathOf(verses, translation),
  };
}
