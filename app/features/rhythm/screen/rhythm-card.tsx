import { rhythmCopy } from "#app/features/rhythm/copy.ts";
import type { RhythmCardData, ShownDay } from "#app/features/rhythm/page.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { DayWindow } from "./window.tsx";
import "./rhythm.css";

/** The seven windows of the week. No number in it can fall. */
export function RhythmCard({ rhythm: { days, since, restName, week } }: { rhythm: RhythmCardData }) {
  const copy = useCopy(rhythmCopy);
  return (
    <Card as="section" className="rhythm-card" aria-labelledby="rhythm-week">
      <div className="rhythm-head">
        <h2 id="rhythm-week">{copy.week}</h2>
        <p>
          <b>{copy.days(days)}</b> {copy.practised(since)}
        </p>
      </div>
      <ol className="rhythm-week">
        {week.map((day) => (
          <WeekDay key={day.day} day={day} />
        ))}
      </ol>
      <div className="rhythm-note">
        <p>{copy.note(restName)}</p>
        <a className="btn btn-bare" href="/rhythm">
          {copy.open}
        </a>
        <a className="btn btn-bare" href="/rhythm#sick">
          {copy.ill}
        </a>
      </div>
    </Card>
  );
}

function WeekDay({ day: { name, says, state, isToday } }: { day: ShownDay }) {
  const { restMark } = useCopy(rhythmCopy);
  return (
    <li data-state={state} data-today={isToday || undefined}>
      <DayWindow state={state} />
      <span aria-hidden="true">
        {name}
        {state === "rest" && <span className="rhythm-rest-mark">, {restMark}</span>}
      </span>
      <span className="sr-only">{says}</span>
    </li>
  );
}
