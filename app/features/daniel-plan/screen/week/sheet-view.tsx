import { useState } from "react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { weekPath } from "#app/features/daniel-plan/paths.ts";
import type { SheetPage } from "#app/features/daniel-plan/shown/pages-of-weeks.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { Shopping } from "./meals.tsx";
import "#app/features/bible/scripture.css";
import "./week.css";
import "./sheet.css";

type Paper = "a4" | "letter";

/** One page for the refrigerator's door. Without script the browser's own menu prints. */
export function SheetView({ page }: { page: SheetPage }) {
  const copy = useCopy(danielCopy);
  const hydrated = useHydrated();
  const [paper, setPaper] = useState<Paper>("a4");
  const [isLarge, setLarge] = useState(false);
  return (
    <div className="daniel-sheet-page">
      <style>{`@page { size: ${paper === "a4" ? "A4" : "letter"} landscape; margin: 8mm; }`}</style>
      <div className="daniel-sheet-bar">
        <ButtonAnchor href={weekPath(page.slot)} variant="bare" icon="arrow-left">
          {copy.sheet.back}
        </ButtonAnchor>
        {hydrated && (
          <div className="daniel-sheet-tools">
            <Chip aria-pressed={paper === "a4"} onClick={() => setPaper("a4")}>
              {copy.sheet.a4}
            </Chip>
            <Chip aria-pressed={paper === "letter"} onClick={() => setPaper("letter")}>
              {copy.sheet.letter}
            </Chip>
            <Chip aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
              {copy.sheet.larger}
            </Chip>
            <Button icon="printer" onClick={() => window.print()}>
              {copy.sheet.print}
            </Button>
          </div>
        )}
      </div>
      <Sheet page={page} paper={paper} isLarge={isLarge} />
    </div>
  );
}

function Sheet({ page, paper, isLarge }: { page: SheetPage; paper: Paper; isLarge: boolean }) {
  const copy = useCopy(danielCopy);
  const { verse } = page;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide sheet is scrolled by keyboard on a phone
    <section className="daniel-sheet-hold" tabIndex={0} aria-label={page.theme}>
      <div className="daniel-sheet" data-paper={paper} data-large={isLarge || undefined}>
        <header>
          <div>
            <p>{page.kicker}</p>
            <h1>{page.theme}</h1>
          </div>
          {verse && (
            <figure>
              <blockquote className="verse">
                <p>{verse.text}</p>
              </blockquote>
              <figcaption>
                <cite>{verse.reference}</cite>, {verse.translation}
              </figcaption>
            </figure>
          )}
        </header>
        <SheetTable page={page} />
        {page.shopping.length > 0 && (
          <section className="daniel-sheet-food">
            <h2>{copy.week.shopping}</h2>
            <Shopping shopping={page.shopping} />
            <p>{page.allergens}</p>
          </section>
        )}
        <footer>
          <div>
            <b>{page.question}</b>
            <i />
          </div>
          <p>{page.notReviewed}</p>
        </footer>
      </div>
    </section>
  );
}

function SheetTable({ page: { days } }: { page: SheetPage }) {
  const copy = useCopy(danielCopy);
  return (
    <table>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th key={day.step} scope="col">
              {day.name}
              <span>{day.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(days[0]?.cells ?? []).map(({ subject }, row) => (
          <tr key={subject}>
            <th scope="row">{copy.subjects[subject]}</th>
            {days.map((day) => (
              <td key={day.step}>
                <i aria-hidden="true" />
                {day.cells[row]?.short}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
