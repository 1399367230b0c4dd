import { Link } from "@remix-run/react";
import { useState } from "react";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { Act } from "#app/features/marks/model/act.ts";
import { NoteForm } from "#app/features/marks/notes/note-form.tsx";
import { NoteText } from "#app/features/marks/notes/note-text.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { ShownEntry } from "./page.ts";

type EntryProps = { entry: ShownEntry; act: Act };

/** One line of the journal: where, what, when, and what can be done with it. */
export function JournalEntry({ entry, act }: EntryProps) {
  const copy = useCopy(marksCopy);
  const kind = copy.journal.kinds[entry.kind];
  return (
    <Card as="li" className="journal-entry">
      <div className="journal-entry-head">
        <h2>
          <Link to={entry.to}>{entry.reference}</Link>
        </h2>
        <p>
          {kind}
          {entry.kind === "highlight" && (
            <>
              {", "}
              <i className="journal-color" data-color={entry.color} aria-hidden="true" />
              {copy.colors[entry.color]}
            </>
          )}
          {entry.kind === "tag" && `: ${entry.tag}`}
          {", "}
          <time dateTime={entry.day}>{entry.date}</time>
        </p>
      </div>
      {entry.kind === "note" ? (
        <NoteEntry entry={entry} act={act} />
      ) : (
        <MarkEntry entry={entry} act={act} label={copy.journal.removeOf(kind, entry.reference)} />
      )}
    </Card>
  );
}

function MarkEntry({ entry, act, label }: EntryProps & { label: string }) {
  const { journal } = useCopy(marksCopy);
  const color = entry.kind === "highlight" ? entry.color : undefined;
  return (
    <>
      {entry.text && (
        <blockquote className="journal-verse" data-color={color}>
          {entry.text}
        </blockquote>
      )}
      <div className="journal-acts">
        <Button variant="bare" icon="trash-2" aria-label={label} onClick={() => act(removing(entry))}>
          {journal.remove}
        </Button>
      </div>
    </>
  );
}

function removing(entry: ShownEntry): Parameters<Act>[0] {
  const { first, last } = entry;
  if (entry.kind === "saved")
    return { intent: "save", first, last, translation: entry.translation, value: "" };
  const kind = entry.kind === "note" ? "bookmark" : entry.kind;
  return { intent: "mark", first, last, kind, tag: entry.kind === "tag" ? entry.tag : "", value: "" };
}

function NoteEntry({ entry, act }: { entry: Extract<ShownEntry, { kind: "note" }>; act: Act }) {
  const { journal, panel } = useCopy(marksCopy);
  const [isOpen, setOpen] = useState(false);
  const { note, reference } = entry;
  if (isOpen)
    return (
      <NoteForm
        reference={reference}
        note={note}
        place={{ first: note.first, last: note.last, translation: note.translation }}
        act={act}
        onClose={() => setOpen(false)}
      />
    );
  const isGone = note.deletedAt !== null;
  return (
    <>
      {note.beside && <p className="journal-beside">{journal.beside}</p>}
      <NoteText body={note.body} />
      <div className="journal-acts">
        {isGone ? (
          <Button
            variant="bare"
            icon="rotate-cw"
            aria-label={journal.restoreOf(reference)}
            onClick={() => act({ intent: "note.restore", noteId: note.id, base: note.version })}
          >
            {journal.restore}
          </Button>
        ) : (
          <>
            <Button
              variant="bare"
              icon="square-pen"
              aria-label={journal.editOf(reference)}
              onClick={() => setOpen(true)}
            >
              {panel.edit}
            </Button>
            <Button
              variant="bare"
              icon="trash-2"
              aria-label={journal.deleteOf(reference)}
              onClick={() => act({ intent: "note.delete", noteId: note.id, base: note.version })}
            >
              {panel.delete}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
