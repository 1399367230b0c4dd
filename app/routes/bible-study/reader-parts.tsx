import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { lazyView } from "#app/document/frame/later.tsx";
import { rangeOf } from "#app/features/marks/model/selection.ts";
import type { ReaderPage } from "#app/features/reader/page.ts";
import type { ReaderParts } from "#app/features/reader/reader-page.tsx";
import { runText, selectionName } from "#app/features/reader/selection.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import "#app/features/marks/marks.css";
import "#app/features/marks/study-nav.css";
import "#app/features/study/session/reading-session.css";

// fetched after the text, or when the first verse or word is chosen
const PaintChapter = lazy(() =>
  import("#app/features/marks/chapter/paint-chapter.tsx").then((found) => ({ default: found.PaintChapter })),
);
const VerseMarks = lazy(() =>
  import("#app/features/marks/chapter/verse-marks.tsx").then((found) => ({ default: found.VerseMarks })),
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

const bringFoot = () => import("./reader-foot.tsx");
/** Under the text from the first byte; no part of the first load. */
const Foot = import.meta.env.SSR ? (await bringFoot()).default : lazyView(".study-nav", bringFoot);

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
  foot: ({ book, chapter }) => <Foot book={book} chapter={chapter} />,
};

const NONE: ReadonlyMap<number, string> = new Map();

/** Other features' parts of the reader are put together here; the reader stands below all of them. */
export function useReaderParts(
  { at: { book, chapter } }: ReaderPage,
  first: readonly (readonly [verse: number, mark: string])[],
): {
  parts: ReaderParts;
  /** What paints the chapter's verses; it shows nothing. */
  painter: ReactNode;
} {
  const at = book * 1_000 + chapter;
  const [painted, setPainted] = useState({ at, marks: new Map(first) as ReadonlyMap<number, string> });
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
