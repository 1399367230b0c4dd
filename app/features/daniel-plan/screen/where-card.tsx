import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import type { Status } from "#app/features/daniel-plan/model/progress.ts";
import { KEPT_PATH } from "#app/features/daniel-plan/paths.ts";
import type { Where } from "#app/features/daniel-plan/shown/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { type OnPage, PlanAct, PlanForm, useBusy, useRefused } from "./plan-form.tsx";

type WhereCardProps = { where: Where; status: Status; on: OnPage };

/** Where one is, and every way in which the plan follows its member. */
export function WhereCard({ where, status, on }: WhereCardProps) {
  const { where: copy } = useCopy(danielCopy);
  const refused = useRefused("go-on", "rest", "pause", "resume", "finish", "end");
  const isActive = status === "active";
  return (
    <Card as="section" className="daniel-card" aria-labelledby="daniel-where">
      <h2 id="daniel-where">{copy.title}</h2>
      <WeekBars weeks={where.weeks} />
      <p>{where.words}</p>
      <p className="daniel-small">{where.text}</p>
      {where.passed > 0 && (
        <>
          <p className="daniel-small">{copy.passed(where.passed, where.nextWords)}</p>
          <PlanAct {...on} intent="go-on" variant="plum">
            {copy.goOn}
          </PlanAct>
        </>
      )}
      <FieldError id="daniel-where-error">{refused}</FieldError>
      {where.mayFinish && (
        <PlanAct {...on} intent="finish" variant="plum">
          {copy.finish}
        </PlanAct>
      )}
      {where.mayRest && (
        <PlanAct {...on} intent="rest">
          {copy.makeRest}
        </PlanAct>
      )}
      {status === "paused" && (
        <PlanAct {...on} intent="resume" variant="plum">
          {copy.resume}
        </PlanAct>
      )}
      {isActive && where.moveFrom && <MoveForm where={where} from={where.moveFrom} on={on} />}
      {isActive && (
        <PlanAct {...on} intent="pause" variant="bare">
          {copy.pause}
        </PlanAct>
      )}
      <EndForm on={on} />
      <a className="daniel-link" href={KEPT_PATH}>
        {copy.allKept}
      </a>
    </Card>
  );
}

/** Six bars, or more where a week was repeated: of each, how many of its days have anything kept. */
function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const { where: copy } = useCopy(danielCopy);
  return (
    <ul className="daniel-bars">
      {weeks.map((kept, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
        <li key={slot} data-kept={kept}>
          <span className="sr-only">{copy.weekOf(slot + 1, kept)}</span>
        </li>
      ))}
    </ul>
  );
}

function MoveForm({ where, from, on }: { where: Where; from: string; on: OnPage }) {
  const { where: copy } = useCopy(danielCopy);
  const refused = useRefused("move");
  return (
    <details className="daniel-fold" open={refused !== null || undefined}>
      <summary>{copy.move}</summary>
      <PlanForm {...on} intent="move" className="daniel-form">
        <Field
          label={copy.moveText}
          name="day"
          type="date"
          min={from}
          max={where.moveTo}
          defaultValue={from}
          required
          error={refused}
        />
        <Button type="submit" variant="quiet" busy={useBusy("move")}>
          {copy.moveDo}
        </Button>
      </PlanForm>
    </details>
  );
}

/** Two presses, the second one says what stays. */
function EndForm({ on }: { on: OnPage }) {
  const { where: copy } = useCopy(danielCopy);
  return (
    <details className="daniel-fold">
      <summary>{copy.end}</summary>
      <p className="daniel-small">{copy.endText}</p>
      <PlanAct {...on} intent="end" variant="danger">
        {copy.endSure}
      </PlanAct>
    </details>
  );
}
