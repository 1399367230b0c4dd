import { Form } from "@remix-run/react";
import { MAX_NAME } from "#app/features/community/members/name.ts";
import { tableCopy } from "#app/features/games/feud/table/copy.ts";
import { useTable } from "#app/features/games/feud/table/live/use-table.tsx";
import type { TablePage } from "#app/features/games/feud/table/page.ts";
import type { TableReply } from "#app/features/games/feud/table/reply.ts";
import { ActionNote } from "#app/features/games/parts/action-note.tsx";
import { tablePath } from "#app/features/games/paths.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Page, RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { HostBar } from "./host-bar.tsx";
import { OpenBoard } from "./open-board.tsx";
import { Speak } from "./speak.tsx";
import { Teams } from "./teams.tsx";
import "#app/features/games/parts/games.css";
import "#app/features/games/feud/screen/feud.css";
import "./table.css";

type Props = { page: TablePage; token: string; reply: TableReply | undefined };

/** What the link of a table leads to, with an account or without. */
export function TablePageView({ page, token, reply }: Props) {
  if (page.state === "nowhere") return <Nowhere />;
  if (page.state === "invited") return <Invited token={token} reply={reply} />;
  return (
    <Page>
      <Playing key={page.id} page={page} token={token} />
    </Page>
  );
}

type PlayingProps = { page: Extract<TablePage, { state: "in" }>; token: string };

function Playing({ page, token }: PlayingProps) {
  const copy = useCopy(tableCopy);
  const { table, connection, does } = useTable(token, page.as);
  return (
    <div className="games feud">
      <header className="games-head">
        <p>{table && table.round >= 0 ? copy.round(table.round + 1, table.boards) : copy.title}</p>
        <h1>{table?.question ?? copy.title}</h1>
        {table?.origin && <p className="games-note">{copy.origins[table.origin]}</p>}
      </header>
      {connection !== "connected" && <p role="status">{copy.line[connection]}</p>}
      {table && (
        <>
          {table.cards.length > 0 && <OpenBoard table={table} />}
          <Speak table={table} does={does} />
          {table.host && table.phase !== "ended" && <HostBar table={table} does={does} />}
          <Teams table={table} does={does} address={page.address} />
        </>
      )}
    </div>
  );
}

type InvitedProps = { token: string; reply: TableReply | undefined };

function Invited({ token, reply }: InvitedProps) {
  const copy = useCopy(tableCopy);
  const { invited } = copy;
  return (
    <Page>
      <Card as="section" className="table-invited">
        <Drawing name="lamp" size={96} />
        <h1>{invited.title}</h1>
        <p>{invited.text}</p>
        <ActionNote>{reply && !reply.ok && copy.refusals[reply.refusal]}</ActionNote>
        <Form method="post" action={tablePath(token)}>
          <input type="hidden" name="intent" value="enter" />
          <Field label={invited.name} name="name" maxLength={MAX_NAME} autoComplete="given-name" required />
          <RadioGroup
            legend={invited.age}
            name="age"
            look="row"
            options={(["18+", "13-17"] as const).map((value) => ({ value, label: invited.ages[value] }))}
          />
          <Button type="submit" large>
            {invited.send}
          </Button>
        </Form>
        <ButtonAnchor
          variant="bare"
          href={`/auth?mode=login&return_to=${encodeURIComponent(tablePath(token))}`}
        >
          {invited.member}
        </ButtonAnchor>
      </Card>
    </Page>
  );
}

function Nowhere() {
  const { nowhere } = useCopy(tableCopy);
  return (
    <RoomPage
      title={nowhere.title}
      text={nowhere.text}
      actions={
        <ButtonAnchor large href="/">
          {nowhere.home}
        </ButtonAnchor>
      }
      picture={<Drawing name="candle" size={220} className="w-[min(14rem,42vw,26vh)]" />}
    />
  );
}
