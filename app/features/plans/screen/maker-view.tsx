import { Form } from "@remix-run/react";
import { useState } from "react";
import { plansCopy } from "#app/features/plans/copy.ts";
import { MAX_NAME } from "#app/features/plans/model/own.ts";
import type { OwnFields } from "#app/features/plans/model/own-choice.ts";
import { EVERY_DAY } from "#app/features/plans/model/schedule.ts";
import { PLANS_PATH, planPath } from "#app/features/plans/paths.ts";
import type { PlansReply } from "#app/features/plans/reply.ts";
import type { MakerPage } from "#app/features/plans/shown/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { BookBoxes } from "./book-boxes.tsx";
import { MakerResult } from "./maker-result.tsx";
import { useReply } from "./use-reply.tsx";
import { WeekdayBoxes } from "./weekday-boxes.tsx";
import "./plans.css";

const REVELATION = 66;
const USUAL_DAYS = "30";
const USUAL_MINUTES = "15";

/** What a reply brings back of what was typed: without script the page is drawn anew, and it stays. */
function fieldsOf(reply: PlansReply | undefined, today: string): OwnFields & { name: string } {
  const given = reply && !reply.ok ? reply.given : null;
  const first = (name: string, usual: string) => given?.[name]?.[0] ?? usual;
  return {
    name: first("name", ""),
    books: (given?.books ?? []).map(Number).filter((book) => book >= 1 && book <= REVELATION),
    weekdays: given ? (given.weekdays ?? []).reduce((bits, day) => bits | (1 << Number(day)), 0) : EVERY_DAY,
    start: first("start", today),
    by: first("by", "days") === "minutes" ? "minutes" : "days",
    days: first("days", USUAL_DAYS),
    minutes: first("minutes", USUAL_MINUTES),
  };
}

/** The maker: books, days, weekdays and pace, and the last day before one begins. */
export function MakerView({ page, userId }: { page: MakerPage; userId: string }) {
  const copy = useCopy(plansCopy);
  const reply = useReply();
  const [fields, setFields] = useState(() => fieldsOf(reply, page.today));
  const change = (changed: Partial<OwnFields>) => setFields((before) => ({ ...before, ...changed }));
  const { maker } = copy;
  return (
    <div className="plans">
      <header className="plan-head">
        <p className="plan-kicker">
          <a href={PLANS_PATH}>{copy.title}</a>
        </p>
        <h1>{maker.title}</h1>
        <p className="plan-text">{maker.text}</p>
      </header>
      <Form method="post" action={useMemberAction(planPath("new"), userId)} preventScrollReset>
        <input type="hidden" name="requestId" value={page.requestId} />
        <div className="plan-columns">
          <Card as="section" className="plan-card" aria-labelledby="maker-books">
            <h2 id="maker-books">{maker.books}</h2>
            <BookBoxes groups={page.groups} chosen={fields.books} onChange={(books) => change({ books })} />
          </Card>
          <aside className="plan-side">
            <Card as="section" className="plan-card plan-form" aria-labelledby="maker-pace">
              <h2 id="maker-pace">{copy.pace}</h2>
              <RadioGroup
                legend={maker.by}
                name="by"
                value={fields.by}
                onChange={(by) => change({ by })}
                options={[
                  { value: "days", label: maker.byDays, hint: maker.byDaysHint },
                  { value: "minutes", label: maker.byMinutes, hint: maker.byMinutesHint },
                ]}
              />
              <Field
                label={maker.days}
                name="days"
                inputMode="numeric"
                value={fields.days}
                onChange={(event) => change({ days: event.currentTarget.value })}
              />
              <Field
                label={maker.minutes}
                name="minutes"
                inputMode="numeric"
                value={fields.minutes}
                onChange={(event) => change({ minutes: event.currentTarget.value })}
              />
              <WeekdayBoxes
                weekdays={page.weekdays}
                chosen={fields.weekdays}
                onChange={(weekdays) => change({ weekdays })}
              />
              <Field
                label={copy.beginDay}
                name="start"
                type="date"
                value={fields.start}
                onChange={(event) => change({ start: event.currentTarget.value })}
              />
              <Field
                label={maker.name}
                name="name"
                maxLength={MAX_NAME}
                hint={maker.nameHint}
                defaultValue={fields.name}
              />
              <MakerResult fields={fields} reply={reply} />
            </Card>
          </aside>
        </div>
      </Form>
    </div>
  );
}
