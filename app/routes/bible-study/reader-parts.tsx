import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { rangeOf } from "#app/features/marks/model/selection.ts";
import type { ReaderPage } from "#app/features/reader/page.ts";
import type { ReaderParts } from "#app/features/reader/reader-page.tsx";
import { runText, selectionName } from "#app/features/reader/selection.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";

// fetched after the text, or when the first verse or word is chosen
const PaintChapter = lazy(() =>
  import("#app/features/marks/paint-chapter.tsx").then((found) => ({ default: found.PaintChapter })),
);
const VerseMarks = lazy(() =>
  import("#app/features/marks/verse-marks.tsx").then((found) => ({ default: found.VerseMarks })),
);
const ReadingSession = lazy(() =>
  import("#app/features/study/session/reading-session.tsx").then((found) => ({
    default: found.ReadingSession,
  })),
);
const WaitingActs = lazy(() =>
  import("#app/features/marks/state/waiting-acts.tsx").then((found) => ({ default: found.WaitingActs })),
);
const StudyNav = lazy(() =>
  import("#app/features/marks/study-nav.tsx").then((found) => ({ default: found.StudyNav })),
);
const LearnVerse = lazy(() =>
  import("#app/features/memory/screen/learn-verse.tsx").then((found) => ({ default: found.LearnVerse })),
);
const RelatedVerses = lazy(() =>
  import("#app/features/related/related-verses.tsx").then((found) => ({ default: found.RelatedVerses })),
);
const WordWindow = lazy(() =>
  import("#app/features/word-study/window/word-window.tsx").then((found) => ({ default: found.WordWindow })),
);

const PARTS: ReaderParts = {
  sections: (selection) => (
    <InBrowser>
      <VerseMarks selection={selection} />
      <LearnVerse
        key={runText(selection)}
        {...rangeOf(selection)}
        translation={selection.translation}
        name={selectionName(selection)}
      />
      <RelatedVerses selection={selection} />
    </InBrowser>
  ),
  word: (tap) => (
    <InBrowser>
      <WordWindow {...tap} />
    </InBrowser>
  ),
  foot: ({ book, chapter }) => (
    <InBrowser>
      <ReadingSession book={book} chapter={chapter} />
      <WaitingActs />
      <StudyNav />
    </InBrowser>
  ),
};

const NONE: ReadonlyMap<number, string> = new Map();

/** Other features' parts of the reader are put together here; the reader stands below all of them. */
export function useReaderParts({ at: { book, chapter } }: ReaderPage): {
  parts: ReaderParts;
  /** What paints the chapter's verses; it shows nothing. */
  painter: ReactNode;
} {
  const [painted, setPainted] = useState({ at: 0, marks: NONE });
  const at = book * 1_000 + chapter;
  const paint = useMemo(() => (marks: ReadonlyMap<number, string>) => setPainted({ at, marks }), [at]);
  const marks = painted.at === at ? painted.marks : NONE;
  return {
    parts: useMemo(() => ({ ...PARTS, marks }), [marks]),
    painter: (
      <InBrowser>
        <PaintChapter key={at} book={book} chapter={chapter} onPaint={paint} />
      </InBrowser>
    ),
  };
}

/** What is fetched later is not drawn by the server. */
function InBrowser({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense>{children}</Suspense> : null;
}
