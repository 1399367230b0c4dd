import { StudyNav } from "#app/features/marks/study-nav.tsx";
import { Mood } from "#app/features/pet/art/mood.tsx";
import { studyCopy } from "#app/features/study/copy.ts";
import { FACES } from "#app/features/study/model/faces.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ChaptersRead } from "./chapters-read.tsx";
import { ChartCard } from "./chart-card.tsx";
import { BarList, MonthsChart, WeekChart } from "./charts.tsx";
import type { ProgressPage } from "./page.ts";
import "#app/features/pet/art/drawing.css";
import "./progress.css";

/** E20, AN1: what came of the member's study, as charts with a table behind each. */
export function ProgressView({ page }: { page: ProgressPage }) {
  const copy = useCopy(studyCopy);
  const isEmpty =
    page.chaptersRead === 0 && page.months.every(({ value }) => value === 0) && page.sessions === 0;
  return (
    <div className="progress-page">
      <div className="study-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.text}</p>
        </div>
        <StudyNav />
      </div>
      {isEmpty && (
        <Card className="progress-empty">
          <h2>{copy.empty.title}</h2>
          <p>{copy.empty.text}</p>
          <ButtonLink to="/bible-study">{copy.empty.read}</ButtonLink>
        </Card>
      )}
      <div className="progress-grid">
        <Week page={page} />
        <Moods page={page} />
        <ChaptersRead {...page} />
        <Months page={page} />
        <Books page={page} />
        <Rhythm page={page} />
      </div>
    </div>
  );
}

type Part = { page: ProgressPage };

function Week({ page: { week, weekMinutes, weekSessions, average } }: Part) {
  const { week: copy, of } = useCopy(studyCopy);
  const words = week.map(
    ({ long, value, isRest }) => `${long}: ${value === 0 && isRest ? copy.rest : value}`,
  );
  return (
    <ChartCard
      title={copy.title}
      sum={
        <>
          <b>{copy.minutes(weekMinutes)}</b> {copy.in(weekSessions)}
        </>
      }
      table={{
        heads: [copy.day, copy.count],
        rows: week.map(({ key, long, value, isRest, isToday }) => ({
          key,
          cells: [isToday ? `${long}, ${copy.today}` : long, isRest && value === 0 ? copy.rest : value],
        })),
      }}
      note={average > 0 && copy.average(average)}
    >
      <WeekChart week={week} label={of(copy.title, words.join("; "))} restWord={copy.rest} />
    </ChartCard>
  );
}

function Moods({ page: { moods } }: Part) {
  const copy = useCopy(studyCopy);
  const count = moods.reduce((sum, { sessions }) => sum + sessions, 0);
  const rows = moods.map(({ mood, sessions }) => ({
    key: mood,
    name: copy.moods[mood],
    value: sessions,
    mood,
  }));
  return (
    <ChartCard
      title={copy.mood.title}
      sum={
        <>
          <b>{copy.mood.sessions(count)}</b>
          {copy.mood.days}
        </>
      }
      table={{
        heads: [copy.mood.mood, copy.mood.count],
        rows: rows.map(({ key, name, value }) => ({ key, cells: [name, value] })),
      }}
      note={count === 0 ? copy.mood.none : copy.mood.note}
    >
      <BarList
        tone="amber"
        rows={rows.map(({ mood, ...row }) => ({
          ...row,
          lead: (
            <span aria-hidden="true">
              <Mood look={FACES[mood]} label="" />
            </span>
          ),
        }))}
      />
    </ChartCard>
  );
}

function Months({ page: { months, monthNow } }: Part) {
  const { months: copy, of } = useCopy(studyCopy);
  const sum = months.reduce((all, { value }) => all + value, 0);
  const words = months.map(({ long, value }) => `${long}: ${value}`);
  return (
    <ChartCard
      title={copy.title}
      sum={
        <>
          <b>{copy.sum(sum)}</b>
          {copy.open(monthNow)}
        </>
      }
      table={{
        heads: [copy.month, copy.count],
        rows: months.map(({ key, long, value }, at) => ({
          key,
          cells: [at === months.length - 1 ? copy.soFar(long) : long, value],
        })),
      }}
    >
      <MonthsChart months={months} label={of(copy.title, words.join("; "))} />
    </ChartCard>
  );
}

function Books({ page: { books } }: Part) {
  const { books: copy } = useCopy(studyCopy);
  return (
    <ChartCard
      title={copy.title}
      sum={copy.text}
      table={{
        heads: [copy.book, copy.count],
        rows: books.map(({ key, long, value }) => ({ key, cells: [long, value] })),
      }}
    >
      {books.length === 0 ? (
        <p className="hint">{copy.none}</p>
      ) : (
        <BarList tone="plum" rows={books.map(({ key, label, value }) => ({ key, name: label, value }))} />
      )}
    </ChartCard>
  );
}

/** D12, E20: days that are never lost; the calendar has a page of its own. */
function Rhythm({ page: { rhythm } }: Part) {
  const { rhythm: copy } = useCopy(studyCopy);
  return (
    <Card as="section" className="chart-wide progress-rhythm" aria-labelledby="progress-rhythm">
      <div>
        <h2 id="progress-rhythm">{copy.title}</h2>
        <p>
          <b>{copy.days(rhythm.days)}</b>, {copy.best(rhythm.best)}
        </p>
      </div>
      <ButtonLink to="/rhythm" variant="quiet">
        {copy.open}
      </ButtonLink>
    </Card>
  );
}
