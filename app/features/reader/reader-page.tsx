import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { readerPath } from "./address.ts";
import { useBeside } from "./beside/use-beside.tsx";
import { HAS_RED_LETTERS } from "./chapters/chapter-file.ts";
import { useNeighbours } from "./chapters/use-neighbours.tsx";
import { readerCopy } from "./copy.ts";
import { BookLink, ChapterList } from "./frame/chapter-list.tsx";
import { PickLink, ReaderBar, ReaderTools } from "./frame/reader-bar.tsx";
import { ReaderHead } from "./frame/reader-head.tsx";
import { useChosen } from "./frame/use-chosen.tsx";
import {
  AskTranslation,
  bringViews,
  ListenBar,
  LookDialog,
  ParallelText,
  Picker,
  VersePanel,
} from "./frame/views.tsx";
import { RedSwitch } from "./look/red-switch.tsx";
import { useLook } from "./look/use-look.tsx";
import type { ReaderPage } from "./page.ts";
import { usePlaceKept } from "./place/use-place-kept.tsx";
import { type VerseSelection, verseId } from "./selection.ts";
import { type ChapterMarks, ReadingText } from "./text/reading-text.tsx";
import { useVerseTaps } from "./text/use-verse-taps.tsx";
import { useWordLight } from "./text/use-word-light.tsx";
import type { WordTap } from "./text/word-at.ts";
import { followAhead } from "./turn/turned-ahead.tsx";
import { useTurning } from "./turn/use-turning.tsx";
import "./reader.css";

/** What other features bring: the route puts them together, so that each knows only the selection. */
export type ReaderParts = {
  /** Sections of the verse panel, in their order. */
  sections?: (selection: VerseSelection) => ReactNode;
  /** What stands in the panel's place about a word of the chosen verse that was tapped. */
  word?: (word: WordTap & { translation: VerseSelection["translation"]; onClose(): void }) => ReactNode;
  /** What stands under the text. */
  foot?: (at: ReaderPage["at"]) => ReactNode;
  /** How verses are marked: `data-mark`. */
  marks?: ChapterMarks | undefined;
};

export function ReaderView({ page, parts = {} }: { page: ReaderPage; parts?: ReaderParts }) {
  const { at, chapter, userId } = page;
  const copy = useCopy(readerCopy);
  const chosen = useChosen(at, "", page.isAhead);
  const { run, wordIndex, books } = chosen;
  const [look, change] = useLook(page.look);
  const [listening, setListening] = useState<number | null>(null);
  const selection = run && { ...at, ...run };
  const tapped = selection && wordIndex !== null ? verseId(at.book, at.chapter, selection.from) : null;
  const onTap = useVerseTaps(chosen);
  const touch = useTurning(page);
  useNeighbours(page, look);
  usePlaceKept(at);
  useEffect(bringViews, []);
  useWordLight(tapped, wordIndex);
  useInSight(run?.from ?? null, at);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are pressed, by a key too
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className="reader"
      onClick={(event) => followAhead(event.nativeEvent, page)}
      data-panel={selection ? true : undefined}
      data-paper={look.paper}
      data-face={look.face}
      data-size={look.size}
      data-spacing={look.spacing}
    >
      <SkipLink />
      <ReaderBar
        at={at}
        run={run}
        pathOf={readerPath}
        back={{ to: "/welcome", label: copy.back }}
        pick={<PickLink at={at} />}
      >
        {HAS_RED_LETTERS[at.translation] && (
          <div className="reader-red">
            <RedSwitch look={look} change={change} />
          </div>
        )}
        <ReaderTools />
      </ReaderBar>
      <div className="reader-columns">
        <ChapterList at={at} book={<BookLink at={at} />} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: each verse's number is a link for the keyboard */}
        <main id="main" className="reader-page" onClick={onTap} {...touch}>
          <ReaderHead at={at} listen={chapter && (() => setListening(run?.from ?? 1))} />
          {page.own === null && <AskTranslation at={at} />}
          <Text page={page} look={look} run={run} marks={parts.marks} />
          {parts.foot?.(at)}
          <Source page={page} />
        </main>
        {selection && (
          <Aside page={page} selection={selection} parts={parts} chosen={chosen} tapped={tapped} />
        )}
      </div>
      {books && <Picker at={at} userId={userId} open={books.open} refused={books.refused} />}
      {chosen.look && <LookDialog at={at} userId={userId} look={look} change={change} />}
      {listening !== null && chapter && (
        <ListenBar at={at} chapter={chapter} from={listening} onClose={() => setListening(null)} />
      )}
    </div>
  );
}

type TextProps = {
  page: ReaderPage;
  look: ReaderPage["look"];
  run: ReturnType<typeof useChosen>["run"];
  marks: ChapterMarks | undefined;
};

function Text({ page, look, run, marks }: TextProps) {
  const { at, chapter } = page;
  const beside = useBeside(page, look);
  if (!chapter) return <NotLoaded />;
  const text = { at, chapter, run, marks, red: look.red };
  return beside ? (
    <ParallelText {...text} second={beside.second} beside={beside.chapter} arrangement={look.arrangement} />
  ) : (
    <ReadingText {...text} setting={look.setting} />
  );
}

type AsideProps = {
  page: ReaderPage;
  selection: VerseSelection;
  parts: ReaderParts;
  chosen: ReturnType<typeof useChosen>;
  tapped: number | null;
};

/** The word that was tapped, where there is somebody to tell of it; else the chosen verses. */
function Aside({ page: { at, chapter }, selection, parts, chosen, tapped }: AsideProps) {
  const { wordIndex, closeWord } = chosen;
  if (parts.word && tapped !== null && wordIndex !== null) {
    const { translation } = at;
    return <>{parts.word({ verseId: tapped, wordIndex, translation, onClose: closeWord })}</>;
  }
  const verses = chapter?.verses ?? [];
  const text = verses.filter(([number]) => selection.from <= number && number <= selection.to);
  return (
    <VersePanel
      selection={selection}
      text={text.map(([, words]) => words).join(" ")}
      last={verses.at(-1)?.[0] ?? 0}
      extend={(verse) => chosen.choose(verse, true)}
    >
      {parts.sections?.(selection)}
    </VersePanel>
  );
}

/** A verse that the address names is brought into sight when its chapter opens. */
function useInSight(verse: number | null, at: ReaderPage["at"]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the chapter opens, and not at each choice
  useEffect(() => {
    if (verse !== null && verse > 1)
      document.getElementById(`v${verse}`)?.scrollIntoView({ block: "center" });
  }, [at.book, at.chapter]);
}

function Source({ page: { at } }: { page: ReaderPage }) {
  const copy = useCopy(readerCopy);
  return (
    <p className="reader-source">
      <a href={`/bible/texts#${at.translation.toLowerCase()}`}>{copy.texts}</a>
    </p>
  );
}

function NotLoaded() {
  const { notLoaded } = useCopy(readerCopy);
  const navigate = useNavigate();
  return (
    <div className="reader-not-loaded" role="alert">
      <h2>{notLoaded.title}</h2>
      <p>{notLoaded.text}</p>
      <Button onClick={() => navigate(".", { replace: true })}>{notLoaded.again}</Button>
    </div>
  );
}
