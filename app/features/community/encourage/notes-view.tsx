import { communityCopy } from "#app/features/community/copy.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { whenOf } from "#app/features/community/parts/time-words.ts";
import { useAct } from "#app/features/community/parts/use-act.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { encourageCopy } from "./copy-encourage.ts";
import { NoteForm } from "./note-form.tsx";
import type { Note } from "./presets.ts";
import "./encourage.css";

type NotesProps = {
  request: RequestLine;
  notes: Note[];
  /** The reader's own day. */
  today: string;
  userId: string;
  formId: string;
  now: number;
  timeZone: string;
};

/** To who asked, the lines that came; to who prayed, what they wrote, and the form for today's. */
export function NotesView({ notes, today, formId, ...shown }: NotesProps) {
  const copy = useCopy(encourageCopy);
  const { request, userId } = shown;
  const mayWrite = !request.mine && (request.prayedAt !== null || request.promised);
  const isWritten = notes.some(({ mine, day }) => mine && day === today);
  return (
    <>
      {mayWrite && !isWritten && <NoteForm request={request} userId={userId} formId={formId} />}
      {notes.length > 0 && (
        <section className="notes" aria-labelledby="notes">
          <h2 id="notes">{request.mine ? copy.received : copy.sent}</h2>
          {request.mine && <p className="hint">{copy.receivedHint}</p>}
          <ul>
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} {...shown} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type ItemProps = Omit<NotesProps, "notes" | "today" | "formId"> & { note: Note };

function NoteItem({ note, request, userId, now, timeZone }: ItemProps) {
  const copy = useCopy(encourageCopy);
  const { someone, today: todayAt, you } = useCopy(communityCopy);
  const language = useLanguage();
  const act = useAct(request.id, userId);
  const { Form } = act.fetcher;
  if (act.pending) return null;
  const state = copy.states[note.moderation];
  return (
    <Card as="li" className="note">
      <p className="request-body" {...(note.preset === "" && { dir: "auto" })}>
        {note.preset === "" ? note.body : copy.presets[note.preset]}
      </p>
      <p className="note-facts">
        <b dir="auto">{note.mine && note.name !== null ? you : (note.name ?? someone)}</b>
        <small>{whenOf(note.at, { now, timeZone, language }, todayAt)}</small>
        {state && <small>{state}</small>}
      </p>
      <Form method="post" action={act.action} className="note-acts">
        <input type="hidden" name="id" value={request.id} />
        <input type="hidden" name="noteId" value={note.id} />
        {!note.mine && (
          <Button type="submit" name="intent" value="note-report" variant="bare">
            {copy.report}
          </Button>
        )}
        <Button type="submit" name="intent" value="note-remove" variant="bare">
          {copy.remove}
        </Button>
      </Form>
    </Card>
  );
}
