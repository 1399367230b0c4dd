import { useEffect } from "react";
import { plansCopy } from "#app/features/plans/copy.ts";
import { calendarPath, dailyPath, planPath } from "#app/features/plans/paths.ts";
import type { PlanPage } from "#app/features/plans/shown/page.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ChangeForm } from "./change-form.tsx";
import { PlanAct } from "./plan-form.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import { useReply, useReplyToast } from "./use-reply.tsx";
import { WhereCard } from "./where-card.tsx";
import "./plans.css";

/** The whole plan: a table that is also the sheet on paper, and how it may be changed. */
export function PlanView({ page, userId }: { page: PlanPage; userId: string }) {
  const copy = useCopy(plansCopy);
  const { plan } = page;
  const form = { plan, path: planPath(plan.id), userId };
  useReplyToast(useReply());
  return (
    <div className="plans plan-whole">
      <header className="plan-head">
        <p className="plan-kicker">
          <a href={dailyPath(plan.id)}>{copy.toDaily}</a>
        </p>
        <h1>{plan.title}</h1>
        <p className="plan-text">{page.began}</p>
        <div className="plan-tools">
          <ButtonAnchor href={calendarPath(plan.id)} variant="quiet" icon="calendar" download>
            {copy.calendar}
          </ButtonAnchor>
          <PrintButton />
        </div>
      </header>
      <div className="plan-columns">
        <PlanSheet readings={page.readings} {...form} />
        <aside className="plan-side">
          <WhereCard {...form} />
          {page.status === "active" && <ChangeForm page={page} userId={userId} />}
          <RemoveForm {...form} />
        </aside>
      </div>
    </div>
  );
}

/** Prints at once where the address asks for it. Without script the browser's own menu prints. */
function PrintButton() {
  const copy = useCopy(plansCopy);
  const hydrated = useHydrated();
  useEffect(() => {
    if (location.hash === "#print") window.print();
  }, []);
  return (
    hydrated && (
      <Button id="print" variant="quiet" icon="printer" onClick={() => window.print()}>
        {copy.print}
      </Button>
    )
  );
}

/** Two presses, the second one says what goes. */
function RemoveForm({ plan, path, userId }: { plan: PlanPage["plan"]; path: string; userId: string }) {
  const copy = useCopy(plansCopy);
  const form = { path, userId, planId: plan.id };
  return (
    <Card as="section" tone="sunk" className="plan-card plan-remove">
      <details>
        <summary>{copy.remove}</summary>
        <p className="plan-note">{copy.removeText}</p>
        <PlanAct {...form} intent="remove" variant="danger">
          {copy.removeSure}
        </PlanAct>
      </details>
    </Card>
  );
}
