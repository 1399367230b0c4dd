import { useState } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { Act } from "#app/features/marks/model/act.ts";
import { referenceOf } from "#app/features/marks/model/selection.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { Note } from "./note.ts";
import { NoteForm } from "./note-form.tsx";
import { NoteText } from "./note-text.tsx";

/** A note on the chosen verses, or on some of them: read, changed, deleted. */
export function PanelNote({ note, act }: { note: Note; act: Act }) {
  const { panel, journal } = useCopy(marksCopy);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const reference = formatReference(referenceOf(note), language);
  const { first, last, translation } = note;
  if (isOpen)
    return (
      <NoteForm
        reference={reference}
        note={note}
        place={{ first, last, translation }}
        act={act}
        onClose={() => setOpen(false)}
      />
    );
  const day = dateFormat(language, { dateStyle: "long" });
  const isChanged = note.updatedAt - note.createdAt > 60_000;
  return (
    <article className="mark-note">
      <p>
        {reference}
        {". "}
        {panel.written(day.format(note.createdAt))}
        {isChanged && `, ${panel.changed(day.format(note.updatedAt))}`}
      </p>
      {note.beside && <p className="journal-beside">{journal.beside}</p>}
      <NoteText body={note.body} />
      <div className="mark-acts">
        <Button variant="bare" icon="square-pen" onClick={() => setOpen(true)}>
          {panel.edit}
          <span className="sr-only">: {reference}</span>
        </Button>
        <Button
          variant="bare"
          icon="trash-2"
          onClick={() => act({ intent: "note.delete", noteId: note.id, base: note.version })}
        >
          {panel.delete}
          <span className="sr-only">: {reference}</span>
        </Button>
      </div>
    </article>
  );
}
