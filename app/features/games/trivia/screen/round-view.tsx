import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { noteJudged } from "#app/features/games/kept/answers-outbox.tsx";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { DUELS_PATH, GAMES_PATH, roundPath, TRIVIA_PATH } from "#app/features/games/paths.ts";
import { triviaCopy } from "#app/features/games/trivia/copy.ts";
import type { RoundPage } from "#app/features/games/trivia/page.ts";
import type { TriviaReply } from "#app/features/games/trivia/reply.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { QuestionView } from "./question-view.tsx";
import "./trivia.css";

type Props = { page: RoundPage; userId: string; reply: TriviaReply | undefined };

/** One question at a time; when there is none left, how it went. */
export function RoundView({ page, userId, reply }: Props) {
  const copy = useCopy(triviaCopy);
  const { id, kind, answered } = page;
  useEffect(() => {
    if (kind === "daily") noteJudged(userId, id, answered);
  }, [kind, userId, id, answered]);
  return (
    <div className="games trivia-round">
      <div className="trivia-where">
        <Link to={TRIVIA_PATH} className="trivia-back">
          <Icon name="arrow-left" />
          {copy.title}
        </Link>
        <div className="trivia-steps" role="img" aria-label={copy.steps(page.answered, page.length)}>
          {Array.from({ length: page.length }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <i key={at} data-done={at < page.answered || undefined} />
          ))}
        </div>
        <span className="trivia-count">
          {copy.of((page.question?.place ?? page.length - 1) + 1, page.length)}
        </span>
      </div>
      <ActionNote>{reply && !reply.ok && copy.refusals[reply.refusal]}</ActionNote>
      {page.question ? (
        <QuestionView
          key={`${page.question.place}${page.question.verdict ? "v" : ""}`}
          page={page}
          question={page.question}
          userId={userId}
        />
      ) : (
        <Sum page={page} />
      )}
    </div>
  );
}

function Sum({ page }: { page: RoundPage }) {
  const copy = useCopy(triviaCopy);
  return (
    <section className="trivia-sum">
      <Drawing name={page.correct === page.length ? "wreath" : "lantern"} size={120} />
      <p className="trivia-theme-name">{page.title}</p>
      <h1>{copy.sum.title(page.correct, page.length)}</h1>
      <p>{page.correct === page.length ? copy.sum.all : copy.sum.some}</p>
      <ol className="trivia-marks" aria-label={copy.sum.marks}>
        {page.marks.map((right, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={place}>
            <Link to={roundPath(page.id, place)} data-right={right || undefined}>
              {place + 1}
              <span className="sr-only">{right ? copy.sum.right : copy.sum.wrong}</span>
              <Icon name={right ? "check" : "rotate-cw"} />
            </Link>
          </li>
        ))}
      </ol>
      <div className="games-actions">
        {page.kind === "duel" ? (
          <ButtonLink to={DUELS_PATH}>{copy.sum.duel}</ButtonLink>
        ) : (
          <ButtonLink to={TRIVIA_PATH}>{copy.sum.more}</ButtonLink>
        )}
        <ButtonLink to={GAMES_PATH} variant="bare">
          {copy.sum.toGames}
        </ButtonLink>
      </div>
    </section>
  );
}
