import { WaitingActs } from "#app/features/marks/state/waiting-acts.tsx";
import { StudyNav } from "#app/features/marks/study-nav.tsx";
import { ReadingSession } from "#app/features/study/session/reading-session.tsx";

/** Under a chapter: the minutes that are read, what has not been saved, and the other pages of study. */
export default function ReaderFoot({ book, chapter }: { book: number; chapter: number }) {
  return (
    <>
      <ReadingSession book={book} chapter={chapter} />
      <WaitingActs />
      <StudyNav />
    </>
  );
}
