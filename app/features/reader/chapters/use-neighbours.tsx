import { useEffect } from "react";
import { neighbours } from "#app/features/bible/chapter/chapter.ts";
import { addressOf } from "#app/features/reader/address.ts";
import { besideOf, type Look } from "#app/features/reader/look/look.ts";
import type { ReaderPage } from "#app/features/reader/page.ts";
import { fetchChapter, keepChapter } from "./kept-chapters.tsx";

/** The chapters before and after are fetched ahead, so that turning asks for nothing. */
export function useNeighbours({ at, chapter }: ReaderPage, look: Look): void {
  const second = besideOf(look, at.translation);
  useEffect(() => {
    const here = addressOf(at);
    if (chapter) keepChapter(here, chapter);
    const { before, after } = neighbours(here);
    const fetchThem = () => {
      for (const next of [after, before]) {
        if (!next) continue;
        fetchChapter(next).catch(() => undefined);
        if (second) fetchChapter({ ...next, translation: second }).catch(() => undefined);
      }
    };
    // when this chapter has been painted
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(fetchThem);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [at, chapter, second]);
}
