import { Form } from "@remix-run/react";
import { feudCopy } from "#app/features/games/feud/copy.ts";
import type { FeudPage, PollLine } from "#app/features/games/feud/page.ts";
import { pollsCopy } from "#app/features/games/feud/polls/copy.ts";
import { MAX_ANSWER, PUBLISHED_FROM } from "#app/features/games/feud/polls/poll.ts";
import type { FeudReply } from "#app/features/games/feud/reply.ts";
import { FEUD_PATH } from "#app/features/games/paths.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./polls.css";

type Props = { polls: FeudPage["polls"]; userId: string; reply: FeudReply | undefined };

/** R17: what members are asked, so that a board comes of it. */
export function PollsView({ polls, userId, reply }: Props) {
  const copy = useCopy(pollsCopy);
  if (polls.length === 0) return null;
  return (
    <section aria-labelledby="feud-polls" className="feud-polls">
      <h2 id="feud-polls">{copy.title}</h2>
      <p className="games-note">{copy.text}</p>
      <div className="feud-poll-list">
        {polls.map((poll) => (
          <PollCard key={poll.id} poll={poll} userId={userId} reply={reply} />
        ))}
      </div>
    </section>
  );
}

type CardProps = { poll: PollLine } & Omit<Props, "polls">;

function PollCard({ poll: { id, question, mine, answers }, userId, reply }: CardProps) {
  const copy = useCopy(pollsCopy);
  const { refusals } = useCopy(feudCopy);
  const refused = reply && !reply.ok && reply.poll === id ? reply : null;
  const action = useMemberAction(FEUD_PATH, userId);
  return (
    <Card as="article" className="feud-poll" aria-labelledby={`question-${id}`}>
      <h3 id={`question-${id}`}>{question}</h3>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="poll" value={id} />
        {mine === null ? (
          <>
            <label>
              <span>{copy.answer}</span>
              <input
                className="field-input"
                name="answer"
                maxLength={MAX_ANSWER}
                placeholder={copy.hint}
                autoComplete="off"
                required
                defaultValue={refused?.given}
                aria-invalid={refused ? true : undefined}
                aria-describedby={refused ? `refused-${id}` : undefined}
              />
            </label>
            <Button type="submit" name="intent" value="answer-poll" variant="quiet">
              {copy.send}
            </Button>
          </>
        ) : (
          <>
            <p>{copy.said(mine)}</p>
            <Button type="submit" name="intent" value="take-answer-back" variant="bare">
              {copy.takeBack}
            </Button>
          </>
        )}
      </Form>
      <FieldError id={`refused-${id}`}>{refused && refusals[refused.refusal]}</FieldError>
      <p className="games-note">{copy.soFar(Math.min(answers, PUBLISHED_FROM), PUBLISHED_FROM)}</p>
    </Card>
  );
}
