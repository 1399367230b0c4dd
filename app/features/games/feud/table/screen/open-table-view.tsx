import { Form } from "@remix-run/react";
import { feudCopy } from "#app/features/games/feud/copy.ts";
import { tableCopy } from "#app/features/games/feud/table/copy.ts";
import type { OpenTablePage } from "#app/features/games/feud/table/page.ts";
import type { TableReply } from "#app/features/games/feud/table/reply.ts";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { GamesNav } from "#app/features/games/parts/games-nav.tsx";
import { FEUD_PATH, TABLES_PATH } from "#app/features/games/paths.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./table.css";

type Props = { page: OpenTablePage; userId: string; reply: TableReply | undefined };

/** A member opens a table, and picks its boards. */
export function OpenTableView({ page, userId, reply }: Props) {
  const copy = useCopy(tableCopy);
  const feud = useCopy(feudCopy);
  const action = useMemberAction(TABLES_PATH, userId);
  return (
    <div className="games feud">
      <GamesNav />
      <header className="games-head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <ActionNote>{reply && !reply.ok && copy.refusals[reply.refusal]}</ActionNote>
      <Form method="post" action={action} className="table-open">
        <input type="hidden" name="formId" value={page.requestId} />
        <fieldset className="table-boards">
          <legend>{copy.open.boards}</legend>
          {page.boards.map(({ id, question, byMembers }) => (
            <Checkbox
              key={id}
              name="board"
              value={id}
              label={question}
              hint={byMembers ? feud.ofMembers : feud.ofText}
            />
          ))}
        </fieldset>
        {page.leads && (
          <RadioGroup
            legend={copy.open.band}
            name="band"
            look="row"
            defaultValue="18+"
            options={(["18+", "13-17"] as const).map((value) => ({ value, label: copy.open.bands[value] }))}
          />
        )}
        <p className="games-note">{copy.open.lasts}</p>
        <div className="games-actions">
          <Button type="submit">{copy.open.send}</Button>
          <ButtonLink to={FEUD_PATH} variant="bare">
            {copy.back}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}

/** From the boards that one plays alone. */
export function TableLink() {
  const copy = useCopy(tableCopy);
  return (
    <div className="games-actions">
      <ButtonLink to={TABLES_PATH} variant="quiet" icon="users-round">
        {copy.link}
      </ButtonLink>
    </div>
  );
}
