import type { BookFile } from "#app/features/word-study/book-file.ts";
import {
  englishAt,
  isHebrew,
  type Piece,
  type ReadVerse,
  readVerse,
  shownForm,
} from "#app/features/word-study/verse-words.ts";

export type Order = "original" | "english";

type InterlinearVerseProps = {
  verseId: number;
  text: string;
  file: BookFile | null;
  order: Order;
  /** The word that is open, among the verse's. */
  tapped: number | null;
  tap(wordIndex: number): void;
};

/** A verse as words over words; its plain text until they are here. */
export function InterlinearVerse({ verseId, text, file, order, tapped, tap }: InterlinearVerseProps) {
  const verse = file && readVerse(file, verseId, text);
  const hebrew = isHebrew(verseId);
  return (
    <li id={`v${verseId % 1000}`} value={verseId % 1000}>
      {verse && verse.originals.length > 0 ? (
        <p className="interlinear-words" dir={hebrew && order === "original" ? "rtl" : undefined}>
          {order === "original" ? (
            <OriginalOrder verse={verse} hebrew={hebrew} tapped={tapped} tap={tap} />
          ) : (
            <EnglishOrder verse={verse} hebrew={hebrew} tapped={tapped} tap={tap} />
          )}
        </p>
      ) : (
        <p lang="en">{text}</p>
      )}
    </li>
  );
}

type WordsProps = { verse: ReadVerse; hebrew: boolean; tapped: number | null; tap(wordIndex: number): void };

const scriptOf = (hebrew: boolean) => (hebrew ? { lang: "he", dir: "rtl" } : { lang: "grc" });
const isTapped = ({ first, last }: Piece, tapped: number | null) =>
  tapped !== null && first <= tapped && tapped <= last;

function OriginalOrder({ verse, hebrew, tapped, tap }: WordsProps) {
  return verse.originals.map((original) => {
    const piece = verse.pieces.find(({ at }) => at.includes(original.at));
    const words = (
      <>
        <span className="interlinear-form" {...scriptOf(hebrew)}>
          {shownForm(original.form)}
        </span>{" "}
        <span className="interlinear-latin">{original.entry?.latin ?? "–"}</span>{" "}
        <span className="interlinear-english" lang="en" dir="ltr">
          {englishAt(verse, original.at) || "–"}
        </span>
      </>
    );
    return piece ? (
      <button
        key={original.at}
        type="button"
        className="interlinear-word"
        aria-pressed={isTapped(piece, tapped)}
        onClick={() => tap(piece.first)}
      >
        {words}
      </button>
    ) : (
      <span key={original.at} className="interlinear-word">
        {words}
      </span>
    );
  });
}

function EnglishOrder({ verse, hebrew, tapped, tap }: WordsProps) {
  return verse.pieces.map((piece) => (
    <button
      key={piece.first}
      type="button"
      className="interlinear-word"
      data-added={piece.isAdded || undefined}
      aria-pressed={isTapped(piece, tapped)}
      onClick={() => tap(piece.first)}
    >
      <span className="interlinear-form" {...scriptOf(hebrew)}>
        {piece.at.map((at) => shownForm(verse.originals[at]?.form ?? "")).join(" ") || "·"}
      </span>{" "}
      <span className="interlinear-english" lang="en">
        {piece.text}
      </span>
    </button>
  ));
}
