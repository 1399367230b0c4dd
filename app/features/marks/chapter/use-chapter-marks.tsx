import { useCallback, useEffect, useState } from "react";
import { type Act, NO_MARKS, withActs } from "#app/features/marks/model/act.ts";
import { type PaintedVerse, paintedVerses } from "#app/features/marks/model/painted.ts";
import type { ChapterMarks } from "#app/features/marks/model/reply.ts";
import { followChapters, knownChapter, readChapter } from "#app/features/marks/state/chapter-store.tsx";
import { followActs, sendAct, unanswered } from "#app/features/marks/state/send-acts.tsx";
import { subscribeToRoom } from "#app/realtime/room-line.ts";
import { pageUser } from "#app/request/page-user.ts";
import "#app/features/marks/marks.css";

type Chapter = { book: number; chapter: number };

export type ChapterMarksState = {
  /** As the chapter is painted: with what is on its way and what waits on this device. */
  marks: ChapterMarks;
  /** By verse `BBCCCVVV`; `dataMarks` makes of it what the reader's verses carry. */
  painted: ReadonlyMap<number, PaintedVerse>;
  status: "loading" | "ready" | "failed";
  /** Acts that wait for a network. */
  unsent: number;
  act: Act;
};

/** What the member has marked in a chapter; every tab of theirs follows, and every part of one page. */
export function useChapterMarks({ book, chapter: number }: Chapter): ChapterMarksState {
  const chapter = book * 1_000 + number;
  const [, draw] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const redraw = () => draw((times) => times + 1);
    const ends = [followChapters(redraw), followActs(redraw)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  const read = useCallback(
    (anew: boolean) =>
      readChapter(chapter, anew).then(
        () => setFailed(false),
        () => setFailed(true),
      ),
    [chapter],
  );
  useEffect(() => void read(false), [read]);
  useEffect(() => {
    const person = pageUser();
    if (!person) return;
    return subscribeToRoom(person, {
      onEvent: (event) => {
        if (event.name === "marks.changed" && (event.chapter ?? chapter) === chapter) void read(true);
      },
      onMissed: () => void read(true),
    });
  }, [chapter, read]);
  const act = useCallback<Act>(
    async (made) => {
      const reply = await sendAct(made);
      if (!reply.ok || !("unsent" in reply)) await read(true);
      return reply;
    },
    [read],
  );
  const { flying, waiting } =
    typeof localStorage === "undefined" ? { flying: [], waiting: [] } : unanswered();
  const known = knownChapter(chapter);
  const marks = withActs(chapter, known ?? NO_MARKS, [...waiting, ...flying]);
  return {
    marks,
    painted: paintedVerses(marks),
    status: known ? "ready" : isFailed ? "failed" : "loading",
    unsent: waiting.length,
    act,
  };
}
