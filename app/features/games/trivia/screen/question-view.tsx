import { Form } from "@remix-run/react";
import { roundPath } from "#app/features/games/paths.ts";
import { triviaCopy } from "#app/features/games/trivia/copy.ts";
import type { Passage, RoundPage, ShownOption, ShownQuestion } from "#app/features/games/trivia/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { Countdown } from "./countdown.tsx";
import { VerdictView } from "./verdict-view.tsx";

const LETTERS = ["A", "B", "C", "D"];

type Props = { page: RoundPage; question: ShownQuestion; userId: string };

export function QuestionView({ page, question, userId }: Props) {
  const copy = useCopy(triviaCopy);
  const action = useMemberAction(roundPath(page.id), userId);
  return (
    <article className="trivia-question">
      <p className="trivia-theme-name">
        {question.theme}
        {question.leftMs !== null && <Countdown ms={question.leftMs} />}
      </p>
      <h1>{question.text}</h1>
      <Form method="post" action={action} className="trivia-options" aria-label={copy.options}>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="place" value={question.place} />
        {question.options.map((option) => (
          <Option key={option.at} option={option} isOpen={question.verdict === null} />
        ))}
      </Form>
      {question.verdict ? (
        <VerdictView page={page} question={question} verdict={question.verdict} userId={userId} />
      ) : (
        <Helps page={page} question={question} userId={userId} />
      )}
    </article>
  );
}

function Option({ option: { at, text, state }, isOpen }: { option: ShownOption; isOpen: boolean }) {
  const copy = useCopy(triviaCopy);
  const words = {
    open: null,
    gone: isOpen ? copy.gone : null,
    right: copy.right,
    chosen: copy.chosen,
  }[state];
  return (
    <button
      type="submit"
      name="choice"
      value={at}
      className="trivia-option"
      data-state={state}
      disabled={!isOpen || state === "gone"}
    >
      <b aria-hidden="true">{LETTERS[at]}</b>
      <span>{text}</span>
      {words && <span className="sr-only">{words}</span>}
      {state === "right" && <Icon name="check" />}
    </button>
  );
}

function Helps({ page, question, userId }: Props) {
  const copy = useCopy(triviaCopy);
  const action = useMemberAction(roundPath(page.id), userId);
  const canHalve = !question.isHalved && question.halvesLeft > 0;
  return (
    <div className="trivia-helps">
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="help" />
        <input type="hidden" name="place" value={question.place} />
        {canHalve && (
          <Button type="submit" name="help" value="half" variant="quiet">
            {copy.half(question.halvesLeft)}
          </Button>
        )}
        {!question.passage && (
          <Button type="submit" name="help" value="passage" variant="quiet" icon="book-open">
            {copy.passage}
          </Button>
        )}
      </Form>
      {question.passage && <PassageView passage={question.passage} />}
      <p className="games-note">{copy.helped}</p>
    </div>
  );
}

export function PassageView({ passage }: { passage: Passage }) {
  return (
    <figure className="trivia-passage">
      <blockquote>{passage.text}</blockquote>
      <figcaption>
        <a href={passage.path}>{passage.reference}</a> <span>{passage.translation}</span>
      </figcaption>
    </figure>
  );
}
