import { memo, type ReactNode } from "react";
import { paragraphsOf } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import type { ReaderPlace } from "#app/features/reader/address.ts";
import { type ChapterFile, versesOf } from "#app/features/reader/chapters/chapter-file.ts";
import { type Run, verseId } from "#app/features/reader/selection.ts";
import { VerseLine } from "./verse-line.tsx";
import "./reading-text.css";

/** How a verse is marked, by its number `BBCCCVVV`: what the style sheet of marks paints. */
export type ChapterMarks = ReadonlyMap<number, string>;

export type ReadingTextProps = {
  at: ReaderPlace;
  chapter: ChapterFile;
  run: Run | null;
  marks?: ChapterMarks | undefined;
  red: boolean;
};

type Setting = {
  setting: "paragraphs" | "verses";
  /** Where a verse's number leads. */
  hrefOf?: (verse: number) => string;
  /** What stands behind each verse. */
  afterVerse?: (verse: number) => ReactNode;
};

/** A chapter as it is set: paragraphs of prose and lines of poetry, or a line for each verse. */
export const ReadingText = memo(function ReadingText(props: ReadingTextProps & Setting) {
  const { at, chapter, run, marks, red, setting, hrefOf, afterVerse } = props;
  const verses = versesOf(chapter);
  const blocks =
    setting === "verses"
      ? verses.map((verse) => ({ poetry: false, verses: [verse] }))
      : paragraphsOf(verses).flatMap((block) => atHeadings(block, chapter.headings));
  return (
    <div className="reading-text" lang={TRANSLATIONS[at.translation].language} data-setting={setting}>
      {chapter.title && <p className="reading-psalm-title">{chapter.title}</p>}
      {blocks.map(({ poetry, verses }) => {
        const heading = chapter.headings?.[verses[0]?.number ?? 0];
        return (
          <Block
            key={verses[0]?.number}
            poetry={poetry}
            heading={heading}
            chapter={verses[0]?.number === 1 ? at.chapter : null}
          >
            {verses.map((verse) => (
              <VerseLine
                key={verse.number}
                id={verseId(at.book, at.chapter, verse.number)}
                verse={verse}
                red={red ? chapter.red?.[verse.number] : undefined}
                chosen={isIn(run, verse.number)}
                mark={marks?.get(verseId(at.book, at.chapter, verse.number))}
                href={hrefOf?.(verse.number)}
                after={afterVerse?.(verse.number)}
              />
            ))}
          </Block>
        );
      })}
    </div>
  );
}, isSameText);

/** The router draws a page more often than its text changes. */
function isSameText(one: ReadingTextProps & Setting, other: ReadingTextProps & Setting): boolean {
  const { at, run, ...rest } = one;
  const before = { at: other.at, run: other.run };
  return (
    at.translation === before.at.translation &&
    at.book === before.at.book &&
    at.chapter === before.at.chapter &&
    run?.from === before.run?.from &&
    run?.to === before.run?.to &&
    (Object.keys({ ...rest, ...other }) as (keyof typeof other)[]).every(
      (name) => name === "at" || name === "run" || one[name] === other[name],
    )
  );
}

export const isIn = (run: Run | null, verse: number): boolean =>
  run !== null && run.from <= verse && verse <= run.to;

type BlockProps = {
  poetry: boolean;
  heading: string | undefined;
  chapter: number | null;
  children: ReactNode;
};

function Block({ poetry, heading, chapter, children }: BlockProps) {
  const classes = ["reading-block", poetry && "reading-poetry", chapter !== null && "reading-first"];
  return (
    <>
      {heading && <h2 className="reading-heading">{heading}</h2>}
      <div className={classes.filter(Boolean).join(" ")}>
        {chapter !== null && (
          <span className="reading-cap" aria-hidden="true">
            {chapter}
          </span>
        )}
        {children}
      </div>
    </>
  );
}

type Blocks = ReturnType<typeof paragraphsOf>;

/** A heading stands between two blocks. */
function atHeadings({ poetry, verses }: Blocks[number], headings: ChapterFile["headings"]): Blocks {
  if (!headings) return [{ poetry, verses }];
  const parts: Blocks = [];
  for (const verse of verses) {
    const last = parts.at(-1);
    if (last && !headings[verse.number]) last.verses.push(verse);
    else parts.push({ poetry, verses: [verse] });
  }
  return parts;
}
