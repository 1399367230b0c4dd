import { feudCopy } from "#app/features/games/feud/copy.ts";
import type { FeudBoardPage, FeudCard } from "#app/features/games/feud/page.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** The table with its cards: a look of our own (G24). */
export function FeudTable({ board }: { board: FeudBoardPage }) {
  return (
    <ol className="feud-table">
      {board.cards.map((card) => (
        <TableCard key={card.place} card={card} />
      ))}
    </ol>
  );
}

function TableCard({ card }: { card: FeudCard }) {
  const copy = useCopy(feudCopy);
  const number = new Intl.NumberFormat(useLanguage());
  if (card.word === null || card.count === null)
    return (
      <li className="feud-card">
        <span aria-hidden="true">{card.place}</span>
        <span className="sr-only">{copy.hidden(card.place)}</span>
      </li>
    );
  return (
    <li className="feud-card" data-open={card.wasFound ? "found" : "shown"}>
      <b>{card.word}</b>
      <span>{number.format(card.count)}</span>
      {!card.wasFound && <span className="sr-only">{copy.missed}</span>}
    </li>
  );
}
