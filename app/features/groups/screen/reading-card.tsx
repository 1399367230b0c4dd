import { Link } from "@remix-run/react";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { insidePath } from "#app/features/groups/inside/query.ts";
import type { ReadingPart } from "#app/features/groups/page.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { GroupForm, type InGroup } from "./group-form.tsx";

type ReadingProps = { reading: ReadingPart | null; of: InGroup; isOpen: boolean };

/** What the group reads; how many have read it, and of nobody whether they have. */
export function ReadingCard({ reading, of, isOpen }: ReadingProps) {
  const copy = useCopy(groupsCopy).reading;
  if (!reading)
    return (
      <Card>
        <EmptyState {...copy.none} picture={<Drawing name="scroll" size={132} />} />
      </Card>
    );
  const { index, mine } = reading;
  const [first] = reading.passages;
  return (
    <Card as="section" className="request-card group-reading" aria-labelledby="group-reading">
      <p className="request-facts">
        <span>{reading.title}</span>
        <span>{copy.at(index + 1, reading.of, reading.day)}</span>
        <span>{reading.minutes}</span>
        {reading.isToday && <Badge tone="plum">{copy.today}</Badge>}
      </p>
      <h2 id="group-reading">{reading.name}</h2>
      <ul className="group-passages">
        {reading.passages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>{copy.readBy(reading.readBy)}</p>
      <div className="request-acts">
        {first && (
          <ButtonLink to={first.path} icon="book-open">
            {first.name}
          </ButtonLink>
        )}
        {isOpen && (
          <GroupForm of={of} intent={mine ? "unread" : "read"} fields={{ reading: String(index) }}>
            {({ busy }) => (
              <Button type="submit" variant="quiet" busy={busy} {...(mine && { icon: "check" as const })}>
                {mine ? copy.marked : copy.mark}
                {mine && <span className="sr-only">. {copy.unmark}</span>}
              </Button>
            )}
          </GroupForm>
        )}
      </div>
      <small className="hint">
        {copy.hint} {copy.own(reading.own, reading.of)}
      </small>
      <nav className="wall-pages">
        {index > 0 && (
          <ButtonLink to={insidePath(of.slug, { reading: index - 1 })} variant="bare" icon="arrow-left">
            {copy.before}
          </ButtonLink>
        )}
        {!reading.isToday && (
          <ButtonLink to={insidePath(of.slug, {})} variant="bare">
            {copy.toToday}
          </ButtonLink>
        )}
        {index < reading.of - 1 && (
          <ButtonLink to={insidePath(of.slug, { reading: index + 1 })} variant="bare" icon="arrow-right">
            {copy.next}
          </ButtonLink>
        )}
      </nav>
    </Card>
  );
}
