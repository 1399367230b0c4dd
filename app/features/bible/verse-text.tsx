import { hasTitle, partTitle } from "./chapter/psalm-title.ts";

/** Shipped words as they are set: where they begin with a psalm's title, it stands above them. */
export function VerseText({ verseId, text }: { verseId: number; text: string }) {
  const parted = hasTitle(verseId) ? partTitle(verseId, text) : { title: null, text };
  return (
    <>
      {parted.title && <p className="verse-psalm-title">{parted.title}</p>}
      <p>{parted.text}</p>
    </>
  );
}
