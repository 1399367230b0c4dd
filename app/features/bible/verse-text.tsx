import { type Passage, partPassage } from "./chapter/psalm-title.ts";

/** Shipped words as they are set: where they begin with a psalm's title, it stands above them. */
export function VerseText({ verse }: { verse: Passage }) {
  const { title, text } = partPassage(verse);
  return (
    <>
      {title && <p className="verse-psalm-title">{title}</p>}
      <p>{text}</p>
    </>
  );
}
