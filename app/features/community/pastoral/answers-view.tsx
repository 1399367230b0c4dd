import { dayOf } from "#app/features/community/parts/time-words.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { pastoralCopy } from "./copy-pastoral.ts";

export type TeamAnswer = { id: string; body: string; name: string; at: number };

/** To who asked the team, on their request's page: what it answered. */
export function TeamAnswers({
  answers,
  ...moment
}: {
  answers: TeamAnswer[];
  now: number;
  timeZone: string;
}) {
  const { toAsker, by } = useCopy(pastoralCopy);
  const language = useLanguage();
  return (
    <section aria-labelledby="team-answers">
      <h2 id="team-answers">{toAsker.title}</h2>
      <p className="hint">{answers.length === 0 ? toAsker.waits : toAsker.text}</p>
      <ol className="wall-list">
        {answers.map(({ id, body, name, at }) => (
          <Card as="li" key={id} className="team-answer">
            <p className="request-body" dir="auto">
              {body}
            </p>
            <small>{by(name, dayOf(at, { ...moment, language }))}</small>
          </Card>
        ))}
      </ol>
    </section>
  );
}
