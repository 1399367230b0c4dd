import { plansCopy } from "#app/features/plans/copy.ts";
import { calendarPath, planPath } from "#app/features/plans/paths.ts";
import type { DayOfPlan } from "#app/features/plans/shown/page.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PlanAct } from "./plan-form.tsx";
import { useRefused, useReply } from "./use-reply.tsx";

type Props = { plan: DayOfPlan; path: string; userId: string };

/** How much is read, and a day of rest. No number in it falls. */
export function WhereCard({ plan, path, userId }: Props) {
  const copy = useCopy(plansCopy);
  const form = { path, userId, planId: plan.id };
  const { done, of, words, lastDay } = plan.progress;
  const refused = useRefused(useReply(), "rest", "unrest", "pause", "resume", "finish");
  const runs = plan.kind !== "paused" && plan.kind !== "finished";
  return (
    <Card as="section" className="plan-card plan-where" aria-labelledby="plan-where">
      <h2 id="plan-where">{copy.where}</h2>
      <progress
        className="bar bar-plum"
        value={done}
        max={of}
        aria-labelledby="plan-where"
        aria-valuetext={words}
      />
      <p className="plan-note">
        <b>{words}</b> {copy.doneText} {lastDay}
      </p>
      {plan.ahead && <p className="plan-note">{plan.ahead}</p>}
      <FieldError id="plan-where-error">{refused}</FieldError>
      {plan.ahead && (
        <PlanAct {...form} intent="move">
          {copy.behind.move}
        </PlanAct>
      )}
      {plan.restsToday ? (
        <PlanAct {...form} intent="unrest">
          {copy.undoRest}
        </PlanAct>
      ) : (
        plan.mayRest && (
          <PlanAct {...form} intent="rest">
            {copy.makeRest}
          </PlanAct>
        )
      )}
      {!runs && (
        <PlanAct {...form} intent="resume" variant={plan.kind === "paused" ? "plum" : "quiet"}>
          {copy.resume}
        </PlanAct>
      )}
      {runs && (
        <PlanAct {...form} intent="pause" variant="bare">
          {copy.pause}
        </PlanAct>
      )}
      {plan.kind === "after" && (
        <PlanAct {...form} intent="finish" variant="bare">
          {copy.finish}
        </PlanAct>
      )}
    </Card>
  );
}

/** Into the calendar, onto paper, and all of it at once. */
export function AlongCard({ plan }: { plan: DayOfPlan }) {
  const copy = useCopy(plansCopy);
  const links: [href: string, icon: IconName, label: string][] = [
    [planPath(plan.id), "book-open", copy.whole],
    ...(plan.kind === "finished"
      ? []
      : ([
          [calendarPath(plan.id), "calendar", copy.calendar],
          [`${planPath(plan.id)}#print`, "printer", copy.print],
          [`${planPath(plan.id)}#change`, "square-pen", copy.change],
        ] satisfies [string, IconName, string][])),
  ];
  return (
    <Card as="section" className="plan-card" aria-labelledby="plan-along">
      <h2 id="plan-along">{copy.along}</h2>
      <ul className="plan-along">
        {links.map(([href, icon, label]) => (
          <li key={href}>
            <a href={href} download={href.endsWith(".ics") || undefined}>
              <Icon name={icon} size="small" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
