import { Link } from "@remix-run/react";
import { formatReference } from "#app/features/bible/reference.ts";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { referenceOf } from "#app/features/groups/evening/model/opened-page.ts";
import type { GuidePage } from "#app/features/groups/evening/page.ts";
import { eveningPath } from "#app/features/groups/paths.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { InEvening } from "./evening-form.tsx";
import { NoteWords, ReportNote } from "./note.tsx";
import { PageText } from "./passage.tsx";
import "#app/features/community/community.css";
import "#app/features/groups/screen/groups.css";
import "./evening.css";

/** What is kept of an evening. */
export function GuideView({ page, userId }: { page: GuidePage; userId: string }) {
  const { guide: copy } = useCopy(eveningCopy);
  const language = useLanguage();
  const { translation, now, timeZone } = page;
  const of: InEvening = { path: eveningPath(page.slug), userId };
  return (
    <div className="community community-narrow evening-guide">
      <Link className="community-back" to={eveningPath(page.slug)}>
        <Icon name="arrow-left" />
        {copy.back}
      </Link>
      <header className="group-head">
        <p className="community-intro" dir="auto">
          {page.groupName}
        </p>
        <h1>{copy.of(dayOf(page.at, { now, timeZone, language }))}</h1>
        <p className="community-intro">{copy.text}</p>
        <div className="own-buttons">
          <Button variant="quiet" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
      </header>
      {page.parts.map(({ page: opened, chapter, notes }) => (
        <Card as="article" key={opened.n} className="request-card evening-passage">
          <h2>{formatReference(referenceOf(opened), language)}</h2>
          {chapter && <PageText page={opened} chapter={chapter} translation={translation} />}
          {notes.length === 0 && <p className="hint">{copy.none}</p>}
          <ul className="evening-notes">
            {notes.map((note) => (
              <li key={note.id}>
                <NoteWords note={note} />
                <ReportNote note={note} of={of} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
