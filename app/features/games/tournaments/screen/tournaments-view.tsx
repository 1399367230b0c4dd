import { Form } from "@remix-run/react";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { TOURNAMENTS_PATH, TRIVIA_PATH } from "#app/features/games/paths.ts";
import { tournamentsCopy } from "#app/features/games/tournaments/copy.ts";
import type { TournamentPage } from "#app/features/games/tournaments/page.ts";
import type { TournamentReply } from "#app/features/games/tournaments/reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { BoardTable } from "./board-table.tsx";
import "./tournaments.css";

type Props = { page: TournamentPage | null; userId: string; reply: TournamentReply | undefined };

/** R22: the week's board, or how one comes to one. */
export function TournamentsView({ page, userId, reply }: Props) {
  const copy = useCopy(tournamentsCopy);
  return (
    <div className="games">
      <GamesNav />
      <header className="games-head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <ActionNote>{reply && !reply.ok && copy.refusals[reply.refusal]}</ActionNote>
      {page ? (
        <>
          <Last last={page.last} />
          <h2>{page.week}</h2>
          <p className="games-note">{copy.ends(page.ends)}</p>
          {page.board ? (
            <BoardTable page={page} board={page.board} userId={userId} />
          ) : (
            <>
              <Ways page={page} userId={userId} />
              <GroupBoards groups={page.groups} userId={userId} />
            </>
          )}
          <Card as="section" tone="sunk" aria-labelledby="tournament-rules">
            <h2 id="tournament-rules">{copy.rules.title}</h2>
            <ul className="tournament-rules">
              {copy.rules.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        </>
      ) : (
        <EmptyState
          title={copy.closed.title}
          text={copy.closed.text}
          picture={<Drawing name="wreath" size={140} />}
          action={<ButtonLink to={TRIVIA_PATH}>{copy.closed.action}</ButtonLink>}
        />
      )}
    </div>
  );
}

function Last({ last }: Pick<TournamentPage, "last">) {
  const copy = useCopy(tournamentsCopy).last;
  if (!last) return null;
  const wordsWithoutPlace = last.leftOut ? copy.leftOut(last.week) : copy.none(last.week);
  return (
    <Card as="section" tone={last.leftOut ? "sunk" : "amber"} className="tournament-last">
      <p>{last.place ? copy.place(last.place, last.players, last.week) : wordsWithoutPlace}</p>
      {last.leftOut && (
        <ButtonLink to="/settings/glass-box" variant="quiet">
          {copy.glassBox}
        </ButtonLink>
      )}
      {last.podium && <p>{copy.gems}</p>}
    </Card>
  );
}

/** One form a group: each is a board of its own. */
function GroupBoards({ groups, userId }: { groups: TournamentPage["groups"]; userId: string }) {
  const copy = useCopy(tournamentsCopy).group;
  const action = useMemberAction(TOURNAMENTS_PATH, userId);
  if (groups.length === 0) return null;
  return (
    <Card as="section" className="tournament-groups" aria-labelledby="group-boards">
      <h3 id="group-boards">{copy.title}</h3>
      <p>{copy.text}</p>
      <Form method="post" action={action} className="games-actions">
        <input type="hidden" name="intent" value="group" />
        {groups.map(({ id, name }) => (
          <Button key={id} type="submit" name="groupId" value={id} variant="quiet">
            {copy.action(name)}
          </Button>
        ))}
      </Form>
    </Card>
  );
}

function Ways({ page, userId }: { page: TournamentPage; userId: string }) {
  const copy = useCopy(tournamentsCopy);
  const action = useMemberAction(TOURNAMENTS_PATH, userId);
  return (
    <Form method="post" action={action} className="tournament-ways">
      {page.invited && (
        <Card tone="plum">
          <h3>{copy.join.title}</h3>
          <p>{copy.join.text}</p>
          <input type="hidden" name="code" value={page.invited} />
          <Button type="submit" name="intent" value="join">
            {copy.join.action}
          </Button>
        </Card>
      )}
      {page.young ? (
        <p>{copy.young}</p>
      ) : (
        <Card>
          <p>{copy.draw.text}</p>
          <Button type="submit" name="intent" value="draw" variant={page.invited ? "quiet" : "plum"}>
            {copy.draw.title}
          </Button>
        </Card>
      )}
      <Card>
        <p>{copy.open.text}</p>
        <Button type="submit" name="intent" value="open" variant="quiet">
          {copy.open.title}
        </Button>
      </Card>
    </Form>
  );
}
