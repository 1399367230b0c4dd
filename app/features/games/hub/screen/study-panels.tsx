import { gamesCopy } from "#app/features/games/copy.ts";
import type { HubModel } from "#app/features/games/hub/page.ts";
import { MonthsChart, WeekChart } from "#app/features/study/progress/charts.tsx";
import "#app/features/study/progress/progress.css";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type Props = Pick<HubModel, "study">;

export function WeekPanel({ study }: Props) {
  const copy = useCopy(gamesCopy).study;
  const said = study.week.map(({ long, value }) => `${long}: ${value}`).join(", ");
  return (
    <Card as="section" aria-labelledby="games-week" className="games-chart">
      <div className="games-section-head">
        <h2 id="games-week">{copy.week}</h2>
        <p>{copy.inAll(study.weekMinutes)}</p>
      </div>
      <WeekChart week={study.week} label={said} restWord={copy.rest} />
    </Card>
  );
}

export function MonthsPanel({ study }: Props) {
  const copy = useCopy(gamesCopy).study;
  const said = study.months.map(({ long, value }) => `${long}: ${value}`).join(", ");
  return (
    <Card as="section" aria-labelledby="games-months" className="games-chart">
      <div className="games-section-head">
        <h2 id="games-months">{copy.months}</h2>
        <p>{copy.notOver(study.monthNow)}</p>
      </div>
      <MonthsChart months={study.months} label={said} />
    </Card>
  );
}

type Bar = { key: string; label: string; value: number };
function Bars({ bars, tone }: { bars: readonly Bar[]; tone: "amber" | "plum" }) {
  const copy = useCopy(gamesCopy).study;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.every(({ value }) => value === 0)) return <p className="games-note">{copy.none}</p>;
  return (
    <ul className="games-bars" data-tone={tone}>
      {bars.map(({ key, label, value }) => (
        <li key={key}>
          <span>{label}</span>
          <i style={{ inlineSize: `${(value / most) * 100}%` }} aria-hidden="true" />
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

export function MoodsPanel({ study }: Props) {
  const copy = useCopy(gamesCopy).study;
  const bars = study.moods.map(({ mood, sessions }) => ({
    key: mood,
    label: copy.moodNames[mood],
    value: sessions,
  }));
  return (
    <Card as="section" aria-labelledby="games-moods">
      <h2 id="games-moods">{copy.moods}</h2>
      <Bars bars={bars} tone="amber" />
      <p className="games-note">{copy.only}</p>
    </Card>
  );
}

export function BooksPanel({ study }: Props) {
  const copy = useCopy(gamesCopy).study;
  return (
    <Card as="section" aria-labelledby="games-books">
      <h2 id="games-books">{copy.books}</h2>
      <Bars bars={study.books} tone="plum" />
      <a href="/bible-study/progress" className="games-link">
        {copy.more}
      </a>
    </Card>
  );
}
