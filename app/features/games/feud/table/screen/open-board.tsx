import { tableCopy } from "#app/features/games/feud/table/copy.ts";
import { MISSES } from "#app/features/games/feud/table/model/table.ts";
import type { TableView } from "#app/features/games/feud/table/model/view.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** The cards on the table, and what has been lost on them. */
export function OpenBoard({ table }: { table: TableView }) {
  const copy = useCopy(tableCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <section>
      <ol className="feud-table">
        {table.cards.map(({ word, count, open }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          <li key={at} className="feud-card" data-open={open ?? undefined}>
            {word === null ? (
              <>
                <span aria-hidden="true">{at + 1}</span>
                <span className="sr-only">{copy.hidden(at + 1)}</span>
              </>
            ) : (
              <>
                <b>{word}</b>
                <span>{number.format(count ?? 0)}</span>
                {open === "shown" && <span className="sr-only">{copy.shown}</span>}
              </>
            )}
          </li>
        ))}
      </ol>
      <p className="feud-state">
        <b>{copy.pot(number.format(table.pot))}</b>
        <span className="table-misses" aria-hidden="true">
          {Array.from({ length: MISSES }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a candle is its place
            <i key={at} data-out={at < table.misses || undefined} />
          ))}
        </span>
        <span>{copy.misses(table.misses)}</span>
      </p>
    </section>
  );
}
