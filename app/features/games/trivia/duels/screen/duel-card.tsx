import { Form } from "@remix-run/react";
import { DUELS_PATH, roundPath } from "#app/features/games/paths.ts";
import { duelsCopy } from "#app/features/games/trivia/duels/copy.ts";
import { comparison } from "#app/features/games/trivia/duels/duel.ts";
import type { DuelLine } from "#app/features/games/trivia/duels/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type Props = { duel: DuelLine; userId: string };

export function DuelCard({ duel, userId }: Props) {
  const copy = useCopy(duelsCopy);
  const { name, state, points } = duel;
  return (
    <Card
      as="article"
      tone={state === "asked" ? "plum" : "plain"}
      className="duel-card"
      aria-label={copy.with(name)}
    >
      <h3>{copy.with(name)}</h3>
      {points ? (
        <>
          <p className="duel-points">{copy.points(points.mine, name, points.theirs)}</p>
          <p>{copy.said[comparison(points.mine, points.theirs)](name)}</p>
        </>
      ) : (
        <>
          <p>
            {state === "open"
              ? copy.open(duel.answered)
              : state === "waits"
                ? copy.waits(name)
                : state === "asked"
                  ? copy.asked(name)
                  : copy.ready(name)}
          </p>
          <p className="games-note">{copy.until(duel.ends)}</p>
        </>
      )}
      <Ways duel={duel} userId={userId} />
    </Card>
  );
}

function Ways({ duel: { id, mine, state }, userId }: Props) {
  const copy = useCopy(duelsCopy);
  const action = useMemberAction(DUELS_PATH, userId);
  if (state === "done")
    return (
      <ButtonLink to={roundPath(id)} variant="bare">
        {copy.look}
      </ButtonLink>
    );
  return (
    <Form method="post" action={action} className="games-actions">
      <input type="hidden" name="id" value={id} />
      {state !== "waits" && (
        <Button type="submit" name="intent" value="play">
          {state === "open" ? copy.goOn : copy.play}
        </Button>
      )}
      {mine ? (
        <Button type="submit" name="intent" value="take-back" variant="bare">
          {copy.takeBack}
        </Button>
      ) : (
        state !== "waits" && (
          <Button type="submit" name="intent" value="decline" variant="bare">
            {copy.decline}
          </Button>
        )
      )}
    </Form>
  );
}
