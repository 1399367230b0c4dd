import { Form } from "@remix-run/react";
import { CopyAddress } from "#app/features/friends/screen/link-card.tsx";
import { TOURNAMENTS_PATH, TRIVIA_PATH } from "#app/features/games/paths.ts";
import { tournamentsCopy } from "#app/features/games/tournaments/copy.ts";
import type { Board, TournamentPage } from "#app/features/games/tournaments/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type Props = { page: TournamentPage; board: Board; userId: string };

export function BoardTable({ page, board, userId }: Props) {
  const copy = useCopy(tournamentsCopy);
  const action = useMemberAction(TOURNAMENTS_PATH, userId);
  return (
    <section className="tournament-board">
      <table>
        <caption>{board.group ? copy.group.board(board.group) : copy.board}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.caption.place}</th>
            <th scope="col">{copy.caption.name}</th>
            <th scope="col">{copy.caption.days}</th>
            <th scope="col">{copy.caption.points}</th>
          </tr>
        </thead>
        <tbody>
          {board.lines.map(({ key, name, isMe, points, days, place }) => (
            <tr key={key} data-mine={isMe || undefined}>
              <td>{place ?? "–"}</td>
              <th scope="row">
                {name} {isMe && <span className="games-note">({copy.you})</span>}
              </th>
              <td>{days}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page.playedToday ? <p>{copy.played}</p> : <ButtonLink to={TRIVIA_PATH}>{copy.play}</ButtonLink>}
      {board.link && (
        <div className="tournament-invitation">
          <p>
            {copy.invite} <code className="tournament-link">{board.link}</code>
          </p>
          <CopyAddress address={board.link} />
        </div>
      )}
      <details>
        <summary>{copy.leave}</summary>
        <p>{copy.leaveText}</p>
        <Form method="post" action={action}>
          <Button type="submit" name="intent" value="leave" variant="danger">
            {copy.leave}
          </Button>
        </Form>
      </details>
    </section>
  );
}
