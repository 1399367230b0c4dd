import {
  type ChapterVerse,
  type Paragraph,
  paragraphsOf,
  type runAt,
} from "#app/features/bible/chapter/chapter.ts";
import { chapterCopy } from "#app/features/bible/copy.ts";
import { reportPath } from "#app/features/bible/texts/corrections.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** Verses that are pointed at. */
export type Run = ReturnType<typeof runAt>;

type TextProps = {
  verses: readonly ChapterVerse[];
  run: Run;
  chapter: number;
  language: string;
  /** The chapter's own address, where a misprint in a verse can be reported. */
  path?: string;
};

/**
 * The verses as they are set; those of a run that is pointed at are marked. A verse's number points at it, and the
 * verse that is pointed at offers to report a misprint: by style alone, without script.
 */
export function ChapterText({ verses, run, chapter, language, path }: TextProps) {
  const { verse, report } = useCopy(chapterCopy);
  const spoken = useLanguage();
  return (
    <div className="bible-text" lang={language}>
      {paragraphsOf(verses).map((paragraph, index) => (
        <p key={paragraph.verses[0]?.number} className={classOf(paragraph, index === 0)}>
          {index === 0 && (
            <span className="bible-cap" aria-hidden="true">
              {chapter}
            </span>
          )}
          {paragraph.verses.map(({ number, text }) => (
            <span
              key={number}
              id={`v${number}`}
              className={isIn(run, number) ? "bible-verse bible-named" : "bible-verse"}
            >
              <sup className={number === 1 && !path ? "sr-only" : undefined}>
                {path ? (
                  <a className="bible-number" href={`#v${number}`} aria-label={`${verse} ${number}`}>
                    {number}
                  </a>
                ) : (
                  <>
                    <span className="sr-only">{verse} </span>
                    {number}
                  </>
                )}
              </sup>
              {text}{" "}
              {path && (
                <a className="bible-report" href={reportPath(path, number)} lang={spoken} rel="nofollow">
                  {report}
                </a>
              )}{" "}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

const isIn = (run: Run, number: number): boolean => run !== null && run.from <= number && number <= run.to;

function classOf({ poetry }: Paragraph, first: boolean): string | undefined {
  if (!poetry) return undefined;
  return first ? "bible-lines" : "bible-poetry";
}
