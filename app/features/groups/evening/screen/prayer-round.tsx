import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { beforeMine, myTurn, type Round, turnNow } from "#app/features/groups/evening/model/round.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { EveningForm, type InEvening } from "./evening-form.tsx";
import { Name } from "./people-here.tsx";

type RoundProps = { round: Round | null; leads: boolean; of: InEvening };

/** One prays after another; nobody is put into the round but by their own press. */
export function PrayerRound({ round, leads, of }: RoundProps) {
  const copy = useCopy(eveningCopy).round;
  return (
    <Card as="section" tone="amber" className="request-card" aria-labelledby="evening-round">
      <h2 id="evening-round">{copy.title}</h2>
      {round ? <OpenRound round={round} leads={leads} of={of} /> : <p className="hint">{copy.none}</p>}
      {leads && !round && (
        <>
          <p className="hint">{copy.text}</p>
          <Press of={of} intent="round" words={copy.begin} />
        </>
      )}
    </Card>
  );
}

function OpenRound({ round, leads, of }: RoundProps & { round: Round }) {
  const { round: copy, here } = useCopy(eveningCopy);
  const now = turnNow(round);
  const mine = myTurn(round);
  const before = beforeMine(round);
  const said = now
    ? now.mine
      ? copy.yours
      : copy.now(now.who ? (now.who.guest ? `${now.who.name} (${here.guest})` : now.who.name) : here.someone)
    : copy.nobody;
  return (
    <>
      <p className="evening-now" role="status">
        {said}
        {before !== null && before > 0 && ` ${copy.before(before)}`}
      </p>
      {round.turns.length > 0 && (
        <ol className="evening-turns">
          {round.turns.map((turn) => (
            <li key={turn.id} data-turn={turn.done ? "done" : turn.id === now?.id ? "now" : "waits"}>
              <Name who={turn.who} />
              <small>{turn.done ? copy.prayed : turn.id === now?.id ? copy.turn : copy.waits}</small>
            </li>
          ))}
        </ol>
      )}
      <div className="own-buttons">
        {!mine && <Press of={of} intent="pray" words={copy.pray} />}
        {mine && !mine.done && (
          <Press
            of={of}
            intent="prayed"
            fields={{ on: mine.id }}
            words={before === 0 ? copy.amen : copy.pass}
            quiet={before !== 0}
          />
        )}
        {leads && now && !now.mine && (
          <Press of={of} intent="prayed" fields={{ on: now.id }} words={copy.next} quiet />
        )}
        {leads && <Press of={of} intent="end-round" words={copy.end} quiet />}
      </div>
    </>
  );
}

type PressProps = {
  of: InEvening;
  intent: string;
  fields?: Record<string, string>;
  words: string;
  quiet?: boolean;
  bare?: boolean;
  danger?: boolean;
};

/** A form of one button. */
export function Press({
  of,
  intent,
  fields = {},
  words,
  quiet = false,
  bare = false,
  danger = false,
}: PressProps) {
  const variant = danger ? "danger" : bare ? "bare" : quiet ? "quiet" : "plum";
  return (
    <EveningForm of={of} intent={intent} fields={fields}>
      {({ busy }) => (
        <Button type="submit" variant={variant} busy={busy}>
          {words}
        </Button>
      )}
    </EveningForm>
  );
}
