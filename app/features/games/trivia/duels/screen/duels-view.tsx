import { Form, Link } from "@remix-run/react";
import { FRIENDS_PATH } from "#app/features/friends/paths.ts";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { DUELS_PATH, TRIVIA_PATH } from "#app/features/games/paths.ts";
import { duelsCopy } from "#app/features/games/trivia/duels/copy.ts";
import type { DuelsPage } from "#app/features/games/trivia/duels/page.ts";
import type { DuelReply } from "#app/features/games/trivia/duels/reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { DuelCard } from "./duel-card.tsx";
import "./duels.css";

type Props = { page: DuelsPage | null; userId: string; reply: DuelReply | undefined };

/** R18: the same ten questions for two friends. */
export function DuelsView({ page, userId, reply }: Props) {
  const copy = useCopy(duelsCopy);
  return (
    <div className="games">
      <GamesNav />
      <header className="games-head">
        <Link to={TRIVIA_PATH} className="games-link duel-back">
          <Icon name="arrow-left" />
          {copy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <ActionNote>{reply && !reply.ok && copy.refusals[reply.refusal]}</ActionNote>
      {page ? (
        <Open page={page} userId={userId} />
      ) : (
        <EmptyState
          title={copy.closed.title}
          text={copy.closed.text}
          picture={<Drawing name="scroll" size={140} />}
          action={<ButtonLink to={TRIVIA_PATH}>{copy.closed.action}</ButtonLink>}
        />
      )}
    </div>
  );
}

function Open({ page, userId }: { page: DuelsPage; userId: string }) {
  const copy = useCopy(duelsCopy);
  const [openDuels, done] = [
    page.duels.filter(({ state }) => state !== "done"),
    page.duels.filter(({ state }) => state === "done"),
  ];
  return (
    <>
      <Duels title={copy.waiting} duels={openDuels} userId={userId} />
      <Friends friends={page.friends} userId={userId} />
      <Duels title={copy.done} duels={done} userId={userId} />
      <p className="games-note">{copy.rule}</p>
    </>
  );
}

function Duels({ title, duels, userId }: { title: string; duels: DuelsPage["duels"]; userId: string }) {
  if (duels.length === 0) return null;
  return (
    <section className="duel-part" aria-label={title}>
      <h2>{title}</h2>
      <div className="duel-list">
        {duels.map((duel) => (
          <DuelCard key={duel.id} duel={duel} userId={userId} />
        ))}
      </div>
    </section>
  );
}

function Friends({ friends, userId }: { friends: DuelsPage["friends"]; userId: string }) {
  const copy = useCopy(duelsCopy);
  const action = useMemberAction(DUELS_PATH, userId);
  if (friends.length === 0)
    return (
      <EmptyState
        title={copy.noFriends.title}
        text={copy.noFriends.text}
        picture={<Drawing name="scroll" size={140} />}
        action={<ButtonLink to={FRIENDS_PATH}>{copy.noFriends.action}</ButtonLink>}
      />
    );
  return (
    <Card as="section" aria-labelledby="duel-ask" className="duel-ask">
      <h2 id="duel-ask">{copy.ask}</h2>
      <p>{copy.askText}</p>
      <Form method="post" action={action} className="duel-friends">
        <input type="hidden" name="intent" value="challenge" />
        {friends.map(({ id, name, free }) => (
          <div key={id} className="duel-friend">
            <span>
              <b>{name}</b>
              {!free && <small className="games-note">{copy.busy}</small>}
            </span>
            {free && (
              <Button type="submit" name="id" value={id} variant="quiet">
                {copy.challenge(name)}
              </Button>
            )}
          </div>
        ))}
      </Form>
    </Card>
  );
}
