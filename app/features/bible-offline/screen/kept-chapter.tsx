import { type ReactNode, useEffect, useState } from "react";
import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { offlineCopy } from "#app/features/bible-offline/copy.ts";
import { keptChapterPath, OFFLINE_PATH, readOf } from "#app/features/bible-offline/model/offline-path.ts";
import { keptChapterFile } from "#app/features/bible-offline/text-store.tsx";
import { placeOf } from "#app/features/reader/address.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { ChapterFrame, ChapterTurn } from "#app/features/reader/frame/chapter-frame.tsx";
import { useChosen } from "#app/features/reader/frame/use-chosen.tsx";
import { lookIn } from "#app/features/reader/look/look.ts";
import { verseId } from "#app/features/reader/selection.ts";
import { ReadingText } from "#app/features/reader/text/reading-text.tsx";
import { useVerseTaps } from "#app/features/reader/text/use-verse-taps.tsx";
import { useWordLight } from "#app/features/reader/text/use-word-light.tsx";
import type { WordTap } from "#app/features/reader/text/word-at.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** What stands behind the words of a verse: the route brings it, so that a kept text knows nothing of words. */
export type KeptWord = (
  tap: Omit<WordTap, "wordIndex"> & {
    wordIndex: number | null;
    translation: ChapterAddress["translation"];
    onClose(): void;
  },
) => ReactNode;

type Props = { at: ChapterAddress; word: KeptWord };

/**
 * A chapter out of what is kept on this device, in the reader's views. A press on a verse opens its words, a second one
 * the word itself.
 */
export function KeptChapter({ at, word }: Props) {
  const copy = useCopy(offlineCopy);
  const place = placeOf(at);
  const chosen = useChosen(place, readOf(at));
  const { run, wordIndex, letGo } = chosen;
  const chapter = useChapter(at, run?.from ?? null);
  const onTap = useVerseTaps(chosen);
  const alone = run?.from === run?.to ? run?.from : undefined;
  const tapped = alone === undefined ? null : verseId(place.book, place.chapter, alone);
  useWordLight(tapped, wordIndex);
  const { translation } = at;
  return (
    <ChapterFrame
      at={place}
      run={run}
      pathOf={keptChapterPath}
      back={{ to: OFFLINE_PATH, label: copy.back }}
      tools={
        <ButtonLink to={OFFLINE_PATH} variant="quiet" className="reader-wide">
          {copy.back}
        </ButtonLink>
      }
      panel={tapped !== null && word({ verseId: tapped, wordIndex, translation, onClose: letGo })}
      onClick={onTap}
    >
      {chapter === "missing" ? (
        <p className="kept-none">{copy.missing(TRANSLATIONS[translation].name)}</p>
      ) : (
        chapter && <Text at={at} chapter={chapter} run={run} />
      )}
      <ChapterTurn at={place} pathOf={keptChapterPath} />
    </ChapterFrame>
  );
}

type TextProps = Pick<Props, "at"> & {
  chapter: ChapterFile;
  run: ReturnType<typeof useChosen>["run"];
};

/** As this device's reader sets it; words of Jesus are not told apart in a kept text. */
function Text({ at, chapter, run }: TextProps) {
  const { setting } = lookIn(document.cookie);
  return (
    <ReadingText
      at={placeOf(at)}
      chapter={chapter}
      run={run}
      red={false}
      setting={setting}
      hrefOf={(verse) => `?${readOf(at)}&v=${verse}`}
    />
  );
}

/** Null while it is opened; then the verse that is asked for is brought into sight. */
function useChapter({ translation, book, chapter }: ChapterAddress, from: number | null) {
  const [file, setFile] = useState<ChapterFile | "missing" | null>(null);
  useEffect(() => {
    let isHere = true;
    const open = async () => {
      const kept = await keptChapterFile({ translation, book, chapter }).catch(() => null);
      if (isHere) setFile(kept ?? "missing");
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [translation, book, chapter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the chapter opens, and not at each choice
  useEffect(() => {
    if (file && from !== null && from > 1)
      document.getElementById(`v${from}`)?.scrollIntoView({ block: "center" });
  }, [file]);
  return file;
}
