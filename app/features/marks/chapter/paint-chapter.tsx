import { useEffect } from "react";
import { dataMarks } from "#app/features/marks/model/painted.ts";
import { useChapterMarks } from "./use-chapter-marks.tsx";

type PaintChapterProps = {
  /** 1 Genesis to 66 Revelation. */
  book: number;
  chapter: number;
  /** `data-mark` by verse `BBCCCVVV`: again after each change, of this tab or another. */
  onPaint: (marks: ReadonlyMap<number, string>) => void;
};

/** Draws nothing itself: the reader's verses carry what it says. Fetched after the text. */
export function PaintChapter({ book, chapter, onPaint }: PaintChapterProps) {
  const { painted, status } = useChapterMarks({ book, chapter });
  const said = JSON.stringify([...dataMarks(painted)]);
  // what came with the page stays until more is known
  const isKnown = status === "ready" || said !== "[]";
  useEffect(() => {
    if (isKnown) onPaint(new Map(JSON.parse(said) as [number, string][]));
  }, [isKnown, said, onPaint]);
  return null;
}
