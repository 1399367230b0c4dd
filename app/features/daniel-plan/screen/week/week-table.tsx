import { Link } from "@remix-run/react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { DRAWINGS } from "#app/features/daniel-plan/screen/practice-row.tsx";
import type { WeekDay, WeekPage } from "#app/features/daniel-plan/shown/pages-of-weeks.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** The seven days: a table where there is room, a list on a phone. */
export function WeekTable({ days }: { days: readonly WeekDay[] }) {
  return (
    <>
      <DaysTable days={days} />
      <DaysList days={days} />
    </>
  );
}

function DaysTable({ days }: { days: readonly WeekDay[] }) {
  const copy = useCopy(danielCopy);
  return (
    <div className="daniel-table-place">
      <table className="daniel-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{copy.week.subject}</span>
            </th>
            {days.map((day) => (
              <th key={day.step} scope="col" data-now={day.isToday || undefined}>
                <Link to={day.path}>
                  <b>{day.name}</b>
                  <span>{day.title}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(days[0]?.cells ?? []).map(({ subject }, row) => (
            <tr key={subject}>
              <th scope="row">
                <Drawing name={DRAWINGS[subject]} size={52} />
                {copy.subjects[subject]}
              </th>
              {days.map((day) => {
                const cell = day.cells[row];
                return (
                  <td
                    key={day.step}
                    data-now={day.isToday || undefined}
                    data-done={cell?.done || undefined}
                    data-rest={day.isRest || undefined}
                  >
                    {cell?.done && <Icon name="check" size="small" />}
                    {cell?.short}
                    {cell?.done && <span className="sr-only">, {copy.done}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DaysList({ days }: { days: readonly WeekDay[] }) {
  const copy = useCopy(danielCopy);
  return (
    <ul className="daniel-days">
      {days.map((day) => {
        const done = day.cells.filter((cell) => cell.done).length;
        return (
          <li key={day.step} data-now={day.isToday || undefined}>
            <b>{day.name}</b>
            <Link to={day.path}>
              {day.title}
              <small>{copy.dayOfFive(day.step + 1, done, day.cells.length)}</small>
            </Link>
            <span className="daniel-pips" aria-hidden="true">
              {day.cells.map((cell) => (
                <i key={cell.subject} data-on={cell.done || undefined} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was done in these seven days, by subject. */
export function WeekChart({ chart, kept }: Pick<WeekPage, "chart" | "kept">) {
  const copy = useCopy(danielCopy);
  return (
    <section aria-labelledby="daniel-chart">
      <h2 id="daniel-chart">{copy.week.chart}</h2>
      <p className="daniel-detail">{kept}</p>
      <dl className="daniel-chart">
        {chart.map(({ subject, done, words }) => (
          <div key={subject}>
            <dt>{copy.subjects[subject]}</dt>
            <dd>
              <progress className="bar bar-plum" value={done} max={7} aria-label={copy.subjects[subject]} />
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
