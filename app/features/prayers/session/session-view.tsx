import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { firstStep, nextStep } from "#app/features/prayers/model/waiting-prayer.ts";
import { idOf, prayedAtOf, type TodayLine } from "#app/features/prayers/page.ts";
import { PRAYERS_PATH, SESSION_PATH, stepPath } from "#app/features/prayers/paths.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { sendPrayer, useNotCounted, useWaitingPrayers } from "./send-prayers.tsx";
import { SilentTimer, type TimerMinutes } from "./silent-timer.tsx";
import "#app/features/community/community.css";
import "#app/features/prayers/prayers.css";

type SessionProps = { today: TodayLine[]; asked: number | null; userId: string };

/**
 * Today's ten, one at a time, with nothing else on the screen. What is there when it opens stays until it is left; it goes
 * on without a network, and each prayer waits on this device until it is taken.
 */
export function SessionView({ today, asked, userId }: SessionProps) {
  const { session } = useCopy(prayersCopy);
  const [lines] = useState(today);
  const [prayed, setPrayed] = useState(() => lines.map((line) => prayedAtOf(line) !== null));
  const [step, setStep] = useState(() => firstStep(prayed, asked));
  const [minutes, setMinutes] = useState<TimerMinutes>("0");
  const hydrated = useHydrated();
  const line = lines[step];
  const offer = (id: string) => {
    sendPrayer(id);
    const now = prayed.map((isDone, n) => isDone || n === step);
    setPrayed(now);
    setStep(nextStep(now, step + 1));
  };
  return (
    <main id="main" className="praying">
      <header className="praying-head">
        <h1 className="praying-title">{session.title}</h1>
        {line && <p>{session.of(step + 1, lines.length)}</p>}
        <Link to={PRAYERS_PATH} className="btn btn-bare">
          {session.end}
        </Link>
      </header>
      <div className="praying-words" aria-live="polite">
        {line ? <Words line={line} /> : <Over isEmpty={lines.length === 0} />}
      </div>
      <footer>
        {line && (
          <Acts
            line={line}
            userId={userId}
            next={step + 1}
            onOffer={offer}
            onSkip={() => setStep(nextStep(prayed, step + 1))}
          />
        )}
        {line && hydrated && <SilentTimer minutes={minutes} step={step} onMinutes={setMinutes} />}
        <Waits />
      </footer>
    </main>
  );
}

function Words({ line }: { line: TodayLine }) {
  const { someone } = useCopy(communityCopy);
  const copy = useCopy(prayersCopy);
  if (line.kind === "petition") {
    const { person, body } = line.petition;
    return (
      <>
        {person !== "" && <h2 dir="auto">{person}</h2>}
        <p className="praying-body" dir="auto">
          {body}
        </p>
        {line.petition.prayedAt !== null && <p className="hint">{copy.done}</p>}
      </>
    );
  }
  const { author, title, body, language, prayedAt } = line.request;
  return (
    <>
      <h2 dir="auto">{author?.name ?? someone}</h2>
      <div lang={language} dir="auto">
        {title !== "" && (
          <p>
            <b>{title}</b>
          </p>
        )}
        <p className="praying-body">{body}</p>
      </div>
      {prayedAt !== null && <p className="hint">{copy.done}</p>}
    </>
  );
}

function Over({ isEmpty }: { isEmpty: boolean }) {
  const { session } = useCopy(prayersCopy);
  return (
    <>
      <h2>{isEmpty ? session.nothing : session.finished}</h2>
      <p>{isEmpty ? session.nothingText : session.finishedText}</p>
      <div className="praying-acts">
        <ButtonLink to={PRAYERS_PATH}>{session.toList}</ButtonLink>
      </div>
    </>
  );
}

type ActsProps = {
  line: TodayLine;
  userId: string;
  next: number;
  onOffer(id: string): void;
  onSkip(): void;
};

/** One button in one place for all steps, so that the keyboard stays on it. */
function Acts({ line, userId, next, onOffer, onSkip }: ActsProps) {
  const { session } = useCopy(prayersCopy);
  return (
    <Form
      method="post"
      action={useMemberAction(SESSION_PATH, userId)}
      className="praying-acts"
      onSubmit={(event) => {
        event.preventDefault();
        onOffer(idOf(line));
      }}
    >
      <input type="hidden" name="intent" value="pray" />
      <input type="hidden" name="id" value={idOf(line)} />
      <input type="hidden" name="step" value={next} />
      <Button type="submit" large>
        {session.next}
      </Button>
      <ButtonLink
        to={stepPath(next)}
        variant="quiet"
        large
        onClick={(event) => {
          event.preventDefault();
          onSkip();
        }}
      >
        {session.skip}
      </ButtonLink>
    </Form>
  );
}

/** What no network has taken yet, and what the server did not count. */
function Waits() {
  const { session } = useCopy(prayersCopy);
  const waiting = useWaitingPrayers();
  const notCounted = useNotCounted();
  return (
    <p className="hint" role="status">
      {waiting.length > 0 && session.waits(waiting.length)}
      {notCounted > 0 && session.notCounted(notCounted)}
    </p>
  );
}
