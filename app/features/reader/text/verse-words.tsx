import { Fragment } from "react";
import { piecesOf } from "./red.ts";

type Spans = readonly (readonly [number, number])[];

/** A verse's words with those of Jesus told apart; what is read of it is the shipped text, letter by letter. */
export function VerseWords({ text, red }: { text: string; red?: Spans | undefined }) {
  if (!red) return <>{text}</>;
  return (
    <>
      {piecesOf(text, red).map((piece, at) =>
        piece.red ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a verse's pieces never change
          <span key={at} className="reading-red">
            {piece.text}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <Fragment key={at}>{piece.text}</Fragment>
        ),
      )}
    </>
  );
}
