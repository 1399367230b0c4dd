import { useState } from "react";
import { Mood as MoodFace } from "#app/features/pet/art/mood.tsx";
import { studyCopy } from "#app/features/study/copy.ts";
import { FACES } from "#app/features/study/model/faces.ts";
import { MOODS, type Mood } from "#app/features/study/model/session.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { useStudySession } from "./use-study-session.tsx";
import "#app/features/pet/art/drawing.css";
import "./reading-session.css";

/** Stands beside what is read: the session's minutes, and its end with a word for how one feels. */
export function ReadingSession({ book, chapter }: { book: number; chapter: number }) {
  const { session: copy, moods } = useCopy(studyCopy);
  const { seconds, unsent, end } = useStudySession({ book, chapter });
  const [isOpen, setOpen] = useState(false);
  const minutes = Math.floor(seconds / 60);
  const finish = async (mood: Mood | "") => {
    setOpen(false);
    const { unsent: waits } = await end(mood);
    showToast({ title: copy.thanks, ...(waits && { text: copy.kept }), tone: "ok" });
  };
  return (
    <section className="reading-session" aria-label={copy.label}>
      <p>
        {minutes > 0 ? copy.time(minutes) : copy.begun}
        {unsent > 0 && <small> {copy.unsent}</small>}
      </p>
      <Button
        variant="quiet"
        icon="check"
        aria-disabled={seconds === 0}
        onClick={() => seconds > 0 && setOpen(true)}
      >
        {copy.finish}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.how}>
        <p>{copy.text(minutes)}</p>
        <div className="session-moods">
          {MOODS.map((mood) => (
            <button key={mood} type="button" onClick={() => finish(mood)}>
              <span aria-hidden="true">
                <MoodFace look={FACES[mood]} label="" />
              </span>
              {moods[mood]}
            </button>
          ))}
        </div>
        <Button variant="bare" onClick={() => finish("")}>
          {copy.skip}
        </Button>
      </Dialog>
    </section>
  );
}
