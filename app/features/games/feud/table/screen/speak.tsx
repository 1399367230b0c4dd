import { type FormEvent, useEffect, useRef } from "react";
import { MAX_TYPED } from "#app/features/games/feud/board.ts";
import { tableCopy } from "#app/features/games/feud/table/copy.ts";
import type { Following } from "#app/features/games/feud/table/live/use-table.tsx";
import { aheadOf, type TableView } from "#app/features/games/feud/table/model/view.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type Props = { table: TableView; does: Following["does"] };

/** What happens now, and what this phone can do about it. */
export function Speak({ table, does }: Props) {
  const copy = useCopy(tableCopy);
  const { turn, last, phase } = table;
  const isPlayer = table.side === 0 || table.side === 1;
  return (
    <section className="table-speak">
      <p role="status">
        {last && copy.said[last.verdict](last.name || copy.someone, last.word || "…")}{" "}
        {last?.corrected && copy.corrected} <b>{stateOf(table, copy)}</b>
      </p>
      {phase === "buzz" && isPlayer && (
        <Button
          large
          className="table-buzzer"
          disabled={table.buzzed}
          onClick={() => does({ do: "buzz", turn: turn.no })}
        >
          {table.buzzed ? copy.buzzed : copy.buzz}
        </Button>
      )}
      {turn.mine && <SayIt key={turn.no} table={table} does={does} />}
    </section>
  );
}

function stateOf(table: TableView, copy: (typeof tableCopy)["en"]): string {
  const { phase, turn } = table;
  if (phase === "over" || phase === "ended") {
    const ahead = aheadOf(table.totals);
    return `${copy.phases[phase]} ${ahead === null ? copy.shared : copy.won(copy.teams[ahead])}`;
  }
  if (phase === "lobby" || phase === "buzz") return copy.phases[phase];
  if (turn.team === null) return "";
  if (turn.endsAt === null) return copy.waits;
  const who = `${copy.teams[turn.team]}: ${turn.name || copy.someone}`;
  return phase === "answer" ? `${who}, ${copy.phases.answer}` : `${who} ${copy.phases[phase]}`;
}

function SayIt({ table, does }: Props) {
  const copy = useCopy(tableCopy);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const word = field.current?.value.trim() ?? "";
    // without a line the word stays where it was typed
    if (word) does({ do: "say", turn: table.turn.no, word });
  };
  return (
    <div className="feud-say">
      <form method="post" onSubmit={send}>
        <label>
          <span>{copy.say}</span>
          <input
            ref={field}
            className="field-input"
            name="word"
            maxLength={MAX_TYPED}
            autoComplete="off"
            autoCapitalize="off"
            required
          />
        </label>
        <Button type="submit">{copy.send}</Button>
      </form>
    </div>
  );
}
