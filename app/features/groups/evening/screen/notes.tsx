import { formatReference } from "#app/features/bible/reference.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { type OpenedPage, referenceOf } from "#app/features/groups/evening/model/opened-page.ts";
import type { OpenEvening } from "#app/features/groups/evening/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { InEvening } from "./evening-form.tsx";
import { Note } from "./note.tsx";
import { NoteForm } from "./note-form.tsx";
import { useNotesHere } from "./use-notes-here.tsx";

type NotesProps = { evening: OpenEvening; page: OpenedPage; of: InEvening };

/** What is written under the page that is open, and under those before. */
export function Notes({ evening, page, of }: NotesProps) {
  const copy = useCopy(eveningCopy).notes;
  const language = useLanguage();
  const here = useNotesHere(evening);
  const earlier = evening.pages.filter(({ n }) => n !== page.n).reverse();
  const under = (n: number) => evening.notes.filter((note) => note.page === n);
  const isEmpty = under(page.n).length + here.waiting.length + here.own.length === 0;
  return (
    <Card as="section" className="request-card" aria-labelledby="evening-notes">
      <h2 id="evening-notes">{copy.title}</h2>
      <NoteForm evening={evening} page={page} of={of} here={here} />
      {isEmpty && <p className="hint">{copy.none}</p>}
      <ul className="evening-notes" aria-live="polite">
        {under(page.n).map((note) => (
          <Note key={note.id} note={note} evening={evening} of={of} />
        ))}
        {here.own.map(({ id, body }) => (
          <li key={id}>
            <Badge>{copy.phone}</Badge>
            <p dir="auto">{body}</p>
            <Button variant="bare" onClick={() => here.forget(id)}>
              {copy.remove}
            </Button>
          </li>
        ))}
        {here.waiting.map(({ requestId, body, refused }) => (
          <li key={requestId}>
            <Badge tone={refused ? "danger" : "plum"}>{refused ? copy.refused : copy.waiting}</Badge>
            {refused && <p className="request-state">{here.wordsOf(refused)}</p>}
            <p dir="auto">{body}</p>
            {refused && (
              <span className="own-buttons">
                <Button variant="quiet" onClick={() => here.again(requestId)}>
                  {copy.again}
                </Button>
                <Button variant="bare" onClick={() => here.discard(requestId)}>
                  {copy.discard}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {earlier.some(({ n }) => under(n).length > 0) && (
        <details className="evening-earlier">
          <summary>{copy.earlier}</summary>
          {earlier
            .filter(({ n }) => under(n).length > 0)
            .map((one) => (
              <section key={one.n}>
                <h3>{formatReference(referenceOf(one), language)}</h3>
                <ul className="evening-notes">
                  {under(one.n).map((note) => (
                    <Note key={note.id} note={note} evening={evening} of={of} />
                  ))}
                </ul>
              </section>
            ))}
        </details>
      )}
    </Card>
  );
}
