import { Form, Link } from "@remix-run/react";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { feudCopy } from "#app/features/games/feud/copy.ts";
import type { FeudPage } from "#app/features/games/feud/page.ts";
import { PollsView } from "#app/features/games/feud/polls/screen/polls-view.tsx";
import type { FeudReply } from "#app/features/games/feud/reply.ts";
import { TableLink } from "#app/features/games/feud/table/screen/open-table-view.tsx";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { boardPath, FEUD_PATH } from "#app/features/games/paths.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { FeudTable } from "./feud-table.tsx";
import { SayForm } from "./say-form.tsx";
import "./feud.css";

type Props = { page: FeudPage; userId: string; reply: FeudReply | undefined };

/** R17: the boards, or one of them on its table. */
export function FeudView({ page, userId, reply }: Props) {
  const copy = useCopy(feudCopy);
  const { board } = page;
  const refused = reply && !reply.ok ? reply : null;
  return (
    <div className="games feud">
      <GamesNav />
      <header className="games-head">
        <h1>{board?.question ?? copy.title}</h1>
        <p>{board ? (board.byMembers ? copy.byMembers : copy.counted) : copy.lead}</p>
      </header>
      <ActionNote>{refused && !refused.poll && copy.refusals[refused.refusal]}</ActionNote>
      {refused?.help && <HelpFirst help={refused.help} />}
      {board ? (
        <>
          {board.round && <FeudTable board={board} />}
          {board.round && !board.round.isOver && (
            <SayForm round={board.round} reply={reply} userId={userId} board={board.id} />
          )}
          {(!board.round || board.round.isOver) && (
            <Begin board={board.id} requestId={page.requestId} isAgain={board.round !== null} userId={userId}>
              {board.round && <p role="status">{board.round.isWhole ? copy.whole : copy.over}</p>}
            </Begin>
          )}
        </>
      ) : (
        <>
          <TableLink />
          <Boards boards={page.boards} />
          <PollsView polls={page.polls} userId={userId} reply={reply} />
        </>
      )}
    </div>
  );
}

function Boards({ boards }: Pick<FeudPage, "boards">) {
  const copy = useCopy(feudCopy);
  return (
    <section aria-label={copy.boards}>
      <ul className="feud-boards">
        {boards.map(({ id, question, best, of, rounds, byMembers }) => (
          <li key={id}>
            <Link to={boardPath(id)}>
              <b>{question}</b>
              <span>{byMembers ? copy.ofMembers : copy.ofText}</span>
              <span>{rounds > 0 ? copy.best(best, of) : copy.fresh}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="games-note">{copy.counted}</p>
    </section>
  );
}

type BeginProps = {
  board: string;
  requestId: string;
  isAgain: boolean;
  userId: string;
  children: React.ReactNode;
};

function Begin({ board, requestId, isAgain, userId, children }: BeginProps) {
  const copy = useCopy(feudCopy);
  const action = useMemberAction(FEUD_PATH, userId);
  return (
    <Form method="post" action={action} className="feud-begin">
      {children}
      <input type="hidden" name="board" value={board} />
      <input type="hidden" name="requestId" value={requestId} />
      <div className="games-actions">
        <Button type="submit" name="intent" value="begin">
          {isAgain ? copy.again : copy.begin}
        </Button>
        <ButtonLink to={FEUD_PATH} variant="bare">
          {copy.other}
        </ButtonLink>
      </div>
    </Form>
  );
}
