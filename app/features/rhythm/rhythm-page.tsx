import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { useMemberAction } from "#app/platform/use-member-action.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { Select } from "#app/ui/select.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { Calendar } from "./calendar.tsx";
import { rhythmCopy } from "./copy.ts";
import type { RhythmPage } from "./page.ts";
import type { RhythmReply } from "./reply.ts";
import "./rhythm.css";

type Props = { page: RhythmPage; userId: string; undo(id: string): void };

/** The whole rhythm: calendar, day of rest, days of illness. Every form works without script. */
export function RhythmView({ page, userId, undo }: Props) {
  const copy = useCopy(rhythmCopy);
  const reply = useActionData<RhythmReply>();
  useEffect(() => {
    if (!reply?.ok) return;
    const { added } = reply;
    if (reply.intent === "rest") showToast({ title: copy.rest.saved, tone: "ok" });
    if (reply.intent === "not-sick") showToast({ title: copy.sick.removed, tone: "ok" });
    if (reply.intent === "sick" && added !== null) {
      const action = { label: copy.sick.undo, onAction: () => undo(added) };
      showToast({ title: copy.sick.saved, tone: "ok", durationMs: 7_000, action });
    }
  }, [reply, copy, undo]);
  return (
    <div className="rhythm">
      <h1>{copy.title}</h1>
      <p className="rhythm-text">{copy.text}</p>
      <div className="rhythm-sums">
        <p>
          <b>{copy.days(page.days)}</b> {copy.practised(page.since)}
        </p>
        <p>
          <b>{copy.days(page.best)}</b> {copy.best}. {copy.bestHint}
        </p>
      </div>
      <div className="rhythm-columns">
        <Card className="rhythm-calendar">
          <Calendar month={page.month} weekdays={page.weekdays} />
        </Card>
        <div className="rhythm-forms">
          <RestForm page={page} userId={userId} />
          <SickForm page={page} userId={userId} reply={reply} />
        </div>
      </div>
    </div>
  );
}

function RestForm({ page: { weekday, weekdays }, userId }: Omit<Props, "undo">) {
  const { rest } = useCopy(rhythmCopy);
  return (
    <Card as="section" aria-labelledby="rest-title">
      <h2 id="rest-title">{rest.title}</h2>
      <p>{rest.text}</p>
      <Form method="post" action={useMemberAction("/rhythm", userId)} preventScrollReset>
        <input type="hidden" name="intent" value="rest" />
        <Select label={rest.field} name="weekday" defaultValue={weekday}>
          {weekdays.map((each) => (
            <option key={each.weekday} value={each.weekday}>
              {each.name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="quiet" busy={useBusy("rest")}>
          {rest.save}
        </Button>
      </Form>
    </Card>
  );
}

const useBusy = (intent: string): boolean => useNavigation().formData?.get("intent") === intent;

type SickProps = Omit<Props, "undo"> & { reply: RhythmReply | undefined };

function SickForm({ page: { today, earliest, sick }, userId, reply }: SickProps) {
  const copy = useCopy(rhythmCopy);
  const action = useMemberAction("/rhythm", userId);
  const refused = reply && !reply.ok && reply.intent === "sick" ? copy.refusals[reply.refusal] : null;
  return (
    <Card as="section" aria-labelledby="sick">
      <h2 id="sick">{copy.sick.title}</h2>
      <p>{copy.sick.text}</p>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="sick" />
        <div className="rhythm-dates">
          <Field
            label={copy.sick.first}
            name="first"
            type="date"
            min={earliest}
            max={today}
            defaultValue={today}
            error={refused}
            required
          />
          <Field label={copy.sick.last} name="last" type="date" min={earliest} max={today} />
        </div>
        <Button type="submit" variant="quiet" busy={useBusy("sick")}>
          {copy.sick.save}
        </Button>
      </Form>
      {sick.length === 0 ? (
        <p className="hint">{copy.sick.none}</p>
      ) : (
        <ul className="rhythm-sick">
          {sick.map(({ id, words }) => (
            <li key={id}>
              <span>{words}</span>
              <Form method="post" action={action} preventScrollReset>
                <input type="hidden" name="intent" value="not-sick" />
                <Button
                  type="submit"
                  variant="bare"
                  name="id"
                  value={id}
                  aria-label={copy.sick.removeOf(words)}
                >
                  {copy.sick.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
