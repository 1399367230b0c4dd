import { Form } from "@remix-run/react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { KeptAnswers, KeptOffer } from "#app/features/games/kept/screen/kept-notes.tsx";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { DUELS_PATH, roundPath, TRIVIA_PATH } from "#app/features/games/paths.ts";
import { triviaCopy } from "#app/features/games/trivia/copy.ts";
import { duelsCopy } from "#app/features/games/trivia/duels/copy.ts";
import type { TriviaHomePage } from "#app/features/games/trivia/page.ts";
import type { TriviaReply } from "#app/features/games/trivia/reply.ts";
import { CLOCKS } from "#app/features/games/trivia/round.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "./trivia.css";

type Props = { page: TriviaHomePage; userId: string; reply: TriviaReply | undefined };

/** R18: ten of the day, what was missed, themes, and a clock for whoever wants one. */
export function TriviaHome({ page, userId, reply }: Props) {
  const copy = useCopy(triviaCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <div className="games trivia-home">
      <GamesNav />
      <header className="games-head">
        <h1>{copy.title}</h1>
        <p>{copy.lead(number.format(page.questions))}</p>
      </header>
      <KeptAnswers userId={userId} />
      <ActionNote>{reply && !reply.ok && copy.refusals[reply.refusal]}</ActionNote>
      <div className="trivia-first">
        <Daily page={page} userId={userId} />
        <Practice page={page} userId={userId} />
        <WithFriend />
      </div>
      <Themes page={page} userId={userId} />
      <Clock page={page} userId={userId} />
      <KeptOffer />
    </div>
  );
}

type PartProps = Omit<Props, "reply">;

function Daily({ page: { daily, week }, userId }: PartProps) {
  const copy = useCopy(triviaCopy).daily;
  const action = useMemberAction(TRIVIA_PATH, userId);
  const day = dateFormat(useLanguage(), { weekday: "short", timeZone: "UTC" });
  return (
    <Card as="section" tone="plum" aria-labelledby="daily-ten">
      <h2 id="daily-ten">{copy.title}</h2>
      <p>
        {daily.state === "done"
          ? copy.sum(daily.correct)
          : daily.state === "open"
            ? copy.soFar(daily.answered)
            : copy.text}
      </p>
      {daily.state === "done" ? (
        <ButtonLink to={roundPath(daily.roundId)} variant="quiet">
          {copy.look}
        </ButtonLink>
      ) : (
        <Form method="post" action={action}>
          <Button type="submit" name="intent" value="daily">
            {daily.state === "open" ? copy.goOn : copy.begin}
          </Button>
        </Form>
      )}
      <ol className="trivia-week" aria-label={copy.week}>
        {week.map((one) => (
          <li key={one.day} data-done={one.done || undefined}>
            <span className="trivia-week-bar" aria-hidden="true">
              <i style={{ blockSize: `${one.done ? 10 + one.correct * 9 : 4}%` }} />
            </span>
            <span aria-hidden="true">{day.format(Date.parse(`${one.day}T12:00:00Z`))}</span>
            <span className="sr-only">{`${one.day}: ${one.done ? copy.ofTen(one.correct) : copy.none}`}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Practice({ page: { due, requestId }, userId }: PartProps) {
  const copy = useCopy(triviaCopy).practice;
  const action = useMemberAction(TRIVIA_PATH, userId);
  return (
    <Card as="section" aria-labelledby="missed">
      <h2 id="missed">{copy.title}</h2>
      <p>{due > 0 ? copy.due(due) : copy.none}</p>
      {due > 0 && (
        <Form method="post" action={action}>
          <input type="hidden" name="requestId" value={`${requestId}p`} />
          <Button type="submit" name="intent" value="practice" variant="quiet">
            {copy.begin}
          </Button>
        </Form>
      )}
    </Card>
  );
}

function WithFriend() {
  const copy = useCopy(duelsCopy).entry;
  return (
    <Card as="section" aria-labelledby="with-friend">
      <h2 id="with-friend">{copy.title}</h2>
      <p>{copy.text}</p>
      <ButtonLink to={DUELS_PATH} variant="quiet">
        {copy.action}
      </ButtonLink>
    </Card>
  );
}

function Themes({ page: { themes, requestId }, userId }: PartProps) {
  const copy = useCopy(triviaCopy);
  const action = useMemberAction(TRIVIA_PATH, userId);
  return (
    <section aria-labelledby="themes">
      <h2 id="themes">{copy.themes}</h2>
      <Form method="post" action={action} className="trivia-themes">
        <input type="hidden" name="intent" value="theme" />
        <input type="hidden" name="requestId" value={requestId} />
        {themes.map(({ id, name, rounds, best }) => (
          <button key={id} type="submit" name="theme" value={id} className="trivia-theme">
            <b>{name}</b>
            <span>{rounds > 0 ? copy.best(best) : copy.play}</span>
          </button>
        ))}
      </Form>
    </section>
  );
}

function Clock({ page: { seconds }, userId }: PartProps) {
  const copy = useCopy(triviaCopy).clock;
  const action = useMemberAction(TRIVIA_PATH, userId);
  return (
    <section className="trivia-clock" aria-labelledby="clock">
      <h2 id="clock">{copy.title}</h2>
      <p>{copy.text}</p>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="clock" />
        <fieldset>
          <legend className="sr-only">{copy.title}</legend>
          {[0, ...CLOCKS].map((one) => (
            <label key={one} className="games-choice">
              <input type="radio" name="seconds" value={one} defaultChecked={(seconds ?? 0) === one} />
              <span>{one === 0 ? copy.off : copy.seconds(one)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="bare">
          {copy.save}
        </Button>
      </Form>
    </section>
  );
}
