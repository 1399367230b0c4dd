import { type ChapterAddress, chapterPath } from "#app/features/bible/chapter/chapter.ts";
import { chapterCopy } from "#app/features/bible/copy.ts";
import { reportPath } from "#app/features/bible/texts/corrections.ts";
import { type PathOf, placeOf } from "#app/features/reader/address.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { ChapterFrame, ChapterTurn } from "#app/features/reader/frame/chapter-frame.tsx";
import { FIRST_LOOK } from "#app/features/reader/look/look.ts";
import type { Run } from "#app/features/reader/selection.ts";
import { ReadingText } from "#app/features/reader/text/reading-text.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Verses that are chosen in the reader are none of this page's affair: a translation opens at its beginning. */
const pathOf: PathOf = (at) => chapterPath(at);

type PublicChapterProps = { at: ChapterAddress; chapter: ChapterFile; run: Run | null };

/**
 * A chapter for everybody, in the views of the reader: a static document without a script. A verse's number points at
 * it, and the verse that is pointed at offers to report a misprint, by style alone.
 */
export function PublicChapter({ at, chapter, run }: PublicChapterProps) {
  const copy = useCopy(chapterCopy);
  const place = placeOf(at);
  const path = chapterPath(at);
  return (
    <ChapterFrame
      at={place}
      run={run}
      pathOf={pathOf}
      back={{ to: "/", label: copy.home }}
      tools={
        <ButtonLink to="/chatbot" variant="quiet">
          {copy.talk}
        </ButtonLink>
      }
    >
      <ReadingText
        at={place}
        chapter={chapter}
        run={run}
        red={FIRST_LOOK.red}
        setting={FIRST_LOOK.setting}
        hrefOf={(verse) => `#v${verse}`}
        afterVerse={(verse) => (
          <a className="reader-report-here" href={reportPath(path, verse)} rel="nofollow">
            {copy.report}
          </a>
        )}
      />
      <ChapterTurn at={place} pathOf={pathOf} />
      <p className="reader-source">
        {copy.source[at.translation]}{" "}
        <a href={`/bible/texts#${at.translation.toLowerCase()}`}>{copy.texts}</a>
      </p>
    </ChapterFrame>
  );
}
