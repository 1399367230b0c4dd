import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { HEALTH_PATH, sheetPath, weekPath } from "#app/features/daniel-plan/paths.ts";
import { HelpFirst } from "#app/features/daniel-plan/screen/help-first.tsx";
import { NoteField } from "#app/features/daniel-plan/screen/note-field.tsx";
import {
  type OnPage,
  PlanForm,
  useBusy,
  useRefused,
  useReply,
  useReplyToast,
} from "#app/features/daniel-plan/screen/plan-form.tsx";
import { PlanHeader } from "#app/features/daniel-plan/screen/plan-header.tsx";
import type { WeekPage } from "#app/features/daniel-plan/shown/pages-of-weeks.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { Meals } from "./meals.tsx";
import { WeekChart, WeekTable } from "./week-table.tsx";
import "#app/features/daniel-plan/screen/daniel.css";
import "./week.css";

/** A week of the plan: its theme, seven days, meals, and a look back. */
export function WeekView({ page, userId }: { page: WeekPage; userId: string }) {
  const copy = useCopy(danielCopy);
  useReplyToast(useReply());
  const { head, slot } = page;
  const on = { path: weekPath(slot), userId, planId: head.planId };
  return (
    <div className="daniel">
      <PlanHeader
        head={head}
        kicker={page.kicker}
        title={page.theme}
        tab="week"
        slot={slot}
        previous={{ to: page.previous, label: copy.previousWeek }}
        next={{ to: page.next, label: copy.nextWeek }}
      />
      <HelpFirst help={page.help} quietHelp={page.quietHelp} />
      <p className="daniel-lead">{page.intro}</p>
      <section aria-labelledby="daniel-days">
        <h2 id="daniel-days" className="sr-only">
          {copy.week.table}
        </h2>
        <WeekTable days={page.days} />
        <div className="daniel-week-foot">
          <p>{copy.practicesText}</p>
          <ButtonLink to={sheetPath(slot)} variant="quiet" icon="printer">
            {copy.printWeek}
          </ButtonLink>
        </div>
      </section>
      <div className="daniel-two">
        <WeekChart chart={page.chart} kept={page.kept} />
        <section aria-labelledby="daniel-focus">
          <h2 id="daniel-focus">{copy.week.focus}</h2>
          <dl className="daniel-focus">
            {page.focus.map(({ subject, text }) => (
              <div key={subject}>
                <dt>{copy.subjects[subject]}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Meals meals={page.meals} shopping={page.shopping} allergies={page.allergies} />
      <div className="daniel-two">
        <Review page={page} on={on} />
        <div className="daniel-side">
          <Card as="section" className="daniel-card" aria-labelledby="daniel-group">
            <h2 id="daniel-group">{copy.week.group}</h2>
            <p>{page.groupQuestion}</p>
          </Card>
          {page.mayRepeat && <Repeat slot={slot} on={on} />}
          <p className="daniel-small">
            <a href={HEALTH_PATH}>{copy.shortMore}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

function Review({ page, on }: { page: WeekPage; on: OnPage }) {
  const { week } = useCopy(danielCopy);
  return (
    <section aria-labelledby="daniel-review">
      <h2 id="daniel-review">{week.review}</h2>
      <p className="daniel-detail">{page.mayReview ? week.reviewText : week.reviewToCome}</p>
      <ol className="daniel-questions">
        {page.review.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      {page.mayReview && (
        <NoteField key={page.slot} note={page.reviewNote} label={week.reviewNote} rows={5} on={on} />
      )}
    </section>
  );
}

function Repeat({ slot, on }: { slot: number; on: OnPage }) {
  const { week } = useCopy(danielCopy);
  const refused = useRefused("repeat");
  return (
    <Card as="section" className="daniel-card" aria-label={week.repeat}>
      <PlanForm {...on} intent="repeat" className="daniel-form">
        <input type="hidden" name="week" value={slot} />
        <p className="daniel-small">{week.repeatText}</p>
        <FieldError id="daniel-repeat-error">{refused}</FieldError>
        <Button type="submit" variant="quiet" icon="rotate-cw" busy={useBusy("repeat")}>
          {week.repeat}
        </Button>
      </PlanForm>
    </Card>
  );
}
