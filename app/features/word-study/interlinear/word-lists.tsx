import { Link } from "@remix-run/react";
import { numberOf } from "#app/features/word-study/lemma.ts";
import { wordPath } from "#app/features/word-study/study.ts";
import {
  englishAt,
  firstOf,
  type Piece,
  type ReadVerse,
  shownForm,
} from "#app/features/word-study/verse-words.ts";
import "#app/features/word-study/styles/interlinear.css";

type WordsProps = { verse: ReadVerse; hebrew: boolean; tapped: number | null; tap(wordIndex: number): void };

const scriptOf = (hebrew: boolean) => (hebrew ? { lang: "he", dir: "rtl" } : { lang: "grc" });
const isTapped = ({ first, last }: Piece, tapped: number | null) =>
  tapped !== null && first <= tapped && tapped <= last;

/** Words in the order of the Hebrew or Greek, each over the English that it became. */
export function OriginalOrder({ verse, hebrew, tapped, tap }: WordsProps) {
  return verse.originals.map((original) => {
    const piece = verse.pieces.find(({ at }) => at.includes(original.at));
    const words = (
      <>
        <span className="interlinear-form" {...scriptOf(hebrew)}>
          {shownForm(original.form)}
        </span>{" "}
        <span className="interlinear-latin" dir="ltr">
          {original.entry ? firstOf(original.entry.latin) : "–"}
        </span>{" "}
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
    ) : original.key ? (
      <Link key={original.at} className="interlinear-word" to={wordPath(numberOf(original.key))}>
        {words}
      </Link>
    ) : (
      <span key={original.at} className="interlinear-word">
        {words}
      </span>
    );
  });
}

/** The words of the English verse, each under what it translates. */
export function EnglishOrder({ verse, hebrew, tapped, tap }: WordsProps) {
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
