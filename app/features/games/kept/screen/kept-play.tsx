import { useEffect, useRef, useState } from "react";
import { giveAnswer, useGiven } from "#app/features/games/kept/answers-outbox.tsx";
import { keptGamesCopy } from "#app/features/games/kept/copy.ts";
import { answerOf, type KeptQuestion, type KeptRound, placeIn } from "#app/features/games/kept/kept.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

const LETTERS = ["A", "B", "C", "D"] as const;

type Props = { round: KeptRound; userId: string; onClose(): void };

/** One question after the other. Of practice the device knows what is right; of the ten of the day the server alone. */
export function KeptPlay({ round, userId, onClose }: Props) {
  const copy = useCopy(keptGamesCopy);
  const next = placeIn(round, useGiven(userId));
  // the question stays until the next one is asked for
  const [shown, setShown] = useState<{ place: number; choice: number } | null>(null);
  const place = shown?.place ?? next;
  const question = round.questions[place];
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read from its beginning
  useEffect(() => heading.current?.focus(), [place]);
  const choose = (choice: number) => {
    setShown({ place, choice });
    giveAnswer(userId, answerOf(round, place, choice));
  };
  if (!question)
    return (
      <div className="kept-play">
        <h3 ref={heading} tabIndex={-1}>
          {copy[round.kind]}
        </h3>
        <p>{round.kind === "daily" ? copy.dailyDone : copy.practiceDone}</p>
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    );
  return (
    <div className="kept-play">
      <p className="kept-note">
        {copy[round.kind]}, {copy.of(place + 1, round.questions.length)}
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {question.text}
      </h3>
      <fieldset className="kept-options">
        <legend className="sr-only">{copy.options}</legend>
        {question.options.map((option, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={at}
            type="button"
            className="kept-option"
            disabled={shown !== null}
            data-state={stateOf(question, shown?.choice ?? null, at)}
            onClick={() => choose(at)}
          >
            <b aria-hidden="true">{LETTERS[at]}</b>
            <span>{option}</span>
          </button>
        ))}
      </fieldset>
      {shown && (
        <div role="status" className="kept-verdict">
          <Verdict question={question} choice={shown.choice} />
        </div>
      )}
      <div className="device-acts">
        {shown && (
          <Button onClick={() => setShown(null)}>
            {place + 1 < round.questions.length ? copy.next : copy.end}
          </Button>
        )}
        <Button variant="bare" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </div>
  );
}

function Verdict({ question: { solution, options }, choice }: { question: KeptQuestion; choice: number }) {
  const copy = useCopy(keptGamesCopy);
  if (!solution) return <p>{copy.kept}</p>;
  return (
    <>
      <p>
        <b>{solution.at === choice ? copy.right : copy.wrong(options[solution.at] ?? "")}</b>
      </p>
      <p>
        {solution.explanation} <small>({solution.reference})</small>
      </p>
    </>
  );
}

function stateOf({ solution }: KeptQuestion, choice: number | null, at: number): string | undefined {
  if (choice === null) return undefined;
  if (solution?.at === at) return "right";
  return choice === at ? "chosen" : undefined;
}
