import { memo, type ReactNode } from "react";
import type { ChapterVerse } from "#app/features/bible/chapter/chapter.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { VerseWords } from "./verse-words.tsx";

type VerseLineProps = {
  /** `BBCCCVVV` */
  id: number;
  verse: ChapterVerse;
  red?: readonly (readonly [number, number])[] | undefined;
  chosen: boolean;
  mark?: string | undefined;
  /** Where its number leads: it chooses the verse, unless a page says otherwise. */
  href?: string | undefined;
  /** What stands behind the verse. */
  after?: ReactNode;
};

/** A verse behind its number. The element with `data-verse` holds the verse and nothing else. */
export const VerseLine = memo(function VerseLine(props: VerseLineProps) {
  const { id, verse, red, chosen, mark, after } = props;
  const copy = useCopy(readerCopy);
  const { number, text } = verse;
  return (
    <span className="reading-line">
      <a
        className="reading-number"
        href={props.href ?? `?v=${number}#v${number}`}
        aria-label={copy.verse(number)}
        aria-current={chosen || undefined}
      >
        {number}
      </a>
      <span
        id={`v${number}`}
        className="reading-verse"
        data-verse={id}
        data-chosen={chosen || undefined}
        data-mark={mark}
      >
        <VerseWords text={text} red={red} />
      </span>{" "}
      {after}
    </span>
  );
}, isSame);

function isSame(one: VerseLineProps, other: VerseLineProps): boolean {
  return (
    one.id === other.id &&
    one.verse.text === other.verse.text &&
    one.red === other.red &&
    one.chosen === other.chosen &&
    one.mark === other.mark
  );
}
