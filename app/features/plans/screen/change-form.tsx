import { plansCopy } from "#app/features/plans/copy.ts";
import { planPath } from "#app/features/plans/paths.ts";
import type { PlanPage } from "#app/features/plans/shown/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PlanForm, useBusy } from "./plan-form.tsx";
import { useRefused, useReply } from "./use-reply.tsx";
import { WeekdayBoxes } from "./weekday-boxes.tsx";

const MINUTES = [5, 10, 15, 20, 30, 45, 60];

/** Other weekdays, or another pace, from where one is. */
export function ChangeForm({ page: { plan, weekdays }, userId }: { page: PlanPage; userId: string }) {
  const copy = useCopy(plansCopy);
  const refused = useRefused(useReply(), "change");
  return (
    <Card as="section" className="plan-card" aria-labelledby="change">
      <h2 id="change">{copy.changeTitle}</h2>
      <p className="plan-note">{copy.changeText}</p>
      <PlanForm
        path={planPath(plan.id)}
        userId={userId}
        planId={plan.id}
        intent="change"
        className="plan-form"
      >
        <WeekdayBoxes key={plan.weekdays} weekdays={weekdays} chosen={plan.weekdays} />
        <Select label={copy.pace} name="minutes" defaultValue="">
          <option value="">{copy.paceAsIs(plan.minutesNow)}</option>
          {MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {copy.paceMinutes(minutes)}
            </option>
          ))}
        </Select>
        <FieldError id="plan-change-error">{refused}</FieldError>
        <Button type="submit" variant="quiet" busy={useBusy("change")}>
          {copy.save}
        </Button>
      </PlanForm>
    </Card>
  );
}
