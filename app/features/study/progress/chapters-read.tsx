import { studyCopy } from "#app/features/study/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { ChartCard } from "./chart-card.tsx";
import type { BookTile, ProgressPage } from "./page.ts";

/** The first book of the New Testament. */
const MATTHEW = 40;

const stateOf = ({ read, begun, chapters }: BookTile): "none" | "begun" | "through" =>
  read === chapters ? "through" : read > 0 || begun ? "begun" : "none";

/** Every book as a window that fills with light. */
export function ChaptersRead({ tiles, chaptersRead, allChapters }: ProgressPage) {
  const { chapters: copy } = useCopy(studyCopy);
  const through = tiles.filter((tile) => stateOf(tile) === "through").length;
  const begun = tiles.filter((tile) => stateOf(tile) === "begun").length;
  return (
    <ChartCard
      className="chart-wide"
      title={copy.title}
      sum={
        <>
          <b>{copy.sum(chaptersRead, allChapters)}</b>
          {copy.books(through, begun)}
        </>
      }
      table={{
        heads: [copy.book, copy.read, copy.all],
        rows: tiles.map(({ book, name, read, chapters }) => ({
          key: String(book),
          cells: [name, read, chapters],
        })),
      }}
      note={<Legend />}
    >
      <div className="testaments">
        <Testament title={copy.old} tiles={tiles.filter(({ book }) => book < MATTHEW)} />
        <Testament title={copy.new} tiles={tiles.filter(({ book }) => book >= MATTHEW)} />
      </div>
      <p className="hint">{copy.rule}</p>
    </ChartCard>
  );
}

function Testament({ title, tiles }: { title: string; tiles: readonly BookTile[] }) {
  const { chapters: copy } = useCopy(studyCopy);
  const read = tiles.reduce((sum, tile) => sum + tile.read, 0);
  const all = tiles.reduce((sum, tile) => sum + tile.chapters, 0);
  return (
    <div>
      <div className="testament-head">
        <h3>{title}</h3>
        <span>{copy.of(read, all)}</span>
      </div>
      <ul className="book-tiles">
        {tiles.map((tile) => (
          <li key={tile.book} data-state={stateOf(tile)}>
            <span className="sr-only">{copy.tile(tile.name, tile.read, tile.chapters)}</span>
            <svg width="100%" height="100%" aria-hidden="true">
              <rect
                width="100%"
                height={`${(tile.read / tile.chapters) * 100}%`}
                y={`${(1 - tile.read / tile.chapters) * 100}%`}
              />
            </svg>
            <b aria-hidden="true">{tile.short}</b>
            <small aria-hidden="true">
              {tile.read > 0 ? `${tile.read}/${tile.chapters}` : tile.chapters}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Legend() {
  const { legend } = useCopy(studyCopy).chapters;
  return (
    <ul className="tile-legend">
      {(["none", "begun", "through"] as const).map((state) => (
        <li key={state} data-state={state}>
          <i aria-hidden="true" />
          {legend[state]}
        </li>
      ))}
    </ul>
  );
}
