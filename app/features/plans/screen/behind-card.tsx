import { useState } from "react";
import { plansCopy } from "#app/features/plans/copy.ts";
import type { BehindChoice, DayOfPlan } from "#app/features/plans/shown/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PlanForm, useBusy } from "./plan-form.tsx";
import { useRefused, useReply } from "./use-reply.tsx";

type Props = { plan: DayOfPlan; path: string; userId: string };

/** The plan is ahead of its reader. Three ways on, none of them a debt; the button says the one that is chosen. */
export function BehindCard({ plan, path, userId }: Props) {
  const copy = useCopy(plansCopy);
  const [first] = plan.choices;
  const [chosen, setChosen] = useState<BehindChoice["intent"]>(first?.intent ?? "move");
  const hydrated = useHydrated();
  const busy = [useBusy("move"), useBusy("catch-up"), useBusy("aside")].some(Boolean);
  const refused = useRefused(useReply(), "move", "catch-up", "aside");
  const title = plan.choices.find(({ intent }) => intent === chosen)?.title ?? first?.title;
  if (!first || !plan.behindText) return null;
  return (
    <Card as="section" tone="amber" className="plan-card plan-behind" aria-labelledby="plan-behind">
      <h2 id="plan-behind">{copy.behind.title}</h2>
      <p>{plan.behindText}</p>
      <PlanForm path={path} userId={userId} planId={plan.id}>
        <RadioGroup
          legend={<span className="sr-only">{copy.behind.legend}</span>}
          name="intent"
          value={chosen}
          onChange={setChosen}
          options={plan.choices.map(({ intent, title: label, text }) => ({
            value: intent,
            label,
            hint: text,
          }))}
        />
        <FieldError id="plan-behind-error">{refused}</FieldError>
        <Button type="submit" large busy={busy}>
          {hydrated ? title : copy.save}
        </Button>
      </PlanForm>
    </Card>
  );
}
