import { groupsCopy } from "#app/features/groups/copy.ts";
import { helps } from "#app/features/groups/model/kinds.ts";
import { MAX_EVENT_TITLE, MAX_PLACE } from "#app/features/groups/model/limits.ts";
import type { EventLine, GroupLine } from "#app/features/groups/page.ts";
import { groupCalendarPath } from "#app/features/groups/paths.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { GroupForm, type InGroup } from "./group-form.tsx";

type EventsProps = { events: readonly EventLine[]; group: GroupLine; of: InGroup; timeZone: string };

/** When the group meets, in the reader's own time; and for who leads, how a gathering is planned. */
export function Events({ events, group, of, timeZone }: EventsProps) {
  const copy = useCopy(groupsCopy).events;
  const isHelper = helps(group.role) && !group.isArchived;
  return (
    <section className="wall-list" aria-labelledby="group-events">
      <div className="community-head">
        <h2 id="group-events">{copy.title}</h2>
        {events.length > 0 && (
          <ButtonAnchor href={groupCalendarPath(of.slug)} variant="quiet" icon="calendar" download>
            {copy.calendar}
          </ButtonAnchor>
        )}
      </div>
      {events.length === 0 && <p className="hint">{copy.none}</p>}
      {events.map((event) => (
        <Event key={event.id} event={event} of={of} isHelper={isHelper} />
      ))}
      {isHelper && (
        <Card as="section" className="own-tool">
          <details className="request-safety">
            <summary>{copy.plan}</summary>
            <GroupForm
              key={events.length}
              of={of}
              intent="event"
              fields={{ formId: `${of.formId}-event` }}
              className="own-form"
            >
              {({ busy }) => (
                <>
                  <Field label={copy.name} name="title" maxLength={MAX_EVENT_TITLE} required />
                  <Field label={copy.place} name="place" maxLength={MAX_PLACE} hint={copy.placeHint} />
                  <div className="ask-choices">
                    <Field label={copy.start} name="start" type="datetime-local" required />
                    <Field
                      label={copy.zone}
                      name="zone"
                      defaultValue={timeZone}
                      hint={copy.zoneHint}
                      required
                    />
                    <Field
                      label={copy.length}
                      name="minutes"
                      type="number"
                      min={15}
                      max={600}
                      defaultValue={60}
                    />
                  </div>
                  <Button type="submit" busy={busy}>
                    {copy.send}
                  </Button>
                </>
              )}
            </GroupForm>
          </details>
        </Card>
      )}
    </section>
  );
}

function Event({ event, of, isHelper }: { event: EventLine; of: InGroup; isHelper: boolean }) {
  const copy = useCopy(groupsCopy).events;
  const fields = { on: event.id };
  return (
    <Card as="article" className="request-card">
      <h3 dir="auto">{event.title}</h3>
      <p>
        <b>{event.when}</b>
      </p>
      <p className="request-facts">
        {event.place && <span dir="auto">{event.place}</span>}
        <span>{copy.minutes(event.minutes)}</span>
        {event.elsewhere && <span>{copy.elsewhere(event.elsewhere)}</span>}
        {event.coming > 0 && <span>{copy.coming(event.coming)}</span>}
        {event.isCancelled && <Badge tone="danger">{copy.cancelled}</Badge>}
      </p>
      {!event.isCancelled && (
        <div className="own-buttons">
          <GroupForm of={of} intent={event.mine ? "not-come" : "come"} fields={fields}>
            {({ busy }) => (
              <Button type="submit" variant="quiet" busy={busy}>
                {event.mine ? copy.notCome : copy.come}
              </Button>
            )}
          </GroupForm>
          {isHelper && (
            <GroupForm of={of} intent="cancel" fields={fields}>
              {({ busy }) => (
                <Button type="submit" variant="bare" busy={busy}>
                  {copy.cancel}
                </Button>
              )}
            </GroupForm>
          )}
        </div>
      )}
    </Card>
  );
}
