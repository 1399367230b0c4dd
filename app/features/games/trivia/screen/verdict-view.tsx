import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { roundPath } from "#app/features/games/paths.ts";
import { triviaCopy } from "#app/features/games/trivia/copy.ts";
import type { RoundPage, ShownQuestion } from "#app/features/games/trivia/page.ts";
import { REASONS } from "#app/features/games/trivia/round.ts";
import { Coin } from "#app/features/wallet/coin.tsx";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PassageView } from "./question-view.tsx";

type Verdict = NonNullable<ShownQuestion["verdict"]>;
type Props = { page: RoundPage; question: ShownQuestion; verdict: Verdict; userId: string };

/** What an answer came to: in words first, then the verse that proves it. */
export function VerdictView({ page, question, verdict, userId }: Props) {
  const copy = useCopy(triviaCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { verdict: words } = copy;
  return (
    <section className="trivia-verdict">
      <h2 ref={heading} tabIndex={-1}>
        {verdict.correct ? words.right : verdict.late ? words.late : words.wrong}
      </h2>
      <p className="trivia-earned">
        {verdict.coins > 0 && (
          <>
            <Coin />
            <b>{words.coins(verdict.coins)}</b>
          </>
        )}
        {verdict.correct && verdict.coins === 0 && words.noCoins}
        {!verdict.correct && words.again}
      </p>
      {question.passage && <PassageView passage={question.passage} />}
      <p>{verdict.explanation}</p>
      <div className="games-actions">
        <Next page={page} question={question} userId={userId} />
        {question.passage && (
          <ButtonLink to={question.passage.path} variant="bare">
            {copy.learn}
          </ButtonLink>
        )}
      </div>
      <Dispute page={page} question={question} userId={userId} />
    </section>
  );
}

/** A clock begins when the next question is asked for; without one it is a link. */
function Next({ page, question, userId }: Omit<Props, "verdict">) {
  const copy = useCopy(triviaCopy);
  const action = useMemberAction(roundPath(page.id), userId);
  const isLast = page.answered === page.length;
  const words = isLast ? copy.finish : copy.next;
  if (!page.timed || isLast) return <ButtonLink to={roundPath(page.id)}>{words}</ButtonLink>;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="place" value={question.place + 1} />
      <Button type="submit" name="intent" value="next">
        {words}
      </Button>
    </Form>
  );
}

function Dispute({ page, question, userId }: Omit<Props, "verdict">) {
  const copy = useCopy(triviaCopy).dispute;
  const action = useMemberAction(roundPath(page.id), userId);
  if (page.isReported) return <p role="status">{copy.received}</p>;
  return (
    <details className="trivia-dispute">
      <summary>{copy.title}</summary>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="dispute" />
        <input type="hidden" name="place" value={question.place} />
        <input type="hidden" name="item" value={question.item} />
        <fieldset>
          <legend>{copy.text}</legend>
          {REASONS.map((reason, at) => (
            <label key={reason} className="games-choice">
              <input type="radio" name="reason" value={reason} defaultChecked={at === 0} />
              <span>{copy.reasons[reason]}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="quiet">
          {copy.send}
        </Button>
      </Form>
    </details>
  );
}
