import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { KEPT_PATH } from "#app/features/daniel-plan/paths.ts";
import type { OverPlan } from "#app/features/daniel-plan/shown/page.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { DRAWINGS } from "./practice-row.tsx";

/** The end of a plan, said and kept: what was done, without a grade. */
export function OverCard({ over }: { over: OverPlan }) {
  const copy = useCopy(danielCopy);
  return (
    <Card
      as="section"
      tone={over.finished ? "plum" : "plain"}
      className="daniel-over"
      aria-labelledby="daniel-over"
    >
      {over.finished && <Drawing name="wreath" size={120} />}
      <div>
        <h2 id="daniel-over">{over.finished ? copy.over.finished : copy.over.ended}</h2>
        <p>{over.when}</p>
        <p>{over.words}</p>
        {over.finished && <p>{copy.over.blessing}</p>}
        <ul className="daniel-tally">
          {over.subjects.map(({ subject, words }) => (
            <li key={subject}>
              <Drawing name={DRAWINGS[subject]} size={40} />
              {words}
            </li>
          ))}
        </ul>
        <div className="daniel-acts">
          <ButtonAnchor href={KEPT_PATH} variant="quiet">
            {copy.where.allKept}
          </ButtonAnchor>
          <ButtonAnchor href="#daniel-begin" variant="bare">
            {copy.over.again}
          </ButtonAnchor>
        </div>
      </div>
    </Card>
  );
}
