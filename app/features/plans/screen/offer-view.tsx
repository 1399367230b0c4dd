import { Form } from "@remix-run/react";
import { plansCopy } from "#app/features/plans/copy.ts";
import { EVERY_DAY } from "#app/features/plans/model/schedule.ts";
import { PLANS_PATH, planPath } from "#app/features/plans/paths.ts";
import type { OfferPage } from "#app/features/plans/shown/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { useBusy } from "./plan-form.tsx";
import { useRefused, useReply } from "./use-reply.tsx";
import { WeekdayBoxes } from "./weekday-boxes.tsx";
import "./plans.css";

/** A plan before it is begun: what it reads first, and on which days. */
export function OfferView({ page, userId }: { page: OfferPage; userId: string }) {
  const { offer, today, weekdays, first } = page;
  const copy = useCopy(plansCopy);
  const reply = useReply();
  const refused = useRefused(reply, "begin");
  const action = useMemberAction(planPath(offer.kind), userId);
  return (
    <div className="plans">
      <header className="plan-head">
        <p className="plan-kicker">
          <a href={PLANS_PATH}>{copy.title}</a>
        </p>
        <h1>{offer.title}</h1>
        <p className="plan-text">{offer.about}</p>
      </header>
      <div className="plan-columns">
        <Card as="section" className="plan-card" aria-labelledby="plan-begin">
          <h2 id="plan-begin">{copy.begin}</h2>
          <Form method="post" action={action} className="plan-form">
            <input type="hidden" name="intent" value="begin" />
            <input type="hidden" name="kind" value={offer.kind} />
            <input type="hidden" name="requestId" value={page.requestId} />
            <Field label={copy.beginDay} name="start" type="date" defaultValue={today} required />
            <WeekdayBoxes weekdays={weekdays} chosen={EVERY_DAY} />
            <FieldError id="plan-begin-error">{refused}</FieldError>
            <Button type="submit" large busy={useBusy("begin")}>
              {copy.begin}
            </Button>
          </Form>
        </Card>
        <Card as="section" className="plan-card" aria-labelledby="plan-first">
          <h2 id="plan-first">{copy.firstReadings}</h2>
          <ol className="plan-first">
            {first.map(({ number, name, minutes }) => (
              <li key={number} className="plan-first-row">
                <span className="plan-first-number">{number}</span>
                <span>{name}</span>
                <span className="plan-first-minutes">{minutes}</span>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}
