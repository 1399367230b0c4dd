import { Form, Link } from "@remix-run/react";
import { challengesCopy } from "#app/features/games/challenges/copy.ts";
import type { SeasonPage } from "#app/features/games/challenges/page.ts";
import type { ChallengeReply } from "#app/features/games/challenges/reply.ts";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { CHALLENGES_PATH, seasonPath } from "#app/features/games/paths.ts";
import { PassageView } from "#app/features/games/trivia/screen/question-view.tsx";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { StatBar } from "#app/ui/layout/progress.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "#app/features/games/trivia/screen/trivia.css";
import "./challenges.css";

type Props = { page: SeasonPage; userId: string; reply: ChallengeReply | undefined };

/** A season: the bar that all make, the step that waits, and every step with the day on which it opens. */
export function SeasonView({ page, userId, reply }: Props) {
  const copy = useCopy(challengesCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <div className="games season">
      <GamesNav />
      <header className="games-head">
        <h1>{page.name}</h1>
        <p>{page.about}</p>
      </header>
      <StatBar
        label={
          page.people > 0 ? copy.bar(number.format(page.steps), number.format(page.people)) : copy.nobody
        }
        value={page.taken}
        max={page.length}
        tone="amber"
        words={copy.mine(page.taken, page.length)}
      />
      <ActionNote>{reply && !reply.ok && copy.refusals[reply.refusal]}</ActionNote>
      {page.taken === page.length && <p role="status">{copy.finished}</p>}
      {page.shown && <ShownStep page={page} shown={page.shown} userId={userId} />}
      <Steps page={page} />
      <Link to={CHALLENGES_PATH} className="games-link">
        {copy.all}
      </Link>
    </div>
  );
}

type Shown = NonNullable<SeasonPage["shown"]>;

function ShownStep({ page, shown, userId }: { page: SeasonPage; shown: Shown; userId: string }) {
  const copy = useCopy(challengesCopy);
  const action = useMemberAction(seasonPath(page.id), userId);
  return (
    <Card as="section" className="season-step" aria-labelledby="season-step">
      <h2 id="season-step">{copy.step(shown.step)}</h2>
      <p className="season-text">{shown.text}</p>
      {shown.passage && <PassageView passage={shown.passage} />}
      <p>
        <b>{copy.practice}:</b> {shown.practice}
      </p>
      {shown.taken ? (
        <p className="season-taken">
          <Icon name="check" />
          {copy.taken}
        </p>
      ) : (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="step" value={shown.step} />
          <Button type="submit" name="intent" value="take">
            {copy.take}
          </Button>
        </Form>
      )}
    </Card>
  );
}

function Steps({ page }: { page: SeasonPage }) {
  const copy = useCopy(challengesCopy);
  return (
    <section aria-label={copy.steps}>
      <h2>{copy.steps}</h2>
      <ol className="season-steps">
        {page.list.map(({ step, state, isToday, opens }) => {
          const says = state === "taken" ? copy.taken : state === "waits" ? copy.waits : copy.opens(opens);
          const words = (
            <>
              <span aria-hidden="true">{step}</span>
              <span className="sr-only">{`${copy.step(step)}: ${isToday ? `${copy.today}, ` : ""}${says}`}</span>
            </>
          );
          return (
            <li key={step} data-state={state} data-today={isToday || undefined}>
              {state === "closed" ? (
                <span>{words}</span>
              ) : (
                <Link to={`${seasonPath(page.id)}?step=${step}`} preventScrollReset>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
