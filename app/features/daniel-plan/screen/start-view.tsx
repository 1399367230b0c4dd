import { Form } from "@remix-run/react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { DANIEL_PATH, KEPT_PATH } from "#app/features/daniel-plan/paths.ts";
import type { StartPage } from "#app/features/daniel-plan/shown/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { NoticeText } from "./notice-text.tsx";
import { OverCard } from "./over-card.tsx";
import { useBusy, useRefused, useReply, useReplyToast } from "./plan-form.tsx";
import { LeaveOutBoxes } from "./settings-cards.tsx";
import "#app/ui/styles/forms.css";
import "./daniel.css";
import "#app/features/daniel-plan/screen/week/week.css";

type StartViewProps = { page: StartPage; userId: string };

/** Before the start: what it is, the health notice, the day that it begins on, and a way out. */
export function StartView({ page, userId }: StartViewProps) {
  const copy = useCopy(danielCopy);
  useReplyToast(useReply());
  return (
    <div className="daniel daniel-start">
      {page.over && <OverCard over={page.over} />}
      <header className="daniel-hero">
        <div>
          <p className="daniel-kicker">{copy.start.kicker}</p>
          <h1>{copy.start.title}</h1>
          <p className="daniel-lead">{copy.start.lead}</p>
          {page.over && (
            <a className="daniel-link" href={KEPT_PATH}>
              {copy.start.keptLink}
            </a>
          )}
        </div>
        <Drawing name="bowl" size={168} />
      </header>
      <section aria-labelledby="daniel-what">
        <h2 id="daniel-what">{copy.start.what}</h2>
        <ol className="daniel-themes">
          {page.weeks.map(({ name, theme }) => (
            <li key={name}>
              <span>{name}</span>
              <b>{theme}</b>
            </li>
          ))}
        </ol>
      </section>
      <NoticeText notice={page.notice} />
      <BeginCard page={page} userId={userId} />
    </div>
  );
}

function BeginCard({ page, userId }: StartViewProps) {
  const copy = useCopy(danielCopy);
  const reply = useReply();
  const refused = useRefused("start");
  const isDay = reply && !reply.ok && reply.refusal === "daniel.bad_day";
  return (
    <Card as="section" className="daniel-card daniel-begin" aria-labelledby="daniel-begin">
      <h2 id="daniel-begin">{copy.start.form}</h2>
      <Form method="post" action={useMemberAction(DANIEL_PATH, userId)} className="daniel-form">
        <input type="hidden" name="intent" value="start" />
        <input type="hidden" name="requestId" value={page.requestId} />
        <RadioGroup
          legend={<span className="sr-only">{copy.start.form}</span>}
          name="begin"
          defaultValue="today"
          options={[
            { value: "today", label: page.todayWords },
            { value: "tomorrow", label: page.tomorrowWords },
            { value: "date", label: copy.start.date },
          ]}
        />
        <Field
          label={copy.start.dateLabel}
          name="day"
          type="date"
          min={page.today}
          max={page.last}
          error={isDay ? refused : null}
        />
        <LeaveOutBoxes leftOut={[]} />
        <p className="daniel-small">{copy.leaveOut.text}</p>
        <Checkbox name="agreed" value="yes" label={page.notice.agree} required />
        <FieldError id="daniel-begin-error">{isDay ? null : refused}</FieldError>
        <div className="daniel-acts">
          <Button type="submit" large busy={useBusy("start")}>
            {copy.start.begin}
          </Button>
          <ButtonAnchor href="/welcome" variant="quiet" large>
            {copy.start.out}
          </ButtonAnchor>
          <ButtonAnchor href="/settings#billing" variant="bare">
            {copy.start.settings}
          </ButtonAnchor>
        </div>
      </Form>
    </Card>
  );
}
