import type { MouseEvent, ReactNode } from "react";
import { chapterName, neighbours } from "#app/features/bible/chapter/chapter.ts";
import { addressOf, type PathOf, type ReaderPlace } from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import type { Run } from "#app/features/reader/selection.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { BooksOpener, BooksPopover } from "./book-popover.tsx";
import { ChapterList } from "./chapter-list.tsx";
import { ReaderBar } from "./reader-bar.tsx";
import { ReaderHead } from "./reader-head.tsx";
import "#app/features/reader/reader.css";

type ChapterFrameProps = {
  at: ReaderPlace;
  run: Run | null;
  pathOf: PathOf;
  back: { to: string; label: string };
  tools?: ReactNode;
  /** Beside the text, or over its foot on a phone. */
  panel?: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** The reader's frame round a chapter, for pages that know no member: all of it is links, and works without script. */
export function ChapterFrame(props: ChapterFrameProps) {
  const { at, run, pathOf, back, tools, panel, onClick, children } = props;
  return (
    <div className="reader" data-panel={panel ? true : undefined}>
      <SkipLink />
      <ReaderBar at={at} run={run} pathOf={pathOf} back={back} pick={<BooksOpener at={at} />}>
        {tools}
      </ReaderBar>
      <BooksPopover at={at} pathOf={pathOf} />
      <div className="reader-columns">
        <ChapterList at={at} book={<BooksOpener at={at} isBook />} pathOf={pathOf} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: each verse's number is a link for the keyboard */}
        <main id="main" className="reader-page" onClick={onClick}>
          <ReaderHead at={at} listen={null} />
          {children}
        </main>
        {panel}
      </div>
    </div>
  );
}

/** Under the text: to the chapter before and the one after, by their names. */
export function ChapterTurn({ at, pathOf }: { at: ReaderPlace; pathOf: PathOf }) {
  const copy = useCopy(readerCopy);
  const { before, after } = neighbours(addressOf(at));
  return (
    <nav className="reader-turn" aria-label={copy.turnBelow}>
      {before && (
        <a href={pathOf(before)} rel="prev" aria-label={copy.before(chapterName(before))}>
          <Icon name="chevron-left" />
          {chapterName(before)}
        </a>
      )}
      {after && (
        <a href={pathOf(after)} rel="next" aria-label={copy.after(chapterName(after))}>
          {chapterName(after)}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
