import type { BookFile } from "#app/features/word-study/book-file.ts";
import { isHebrew, readVerse } from "#app/features/word-study/verse-words.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { interlinearCopy } from "./copy.ts";
import { EnglishOrder, OriginalOrder } from "./word-lists.tsx";

export type Order = "original" | "english";

type InterlinearVerseProps = {
  /** A psalm's title is verse 0. */
  verseId: number;
  text: string;
  file: BookFile | null;
  order: Order;
  /** The word that is open, among the verse's. */
  tapped: number | null;
  tap(wordIndex: number): void;
};

/** A verse as words over words; its plain text until they are here, and where the original has none. */
export function InterlinearVerse({ verseId, text, file, order, tapped, tap }: InterlinearVerseProps) {
  const copy = useCopy(interlinearCopy);
  const verse = file && readVerse(file, verseId, text);
  const hebrew = isHebrew(verseId);
  const number = verseId % 1000;
  const Words = order === "original" ? OriginalOrder : EnglishOrder;
  return (
    <li id={`v${number}`}>
      <span className="interlinear-number">{number || copy.titleOf}</span>
      {verse && verse.originals.length > 0 ? (
        <p className="interlinear-words" dir={hebrew && order === "original" ? "rtl" : undefined}>
          <Words verse={verse} hebrew={hebrew} tapped={tapped} tap={tap} />
        </p>
      ) : (
        <p className="interlinear-plain" lang="en">
          {text}
        </p>
      )}
    </li>
  );
}
