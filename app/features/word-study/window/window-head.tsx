import { useEffect, useRef } from "react";
import type { Book } from "#app/features/bible/books.ts";
import { chapterName } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { wordCopy } from "./copy.ts";

type WindowHeadProps = {
  book: Book;
  chapter: number;
  /** 0 is a psalm's title. */
  verse: number;
  /** The word; null while none is chosen. */
  title: string | null;
  close(): void;
};

/** Which word, and where. Its focus follows each word that is tapped. */
export function WindowHead({ book, chapter, verse, title, close }: WindowHeadProps) {
  const copy = useCopy(wordCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word is read out as the first was
  useEffect(() => heading.current?.focus(), [title, verse, chapter]);
  return (
    <div className="word-head">
      <div>
        {title === null ? (
          <h2 ref={heading} tabIndex={-1}>
            {copy.choose}
          </h2>
        ) : (
          <h2 ref={heading} tabIndex={-1} lang="en">
            {title.replace(/[,;:.?!]+$/, "")}
          </h2>
        )}
        <p lang="en">
          {`${chapterName({ translation: "KJV", book, chapter })}${verse === 0 ? "" : `:${verse}`}, ${TRANSLATIONS.KJV.name}`}
        </p>
      </div>
      <Button variant="bare" icon="x" iconOnly onClick={close}>
        {copy.close}
      </Button>
    </div>
  );
}
