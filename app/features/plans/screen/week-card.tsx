import { plansCopy } from "#app/features/plans/copy.ts";
import type { DayOfPlan } from "#app/features/plans/shown/page.ts";
import { DayWindow } from "#app/features/rhythm/screen/window.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/rhythm/screen/rhythm.css";

/** The seven windows of this week, each with what it has to read. */
export function WeekCard({ week }: { week: DayOfPlan["week"] }) {
  const copy = useCopy(plansCopy);
  return (
    <Card as="section" className="plan-card" aria-labelledby="plan-week">
      <div className="plan-card-head">
        <h2 id="plan-week">{week.title || copy.week}</h2>
        <p className="plan-note">{week.note}</p>
      </div>
      <ol className="rhythm-week plan-week">
        {week.days.map(({ day, state, name, label, says, isToday }) => (
          <li key={day} data-state={state} data-today={isToday || undefined}>
            <DayWindow state={state} />
            <span aria-hidden="true">
              {name}
              <span className="plan-week-label">{label}</span>
            </span>
            <span className="sr-only">{says}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
