import { plansCopy } from "#app/features/plans/copy.ts";
import { withWaitingChecks } from "#app/features/plans/model/waiting-check.ts";
import type { DayOfPlan } from "#app/features/plans/shown/page.ts";
import { useWaitingChecks } from "#app/features/plans/state/send-checks.tsx";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PassageList } from "./passage-list.tsx";
import { PlanForm, useBusy } from "./plan-form.tsx";

type Props = { plan: DayOfPlan; path: string; userId: string };

/** What today has, and the one way on: into the reader. */
export function ReadingCard({ plan, path, userId }: Props) {
  const copy = useCopy(plansCopy);
  const busy = useBusy("check");
  const waiting = useWaitingChecks();
  const passages = withWaitingChecks(plan.today, plan.id, waiting);
  const open = passages.filter(({ read }) => !read);
  const [next] = open;
  if (plan.today.length === 0) return null;
  return (
    <Card as="section" className="plan-card" aria-labelledby="plan-reading">
      <div className="plan-card-head">
        <h2 id="plan-reading">{copy.reading}</h2>
        {plan.minutes && <p className="plan-note">{plan.minutes}</p>}
      </div>
      <p className="plan-note" role="status">
        {waiting.length > 0 && copy.waiting(waiting.length)}
      </p>
      <PassageList passages={passages} path={path} userId={userId} planId={plan.id} />
      {next && (
        <div className="plan-card-actions">
          <ButtonAnchor
            href={next.path}
            large
            variant={plan.kind === "behind" ? "quiet" : "plum"}
            className="plan-go-on"
          >
            {copy.goOn(next.name)}
          </ButtonAnchor>
          {open.length > 1 && (
            <PlanForm path={path} userId={userId} planId={plan.id} intent="check">
              <input type="hidden" name="items" value={open.map(({ item }) => item).join(",")} />
              <Button type="submit" name="read" value="yes" variant="bare" busy={busy}>
                {copy.readAll}
              </Button>
            </PlanForm>
          )}
        </div>
      )}
    </Card>
  );
}

/** What is open from the days before: it may be read in any order, or be left. */
export function OpenCard({ plan, path, userId }: Props) {
  const copy = useCopy(plansCopy);
  const passages = withWaitingChecks(plan.behind, plan.id, useWaitingChecks());
  if (plan.behind.length === 0) return null;
  return (
    <Card as="section" className="plan-card" aria-labelledby="plan-open">
      <h2 id="plan-open">{copy.open}</h2>
      <PassageList passages={passages} path={path} userId={userId} planId={plan.id} />
    </Card>
  );
}
