import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { DANIEL_PATH, dayPath, HEALTH_PATH } from "#app/features/daniel-plan/paths.ts";
import type { DayPage, ShownReading } from "#app/features/daniel-plan/shown/page.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { HelpFirst } from "./help-first.tsx";
import { NoteField } from "./note-field.tsx";
import { useReply, useReplyToast } from "./plan-form.tsx";
import { PlanHeader } from "./plan-header.tsx";
import { PracticeRow } from "./practice-row.tsx";
import { LeaveOutCard, RemindCard } from "./settings-cards.tsx";
import { WhereCard } from "./where-card.tsx";
import "#app/features/bible/scripture.css";
import "./daniel.css";

/** A verse or two stand beside the title; more of them over the teaching. */
const SHORT_READING = 200;

type DayViewProps = { page: DayPage; userId: string; isMain: boolean };

/** A day of the plan: the reading, a teaching, the practices, a question. */
export function DayView({ page, userId, isMain }: DayViewProps) {
  const copy = useCopy(danielCopy);
  useReplyToast(useReply());
  const { head, reading } = page;
  const on = { path: isMain ? DANIEL_PATH : dayPath(page.step), userId, planId: head.planId };
  const isShort = reading !== null && reading.text.length <= SHORT_READING;
  return (
    <div className="daniel">
      <PlanHeader
        head={head}
        kicker={head.kicker}
        title={page.title}
        when={page.when}
        beside={isShort && <Reading reading={reading} />}
        tab={page.isToday || isMain ? "today" : null}
        slot={Math.floor(page.step / 7)}
        previous={{ to: page.previous, label: copy.previousDay }}
        next={{ to: page.next, label: copy.nextDay }}
      />
      <div className="daniel-columns">
        <div className="daniel-main">
          <HelpFirst help={page.help} quietHelp={page.quietHelp} />
          <section className="daniel-teaching" aria-labelledby="daniel-teaching">
            <h2 id="daniel-teaching">{isShort ? copy.teaching : copy.reading}</h2>
            {reading && !isShort && <Reading reading={reading} />}
            {!reading && <p className="daniel-detail">{copy.noText}</p>}
            {page.teaching.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section aria-labelledby="daniel-practices">
            <h2 id="daniel-practices">{copy.practices}</h2>
            <p className="daniel-detail">{page.mayLog ? copy.practicesText : copy.toCome}</p>
            <ul className="daniel-practices">
              {page.practices.map((practice) => (
                <PracticeRow
                  key={`${page.step}:${practice.subject}`}
                  practice={practice}
                  step={page.step}
                  mayLog={page.mayLog}
                  on={on}
                />
              ))}
            </ul>
          </section>
        </div>
        <aside className="daniel-side">
          <WhereCard where={page.where} status={head.status} on={on} />
          <Card as="section" className="daniel-card" aria-labelledby="daniel-question">
            <h2 id="daniel-question">{copy.journal}</h2>
            {page.mayLog ? (
              <NoteField key={page.step} note={page.journal} label={page.question} rows={4} on={on} />
            ) : (
              <p>{page.question}</p>
            )}
            <p className="daniel-small">{copy.journalText}</p>
          </Card>
          <RemindCard hour={page.remindHour} on={on} />
          <LeaveOutCard leftOut={page.leftOut} on={on} />
          <Safety page={page} />
        </aside>
      </div>
    </div>
  );
}

function Reading({ reading: { title, text, reference, translation, path } }: { reading: ShownReading }) {
  return (
    <figure className="daniel-reading">
      <blockquote className="verse">
        {title && <p className="verse-psalm-title">{title}</p>}
        <p>{text}</p>
      </blockquote>
      <figcaption className="verse-source">
        <span className="verse-ref">
          <a className="verse-chapter" href={path}>
            <cite>{reference}</cite>
          </a>{" "}
          <span className="verse-translation">{translation}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** On every day: that no clinician has looked at it, and when to stop. */
function Safety({ page: { short, stop } }: { page: DayPage }) {
  const copy = useCopy(danielCopy);
  return (
    <section className="daniel-safety" aria-label={copy.stopTitle}>
      <p>
        {short} <a href={HEALTH_PATH}>{copy.shortMore}</a>
      </p>
      <details>
        <summary>{copy.stopTitle}</summary>
        <p>{stop.title}</p>
        <ul>
          {stop.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{stop.after}</p>
      </details>
    </section>
  );
}
