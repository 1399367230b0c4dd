import { CopyAddress, QrCode } from "#app/features/friends/screen/link-card.tsx";
import { tableCopy } from "#app/features/games/feud/table/copy.ts";
import type { Following } from "#app/features/games/feud/table/live/use-table.tsx";
import type { SeatView, TableView } from "#app/features/games/feud/table/model/view.ts";
import { FEUD_PATH } from "#app/features/games/paths.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "#app/features/friends/screen/friends.css";

type Props = { table: TableView; does: Following["does"]; address: string };

/** The two teams with their totals, whoever watches, and how others come. */
export function Teams({ table, does, address }: Props) {
  const copy = useCopy(tableCopy);
  const number = new Intl.NumberFormat(useLanguage());
  const isBetween = ["lobby", "over"].includes(table.phase);
  const mayChoose = table.phase !== "ended" && (isBetween || table.side === "none" || table.side === "watch");
  const rest = table.seats.filter(({ side }) => side !== 0 && side !== 1);
  return (
    <>
      <div className="table-teams">
        {([0, 1] as const).map((team) => (
          <section key={team} data-team={team} aria-label={copy.teams[team]}>
            <h2>{copy.teams[team]}</h2>
            <p>{copy.total(number.format(table.totals[team]))}</p>
            <Seats seats={table.seats.filter(({ side }) => side === team)} />
            {mayChoose && table.side !== team && (
              <Button variant="quiet" onClick={() => does({ do: "team", side: team })}>
                {copy.join(copy.teams[team])}
              </Button>
            )}
          </section>
        ))}
      </div>
      {rest.length > 0 && (
        <section aria-label={copy.watching}>
          <h2>{copy.watching}</h2>
          <Seats seats={rest} />
        </section>
      )}
      {table.phase !== "ended" && (
        <div className="games-actions">
          {table.side !== "watch" && (
            <Button variant="bare" onClick={() => does({ do: "team", side: "watch" })}>
              {copy.watch}
            </Button>
          )}
          <Button
            variant="bare"
            onClick={() => {
              does({ do: "leave" });
              location.assign(table.seats.some(({ me, guest }) => me && guest) ? "/" : FEUD_PATH);
            }}
          >
            {copy.leave}
          </Button>
        </div>
      )}
      {table.phase !== "ended" && (
        <details open={table.phase === "lobby"}>
          <summary>{copy.others}</summary>
          <div className="friend-link">
            <QrCode text={address} label={copy.code} />
            <div>
              <p className="friend-address">{address}</p>
              <CopyAddress address={address} />
            </div>
          </div>
        </details>
      )}
    </>
  );
}

function Seats({ seats }: { seats: readonly SeatView[] }) {
  const copy = useCopy(tableCopy);
  if (seats.length === 0) return <p className="games-note">{copy.nobody}</p>;
  return (
    <ul className="table-seats">
      {seats.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no id that a phone may know
        <li key={at} data-asleep={seat.asleep || undefined}>
          <span dir="auto">{seat.name || copy.someone}</span>{" "}
          <small>
            {[
              seat.me && copy.me,
              seat.guest && copy.guest,
              seat.host && copy.leads,
              seat.asleep && copy.asleep,
            ]
              .filter(Boolean)
              .join(", ")}
          </small>
        </li>
      ))}
    </ul>
  );
}
