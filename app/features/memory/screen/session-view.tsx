import { type ReactNode, useEffect, useRef, useState } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { EXERCISES, type Exercise, seedOf } from "#app/features/memory/model/grade.ts";
import { gapsOf, type Printed, printedWords } from "#app/features/memory/model/text.ts";
import type { ShownCard } from "#app/features/memory/page.ts";
import { cardPath, MEMORY_PATH, tabPath } from "#app/features/memory/paths.ts";
import type { Session } from "#app/features/memory/state/use-session.tsx";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { CardVerse } from "./card-verse.tsx";
import { Gaps } from "./gaps.tsx";
import { GradedView } from "./graded-view.tsx";
import { Letters } from "./letters.tsx";
import { Order } from "./order.tsx";
import { Typing } from "./typing.tsx";
import "./memory.css";

const VIEWS = { letters: Letters, gaps: Gaps, order: Order, typing: Typing };

type Props = { session: Session; userId: string; formId: string; zone: string; now: number };

/** The verse that is shown: to read, to practice, or as it came out. */
export function SessionView({ session, userId, formId, zone, now }: Props) {
  const { card, result, next, once, left } = session;
  const copy = useCopy(memoryCopy);
  const isLast = left <= 1 && result?.review.grade !== 1;
  if (result) {
    const reason = copy.reasons[result.review.reason];
    const hints = result.review.hints > 0 ? ` ${copy.hintsUsed(result.review.hints)}.` : "";
    return (
      <section className="memory-session" aria-labelledby="memory-title">
        <Steps card={result.card} step="done" />
        <Head title={reason.title} text={reason.text + hints} focusOn={result.review.requestId} />
        <GradedView result={result} zone={zone} now={now} />
        <div className="memory-actions">
          {/* without script the page is read anew */}
          <ButtonAnchor
            href={MEMORY_PATH}
            onClick={(event) => {
              event.preventDefault();
              next();
            }}
          >
            {isLast ? copy.enough : copy.next}
          </ButtonAnchor>
          <Button variant="bare" onClick={once}>
            {copy.once}
          </Button>
          <ButtonAnchor href={tabPath("deck")} variant="bare">
            {copy.toDeck}
          </ButtonAnchor>
        </div>
      </section>
    );
  }
  return (
    card && (
      <CardInHand
        key={`${card.key} ${card.round}`}
        card={card}
        session={session}
        userId={userId}
        formId={formId}
      />
    )
  );
}

type HandProps = Pick<Props, "session" | "userId" | "formId"> & { card: ShownCard };

function CardInHand({ card, session, userId, formId }: HandProps) {
  const copy = useCopy(memoryCopy);
  const [step, setStep] = useState<Exercise | "read">(card.step);
  const words = printedWords(card.text);
  const seed = seedOf(card.key, card.round);
  const { title, text } = headOf(copy, step, words, seed);
  const View = step === "read" ? null : VIEWS[step];
  return (
    <section className="memory-session" aria-labelledby="memory-title">
      <Steps card={card} step={step} onStep={setStep} />
      <Head title={title} text={text} focusOn={step} />
      {View && step !== "read" ? (
        <View
          card={card}
          words={words}
          seed={seed}
          userId={userId}
          formId={formId}
          onDone={(given) => session.submit(card, step, given)}
        />
      ) : (
        <>
          <CardVerse card={card}>
            <p>{card.text}</p>
          </CardVerse>
          <div className="memory-actions">
            <ButtonAnchor
              href={cardPath(card.key, card.exercise)}
              onClick={(event) => {
                event.preventDefault();
                setStep(card.exercise);
              }}
            >
              {copy.begin}
            </ButtonAnchor>
          </div>
        </>
      )}
    </section>
  );
}

type Words = (typeof memoryCopy)["en"];

function headOf(copy: Words, step: Exercise | "read", words: readonly Printed[], seed: string) {
  if (step === "read") return { title: copy.readTitle, text: copy.readText };
  if (step === "gaps") return { title: copy.gaps.title(gapsOf(words, seed).length), text: copy.gaps.text };
  if (step === "typing") return { title: copy.typing.title(words.length), text: copy.typing.text };
  return { title: copy[step].title, text: copy[step].text };
}

/** The title takes the focus when what is under it changes, so that it is read out. */
function Head({ title, text, focusOn }: { title: string; text: ReactNode; focusOn: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(focusOn);
  useEffect(() => {
    if (before.current !== focusOn) heading.current?.focus();
    before.current = focusOn;
  }, [focusOn]);
  return (
    <header className="memory-head">
      <h1 id="memory-title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
    </header>
  );
}

type StepsProps = {
  card: ShownCard;
  step: Exercise | "read" | "done";
  onStep?: (step: Exercise | "read") => void;
};

/** From reading to knowing by heart; each may be chosen. */
function Steps({ card, step, onStep }: StepsProps) {
  const copy = useCopy(memoryCopy);
  const all = ["read", ...EXERCISES] as const;
  const at = ([...all] as string[]).indexOf(step);
  return (
    <nav className="memory-steps" aria-label={copy.steps}>
      <ol>
        {all.map((one, place) => (
          <li key={one}>
            <a
              href={cardPath(card.key, one)}
              aria-current={one === step ? "step" : undefined}
              data-done={step === "done" || place < at ? "" : undefined}
              onClick={(event) => {
                if (!onStep) return;
                event.preventDefault();
                onStep(one);
              }}
            >
              <span aria-hidden="true">
                {step === "done" || place < at ? <Icon name="check" size="small" /> : place + 1}
              </span>
              {one === "read" ? copy.read : copy.exercises[one]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
