import { money } from "#app/features/billing/model/plans.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { dashboardCopy } from "./copy-dashboard.ts";
import type { OpenRow, Running } from "./dashboard.ts";

/** What waits, by severity and age: more of it is darker, and the number says it. */
export function OpenTable({ open }: { open: readonly OpenRow[] }) {
  const { open: words, severities } = useCopy(dashboardCopy);
  const most = Math.max(1, ...open.flatMap(({ counts }) => counts));
  const missed = open.reduce((sum, { counts }) => sum + (counts.at(-1) ?? 0), 0);
  return (
    <Card as="section" className="dash-tile dash-wide" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={missed > 0 ? "dash-missed" : "admin-text"}>
        {missed > 0 ? words.missed(missed) : words.text}
      </p>
      <table className="dash-table">
        <thead>
          <tr>
            <th scope="col">{words.severity}</th>
            {words.ages.map((age) => (
              <th key={age} scope="col">
                {age}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {open.map(({ severity, counts }) => (
            <tr key={severity}>
              <th scope="row">{severities[severity]}</th>
              {counts.map((count, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the ages, in their order
                  key={place}
                  data-share={count === 0 ? undefined : Math.ceil((count / most) * 3)}
                  data-over={(count > 0 && place === counts.length - 1) || undefined}
                >
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <ButtonLink to="/admin/queue">{words.link}</ButtonLink>
      </p>
    </Card>
  );
}

const CENTS_OF_MICROS = 10_000;

/** What each day has cost: a table whose bars only draw what its numbers say. */
export function SpendTable({ days, limitMicros }: Running["spend"]) {
  const { spend: words } = useCopy(dashboardCopy);
  const language = useLanguage();
  const cost = (micros: number) => money(Math.round(micros / CENTS_OF_MICROS), language);
  const most = Math.max(1, ...days.map(({ micros }) => micros));
  return (
    <Card as="section" className="dash-tile" aria-label={words.title}>
      <h2>{words.title}</h2>
      {limitMicros !== null && <p className="admin-text">{words.limit(cost(limitMicros))}</p>}
      {days.length === 0 ? (
        <p className="admin-text">{words.none}</p>
      ) : (
        <table className="dash-table">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.answers}</th>
              <th scope="col">{words.cost}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, micros, answers }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{answers}</td>
                <td>
                  {cost(micros)}
                  <span
                    className="dash-bar"
                    aria-hidden="true"
                    style={{ inlineSize: `${Math.round((micros / most) * 100)}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
