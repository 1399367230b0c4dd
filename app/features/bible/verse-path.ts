type Named = { reference: string; translation: string; verseId: number };

/**
 * Where a verse stands in its chapter: `/bible/web/john/3#v16`. From its own words alone, without the list of books,
 * so that a message's script stays small; a Spanish name leads on to the one address of the book.
 */
export function versePath({ reference, translation, verseId }: Named): string {
  const book = reference
    .slice(0, reference.lastIndexOf(" "))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(" ", "-");
  return `/bible/${translation.toLowerCase()}/${book}/${Math.floor(verseId / 1000) % 1000}#v${verseId % 1000}`;
}
