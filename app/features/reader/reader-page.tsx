import { useNavigate, useSearchParams } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { chapterName, neighbours } from "#app/features/bible/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { addressOf } from "./address.ts";
import { fetchChapter, keepChapter } from "./chapters/kept-chapters.tsx";
import { readerCopy } from "./copy.ts";
import { ChapterList } from "./frame/chapter-list.tsx";
import { ReaderBar } from "./frame/reader-bar.tsx";
import type { ReaderPage } from "./page.ts";
import { VersePanel } from "./panel/verse-panel.tsx";
import { Picker } from "./picker/picker.tsx";
import { extended, type Run, runIn, runText, type VerseSelection } from "./selection.ts";
import { type ChapterMarks, ReadingText } from "./text/reading-text.tsx";
import { useVerseTaps } from "./text/use-verse-taps.tsx";
import type { WordTap } from "./text/word-at.ts";
import "./reader.css";

/** What other features bring: the route puts them together, so that each knows only the selection. */
export type ReaderParts = {
  /** Sections of the verse panel. */
  sections?: (selection: VerseSelection) => ReactNode;
  /** What is shown in the panel's place about a word that was tapped. */
  word?: (tap: WordTap & { translation: VerseSelection["translation"]; onClose(): void }) => ReactNode;
  marks?: ChapterMarks;
};

export function ReaderView({ page, parts = {} }: { page: ReaderPage; parts?: ReaderParts }) {
  const copy = useCopy(readerCopy);
  const { at, chapter, userId } = page;
  const here = addressOf(at);
  const { selection, run, wordIndex, books, choose, chooseRun, onWord, closeWord } = useChosen(page);
  const onTap = useVerseTaps({ run, choose, chooseRun, onWord });
  useNeighbours(page);
  const { language, name } = TRANSLATIONS[at.translation];
  const last = chapter?.verses.at(-1)?.[0] ?? 0;
  const word =
    selection && wordIndex !== null && parts.word
      ? parts.word({
          verseId: at.book * 1_000_000 + at.chapter * 1_000 + selection.from,
          wordIndex,
          translation: at.translation,
          onClose: closeWord,
        })
      : null;
  return (
    <div className="reader" data-panel={selection ? true : undefined}>
      <SkipLink />
      <ReaderBar at={at} run={run} />
      <div className="reader-columns">
        <ChapterList at={at} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: each verse's number is a link for the keyboard */}
        <main id="main" className="reader-page" onClick={onTap}>
          <header className="reader-head">
            <h1 lang={language}>{chapterName(here)}</h1>
            <p lang={language}>{name}</p>
          </header>
          {chapter ? <ReadingText at={at} chapter={chapter} run={run} marks={parts.marks} /> : <NotLoaded />}
          <p className="reader-source">
            <a href={`/bible/texts#${at.translation.toLowerCase()}`}>{copy.texts}</a>
          </p>
        </main>
        {selection &&
          (word ?? (
            <VersePanel
              selection={selection}
              text={wordsOf(page, selection)}
              last={last}
              extend={(verse) => choose(verse, true)}
            >
              {parts.sections?.(selection)}
            </VersePanel>
          ))}
      </div>
      {books && <Picker at={at} userId={userId} open={books.open} refused={books.refused} />}
    </div>
  );
}

const wordsOf = ({ chapter }: ReaderPage, { from, to }: VerseSelection): string =>
  (chapter?.verses ?? [])
    .filter(([number]) => from <= number && number <= to)
    .map(([, text]) => text)
    .join(" ");

/** What the address says is chosen: verses, a word of one, the picker. All of it can be sent and reloaded. */
function useChosen({ at }: ReaderPage) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get("v");
  const run = useMemo(() => runIn(asked, at.book, at.chapter), [asked, at.book, at.chapter]);
  const go = useCallback(
    (search: string) => navigate(search, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const chooseRun = useCallback((chosen: Run) => go(`?v=${runText(chosen)}`), [go]);
  const choose = useCallback(
    (verse: number, extend: boolean) => {
      if (extend) return chooseRun(extended(run, verse));
      // the same verse again is let go
      if (run?.from === verse && run.to === verse) return go(".");
      chooseRun({ from: verse, to: verse });
    },
    [run, go, chooseRun],
  );
  const onWord = useCallback(
    ({ verseId, wordIndex }: WordTap) => go(`?v=${verseId % 1_000}&w=${wordIndex}`),
    [go],
  );
  const closeWord = useCallback(() => run && chooseRun(run), [run, chooseRun]);
  const word = params.get("w");
  const open = Number(params.get("books"));
  return {
    run,
    selection: run && { ...at, ...run },
    wordIndex: word !== null && /^\d{1,3}$/.test(word) ? Number(word) : null,
    books: params.has("books")
      ? { open: open >= 1 && open <= 66 ? open : at.book, refused: params.has("unknown") }
      : null,
    choose,
    chooseRun,
    onWord,
    closeWord,
  };
}

/** The chapters before and after are fetched ahead, so that turning asks for nothing. */
function useNeighbours({ at, chapter }: ReaderPage): void {
  useEffect(() => {
    const here = addressOf(at);
    if (chapter) keepChapter(here, chapter);
    const { before, after } = neighbours(here);
    for (const next of [after, before]) if (next) fetchChapter(next).catch(() => undefined);
  }, [at, chapter]);
}

function NotLoaded() {
  const { notLoaded } = useCopy(readerCopy);
  const navigate = useNavigate();
  return (
    <div className="reader-not-loaded" role="alert">
      <h2>{notLoaded.title}</h2>
      <p>{notLoaded.text}</p>
      <Button onClick={() => navigate(0)}>{notLoaded.again}</Button>
    </div>
  );
}
