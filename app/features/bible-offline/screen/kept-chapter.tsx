import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import {
  type ChapterAddress,
  type ChapterVerse,
  chapterName,
  neighbours,
} from "#app/features/bible/chapter/chapter.ts";
import { ChapterText } from "#app/features/bible/chapter/chapter-text.tsx";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { offlineCopy } from "#app/features/bible-offline/copy.ts";
import { chapterOf } from "#app/features/bible-offline/model/kept-text.ts";
import { keptChapterPath, OFFLINE_PATH } from "#app/features/bible-offline/model/offline-path.ts";
import { openKept } from "#app/features/bible-offline/text-store.tsx";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/bible/chapter/chapter.css";

type Props = { at: ChapterAddress & { run: { from: number; to: number } | null } };

/** A chapter out of what is kept on this device. */
export function KeptChapter({ at }: Props) {
  const copy = useCopy(offlineCopy);
  const { name, language } = TRANSLATIONS[at.translation];
  const verses = useChapter(at);
  return (
    <article className="bible-page">
      <header className="bible-head">
        <h1 lang={language}>{chapterName(at)}</h1>
        <p lang={language}>{name}</p>
      </header>
      {verses === "missing" ? (
        <p className="kept-none">{copy.missing(name)}</p>
      ) : (
        verses && <ChapterText verses={verses} run={at.run} chapter={at.chapter} language={language} />
      )}
      <Turn at={at} />
      <p className="kept-back">
        <ButtonAnchor href={OFFLINE_PATH} variant="quiet">
          {copy.back}
        </ButtonAnchor>
      </p>
    </article>
  );
}

/** Null while it is opened. */
function useChapter({ translation, book, chapter, run }: Props["at"]): ChapterVerse[] | "missing" | null {
  const [verses, setVerses] = useState<ChapterVerse[] | "missing" | null>(null);
  const from = run?.from;
  useEffect(() => {
    let isHere = true;
    const open = async () => {
      const text = await openKept(translation).catch(() => null);
      if (isHere) setVerses(text ? chapterOf(text, book.number, chapter) : "missing");
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [translation, book.number, chapter]);
  useEffect(() => {
    if (Array.isArray(verses) && from)
      document.getElementById(`v${from}`)?.scrollIntoView({ block: "center" });
  }, [verses, from]);
  return verses;
}

function Turn({ at }: { at: ChapterAddress }) {
  const copy = useCopy(offlineCopy);
  const { before, after } = neighbours(at);
  return (
    <nav className="bible-turn" aria-label={copy.turn}>
      {before && (
        <Link to={keptChapterPath(before)} rel="prev" aria-label={copy.before(chapterName(before))}>
          {chapterName(before)}
        </Link>
      )}
      {after && (
        <Link to={keptChapterPath(after)} rel="next" aria-label={copy.after(chapterName(after))}>
          {chapterName(after)}
        </Link>
      )}
    </nav>
  );
}
