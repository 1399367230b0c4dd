import { tableCopy } from "#app/features/games/feud/table/copy.ts";
import type { Following } from "#app/features/games/feud/table/live/use-table.tsx";
import type { TableView } from "#app/features/games/feud/table/model/view.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** For whoever leads: the next board, and what is put right. */
export function HostBar({ table, does }: { table: TableView; does: Following["does"] }) {
  const copy = useCopy(tableCopy);
  const { phase, last } = table;
  const turn = table.turn.no;
  const isBetween = phase === "lobby" || phase === "over";
  const isLast = table.round + 1 >= table.boards;
  return (
    <div className="games-actions">
      {!isLast && (
        <Button
          variant={isBetween ? "plum" : "bare"}
          disabled={!table.ready}
          onClick={() => does({ do: "next", turn })}
        >
          {phase === "lobby" ? copy.first : copy.next}
        </Button>
      )}
      {isBetween && (
        <Button variant="quiet" onClick={() => does({ do: "deal" })}>
          {copy.deal}
        </Button>
      )}
      {table.mayCorrect && last && (
        <Button variant="quiet" onClick={() => does({ do: "correct", turn })}>
          {copy.correct[last.verdict]}
        </Button>
      )}
      {table.mayUndo && (
        <Button variant="quiet" onClick={() => does({ do: "undo", turn })}>
          {copy.undo}
        </Button>
      )}
      <Button variant="bare" onClick={() => does({ do: "end", turn })}>
        {copy.finish}
      </Button>
    </div>
  );
}
