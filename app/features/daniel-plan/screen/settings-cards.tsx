import { dateFormat } from "#app/core/text/date-format.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { type LeftOut, MAY_LEAVE_OUT } from "#app/features/daniel-plan/model/subjects.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { type OnPage, PlanForm, useBusy } from "./plan-form.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A time of day in words of the language; an hour has no zone. */
const hourIn = (language: string, hour: number): string =>
  dateFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(hour * 3_600_000);

export function RemindCard({ hour, on }: { hour: number | null; on: OnPage }) {
  const { remind: copy, save } = useCopy(danielCopy);
  const language = useLanguage();
  return (
    <Card as="section" className="daniel-card" aria-labelledby="daniel-remind">
      <details className="daniel-fold" open={hour !== null || undefined}>
        <summary id="daniel-remind">{copy.title}</summary>
        <PlanForm {...on} intent="remind" className="daniel-form">
          <Select key={hour} label={copy.label} name="hour" defaultValue={hour ?? ""}>
            <option value="">{copy.never}</option>
            {HOURS.map((each) => (
              <option key={each} value={each}>
                {hourIn(language, each)}
              </option>
            ))}
          </Select>
          <p className="daniel-small">
            {copy.text} <a href="/settings#notes">{copy.settings}</a>.
          </p>
          <Button type="submit" variant="quiet" busy={useBusy("remind")}>
            {save}
          </Button>
        </PlanForm>
      </details>
    </Card>
  );
}

/** Food and movement do not suit everybody: they can be left out, and taken in again, at any time. */
export function LeaveOutCard({ leftOut, on }: { leftOut: readonly LeftOut[]; on: OnPage }) {
  const { leaveOut: copy, save } = useCopy(danielCopy);
  return (
    <Card as="section" className="daniel-card" aria-labelledby="daniel-leave-out">
      <details className="daniel-fold" open={leftOut.length > 0 || undefined}>
        <summary id="daniel-leave-out">{copy.title}</summary>
        <PlanForm {...on} intent="leave-out" className="daniel-form">
          <p className="daniel-small">{copy.text}</p>
          <LeaveOutBoxes leftOut={leftOut} />
          <Button type="submit" variant="quiet" busy={useBusy("leave-out")}>
            {save}
          </Button>
        </PlanForm>
      </details>
    </Card>
  );
}

export function LeaveOutBoxes({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { leaveOut: copy } = useCopy(danielCopy);
  return (
    <div className="daniel-boxes">
      {MAY_LEAVE_OUT.map((subject) => (
        <Checkbox
          key={subject}
          name="leftOut"
          value={subject}
          label={copy[subject]}
          defaultChecked={leftOut.includes(subject)}
        />
      ))}
    </div>
  );
}
