import { Link } from "@remix-run/react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { PlanHeader } from "#app/features/daniel-plan/screen/plan-header.tsx";
import type { WeeksPage } from "#app/features/daniel-plan/shown/pages-of-weeks.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/daniel-plan/screen/daniel.css";
import "./week.css";

/** All the weeks: what each is about, when it is, and what was kept of it. */
export function WeeksView({ page }: { page: WeeksPage }) {
  const copy = useCopy(danielCopy);
  return (
    <div className="daniel">
      <PlanHeader head={page.head} kicker={page.where.words} title={copy.weeks.title} tab="weeks" />
      <ol className="daniel-weeks">
        {page.weeks.map((week) => (
          <li key={week.slot} data-now={week.isNow || undefined}>
            <div>
              <p className="daniel-subject">
                {week.name} {week.isNow && <Badge>{copy.weeks.now}</Badge>}
              </p>
              <h2>
                <Link to={week.path}>{week.theme}</Link>
              </h2>
              <p className="daniel-detail">{week.intro}</p>
            </div>
            <div className="daniel-week-kept">
              {week.dates && <p className="daniel-small">{week.dates}</p>}
              <progress className="bar bar-plum" value={week.kept} max={7} aria-label={week.name} />
              <p className="daniel-small">{copy.weeks.kept(week.kept)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
