import { useCallback, useEffect, useMemo, useState } from "react";
import { subscribeToRoom } from "#app/realtime/room-line.ts";
import { pageUser } from "#app/request/page-user.ts";
import { type Act, NO_MARKS, withActs } from "./model/act.ts";
import { type PaintedVerse, paintedVerses } from "./model/painted.ts";
import type { ChapterMarks } from "./model/reply.ts";
import { followActs, sendAct, unanswered } from "./state/send-acts.tsx";

type Chapter = { book: number; chapter: number };

export type ChapterMarksState = {
  /** As the chapter is painted: with what is on its way and what waits on this device. */
  marks: ChapterMarks;
  /** By verse `BBCCCVVV`: what the reader paints, `data-mark` its color. */
  painted: ReadonlyMap<number, PaintedVerse>;
  status: "loading" | "ready" | "failed";
  /** Acts that wait for a network. */
  unsent: number;
  act: Act;
};

/** Chapters that this document has read; each is read again when it is opened, and painted meanwhile. */
const known = new Map<number, ChapterMarks>();

async function readChapter(chapter: number): Promise<ChapterMarks> {
  const answer = await fetch(`/bible-study/marks?chapter=${chapter}`);
  if (!answer.ok || answer.redirected) throw new Error(`marks of ${chapter}: ${answer.status}`);
  const marks = (await answer.json()) as ChapterMarks;
  known.set(chapter, marks);
  return marks;
}

/** What the member has marked in a chapter; every tab of theirs follows. */
export function useChapterMarks({ book, chapter: number }: Chapter): ChapterMarksState {
  const chapter = book * 1_000 + number;
  const [, draw] = useState(0);
  const [status, setStatus] = useState<ChapterMarksState["status"]>("loading");
  const redraw = useCallback(() => draw((times) => times + 1), []);
  const reread = useCallback(
    () =>
      readChapter(chapter).then(
        () => {
          setStatus("ready");
          redraw();
        },
        () => setStatus((before) => (before === "ready" ? before : "failed")),
      ),
    [chapter, redraw],
  );
  useEffect(() => {
    setStatus(known.has(chapter) ? "ready" : "loading");
    void reread();
  }, [chapter, reread]);
  useEffect(() => {
    const person = pageUser();
    if (!person) return;
    return subscribeToRoom(person, {
      onEvent: (event) => {
        if (event.name === "marks.changed" && (event.chapter ?? chapter) === chapter) void reread();
      },
      onMissed: () => void reread(),
    });
  }, [chapter, reread]);
  useEffect(() => followActs(redraw), [redraw]);
  const act = useCallback<Act>(
    async (made) => {
      const reply = await sendAct(made);
      await reread();
      return reply;
    },
    [reread],
  );
  const { flying, waiting } =
    typeof localStorage === "undefined" ? { flying: [], waiting: [] } : unanswered();
  const marks = withActs(chapter, known.get(chapter) ?? NO_MARKS, [...waiting, ...flying]);
  const painted = useMemo(() => paintedVerses(marks), [marks]);
  return { marks, painted, status, unsent: waiting.length, act };
}
