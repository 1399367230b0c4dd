import { rhythmCopy } from "#app/features/rhythm/copy.ts";
import type { RhythmPage, ShownDay } from "#app/features/rhythm/page.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type CalendarProps = Pick<RhythmPage, "month" | "weekdays">;

/** A month as a table: each cell says its day and what was in it. */
export function Calendar({ month, weekdays }: CalendarProps) {
  const copy = useCopy(rhythmCopy);
  const cells: (ShownDay | null)[] = [...Array.from({ length: month.before }, () => null), ...month.days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) =>
    Array.from({ length: 7 }, (_, day) => cells[at * 7 + day] ?? null),
  );
  return (
    <section aria-labelledby="rhythm-month">
      <div className="rhythm-month-head">
        <h2 id="rhythm-month">{month.title}</h2>
        <nav aria-label={copy.calendar}>
          <Turn to={month.previous} icon="chevron-left" label={copy.previous} />
          <Turn to={month.next} icon="chevron-right" label={copy.next} />
        </nav>
      </div>
      <table className="rhythm-month" aria-labelledby="rhythm-month">
        <thead>
          <tr>
            {weekdays.map(({ weekday, name }) => (
              <th key={weekday} scope="col" abbr={name}>
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no name of its own
            <tr key={at}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor has an empty place
                <td key={place} data-state={day?.state} data-today={day?.isToday || undefined}>
                  {day && <Cell day={day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="rhythm-legend" aria-hidden="true">
        {(["practised", "rest", "sick", "open"] as const).map((state) => (
          <li key={state} data-state={state}>
            <i className="rhythm-mark" />
            {copy.legend[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Cell = ({ day: { number, says } }: { day: ShownDay }) => (
  <>
    <span aria-hidden="true">{number}</span>
    <span className="sr-only">{says}</span>
  </>
);

function Turn({
  to,
  icon,
  label,
}: {
  to: string | null;
  icon: "chevron-left" | "chevron-right";
  label: string;
}) {
  if (to === null) {
    return (
      <span className="btn btn-bare btn-icon rhythm-end" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <ButtonLink to={`/rhythm?month=${to}`} variant="bare" icon={icon} iconOnly preventScrollReset>
      {label}
    </ButtonLink>
  );
}
