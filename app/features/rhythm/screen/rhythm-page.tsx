import { Form, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { refusedDay } from "#app/features/rhythm/ask.ts";
import { rhythmCopy } from "#app/features/rhythm/copy.ts";
import type { RhythmPage } from "#app/features/rhythm/page.ts";
import type { RhythmReply } from "#app/features/rhythm/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { Calendar } from "./calendar.tsx";
import "./rhythm.css";

type Props = { page: RhythmPage; userId: string; undo(id: string): void };

/** The whole rhythm: calendar, day of rest, days of illness. Every form works without script. */
export function RhythmView({ page, userId, undo }: Props) {
  const copy = useCopy(rhythmCopy);
  const reply = useActionReply<RhythmReply>();
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
          <RestForm page={page} userId={userId} reply={reply} />
          <SickForm page={page} userId={userId} reply={reply} />
        </div>
      </div>
    </div>
  );
}

type FormProps = Omit<Props, "undo"> & { reply: RhythmReply | undefined };

/** What was said no to, if it was a form of that intent. */
function useRefused(reply: RhythmReply | undefined, intent: string): string | null {
  const { refusals } = useCopy(rhythmCopy);
  return reply && !reply.ok && reply.intent === intent ? refusals[reply.refusal] : null;
}

function RestForm({ page: { weekday, weekdays }, userId, reply }: FormProps) {
  const { rest } = useCopy(rhythmCopy);
  return (
    <Card as="section" aria-labelledby="rest-title">
      <h2 id="rest-title">{rest.title}</h2>
      <p>{rest.text}</p>
      <Form method="post" action={useMemberAction("/rhythm", userId)} preventScrollReset>
        <input type="hidden" name="intent" value="rest" />
        <Select label={rest.field} name="weekday" defaultValue={weekday} error={useRefused(reply, "rest")}>
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

function SickForm({ page: { today, earliest, sick }, userId, reply }: FormProps) {
  const copy = useCopy(rhythmCopy);
  const action = useMemberAction("/rhythm", userId);
  const refused = useRefused(reply, "sick");
  const stayed = useRefused(reply, "not-sick");
  const given = reply && !reply.ok ? reply.given : null;
  const at = reply && !reply.ok && given ? refusedDay(reply.refusal, given) : "first";
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
            defaultValue={given?.first ?? today}
            error={at === "first" ? refused : null}
            required
          />
          <Field
            label={copy.sick.last}
            name="last"
            type="date"
            min={earliest}
            max={today}
            defaultValue={given?.last}
            error={at === "last" ? refused : null}
          />
        </div>
        <Button type="submit" variant="quiet" busy={useBusy("sick")}>
          {copy.sick.save}
        </Button>
      </Form>
      {stayed && <FieldError id="sick-stayed">{stayed}</FieldError>}
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
