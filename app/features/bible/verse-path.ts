type Named = { reference: string; translation: string; verseId: number };
type Excerpt = Named & { partOf?: string };

/** The verses at the end of a name: `Psalm 23:1-3` has 1 and 3, `John 3:16` has 16 and no second. */
const versesIn = (reference: string) => /:(\d+)(?:-(\d+))?$/.exec(reference)?.slice(1) ?? [];

/**
 * Where a verse stands in its chapter: `/bible/web/john/3#v16`, a run of them `/bible/web/psalm/23?verses=1-3#v1`, a
 * chapter `/bible/web/psalm/23`. From its own words alone, without the list of books, so that a message's script
 * stays small; a Spanish name leads on to the one address of the book.
 */
export function versePath({ reference, translation, verseId }: Named): string {
  const book = reference
    .slice(0, reference.lastIndexOf(" "))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(" ", "-");
  const [from, to] = versesIn(reference);
  const path = `/bible/${translation.toLowerCase()}/${book}/${Math.floor(verseId / 1000) % 1000}`;
  return `${path}${to ? `?verses=${from}-${to}` : ""}${from ? `#v${verseId % 1000}` : ""}`;
}

/** Where the longer passage goes on after these first verses of it; null when they are all of it. */
export function restPath({ reference, translation, verseId, partOf }: Excerpt): string | null {
  if (partOf === undefined) return null;
  const [from = "", to = from] = versesIn(reference);
  const [path] = versePath({ reference: partOf, translation, verseId }).split("#");
  return `${path}#v${Number(to) + 1}`;
}

/** The last verse, `BBCCCVVV`, by the name; null where it names a whole chapter. */
export function lastVerse({ reference, verseId }: Named): number | null {
  const [from, to = from] = versesIn(reference);
  return to ? Math.floor(verseId / 1000) * 1000 + Number(to) : null;
}
