import { Link } from "@remix-run/react";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import type { EveningPage } from "#app/features/groups/evening/page.ts";
import { eveningPath, groupPath, guidePath } from "#app/features/groups/paths.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { EveningForm, type InEvening } from "./evening-form.tsx";
import { EveningRoom } from "./evening-room.tsx";
import "#app/features/community/community.css";
import "#app/features/groups/screen/groups.css";
import "./evening.css";

/** A group's evenings, to its members: the one that is open, how one is opened, and what is kept of those before. */
export function EveningsView({ page, userId }: { page: EveningPage; userId: string }) {
  const copy = useCopy(eveningCopy);
  const { slug, evening } = page;
  const of: InEvening = { path: eveningPath(slug), userId };
  return (
    <div className={evening ? "community" : "community community-narrow"}>
      <Link className="community-back" to={groupPath(slug)}>
        <Icon name="arrow-left" />
        {copy.back}
      </Link>
      <header className="group-head">
        <p className="community-intro" dir="auto">
          {page.groupName}
        </p>
        <h1>{copy.title}</h1>
        {!evening && <p className="community-intro">{copy.intro}</p>}
      </header>
      {evening && <EveningRoom evening={evening} of={of} />}
      {!evening && page.mayOpen && <OpenCard formId={page.formId} of={of} />}
      {!evening && !page.mayOpen && (
        <Card>
          <EmptyState {...copy.open.wait} picture={<Drawing name="candle" size={116} />} />
        </Card>
      )}
      {!evening && <Guides page={page} />}
    </div>
  );
}

function OpenCard({ formId, of }: { formId: string; of: InEvening }) {
  const { open } = useCopy(eveningCopy);
  return (
    <Card as="section" className="request-card" aria-labelledby="evening-open">
      <h2 id="evening-open">{open.title}</h2>
      <p className="hint">{open.text}</p>
      <EveningForm of={of} intent="open" fields={{ formId }} className="own-form">
        {({ busy }) => (
          <>
            <Field
              label={open.place}
              name="place"
              hint={open.placeHint}
              defaultValue={open.first}
              maxLength={80}
              autoComplete="off"
              required
            />
            <Button type="submit" large busy={busy}>
              {open.send}
            </Button>
          </>
        )}
      </EveningForm>
    </Card>
  );
}

function Guides({ page: { slug, guides, now, timeZone } }: { page: EveningPage }) {
  const { guides: copy, guide } = useCopy(eveningCopy);
  const language = useLanguage();
  return (
    <section className="evening-guides" aria-labelledby="evening-guides">
      <h2 id="evening-guides">{copy.title}</h2>
      {guides.length === 0 && <p className="hint">{copy.none}</p>}
      <ul>
        {guides.map((one) => (
          <li key={one.id}>
            <Link to={guidePath(slug, one.id)}>{guide.of(dayOf(one.at, { now, timeZone, language }))}</Link>
            <small>{copy.line(one.pages, one.notes)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
