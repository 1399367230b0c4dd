import { useState } from "react";
import { formatReference } from "#app/features/bible/reference.ts";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { ActReply, MarksAct } from "#app/features/marks/model/act.ts";
import { COLORS } from "#app/features/marks/model/marks.ts";
import type { MarksRefusal } from "#app/features/marks/model/reply.ts";
import {
  overlaps,
  rangeOf,
  referenceOf,
  type VerseSelection,
  versesOf,
} from "#app/features/marks/model/selection.ts";
import { NoteForm } from "#app/features/marks/notes/note-form.tsx";
import { PanelNote } from "#app/features/marks/notes/panel-note.tsx";
import { WrittenAtVerse } from "#app/features/marks/notes/written-at-verse.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { useChapterMarks } from "./use-chapter-marks.tsx";
import { VerseTags } from "./verse-tags.tsx";
import "#app/features/marks/marks.css";

/** What a member does with the verses that they have chosen: color, note, saving, bookmark, tags. */
export function VerseMarks({ selection }: { selection: VerseSelection }) {
  const range = rangeOf(selection);
  // another choice begins anew: a note that is open is kept as a draft
  return <Panel key={`${range.first}-${range.last}`} selection={selection} />;
}

function Panel({ selection }: { selection: VerseSelection }) {
  const copy = useCopy(marksCopy);
  const language = useLanguage();
  const { marks, painted, unsent, act } = useChapterMarks(selection);
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<MarksRefusal | null>(null);
  const range = rangeOf(selection);
  const { first, last } = range;
  const verses = versesOf(range);
  const reference = formatReference(referenceOf(range), language);
  const every = (has: (verse: number) => boolean | undefined) => verses.every((verse) => has(verse) === true);
  const color = COLORS.find((each) => every((verse) => painted.get(verse)?.color === each)) ?? null;
  const isMarked = every((verse) => painted.get(verse)?.bookmark);
  const isSaved = marks.saved.some((saved) => saved.first === first && saved.last === last);
  const notes = marks.notes.filter((note) => overlaps(note, range));
  const tags = [...new Set(verses.flatMap((verse) => painted.get(verse)?.tags ?? []))];

  const run = async (made: MarksAct): Promise<ActReply> => {
    setRefusal(null);
    const reply = await act(made);
    if (!reply.ok && made.intent !== "note") setRefusal(reply.refusal);
    if (reply.ok && made.intent === "note.delete") {
      const undo = { ...made, intent: "note.restore" as const };
      const action = { label: copy.notices.undo, onAction: () => void act(undo) };
      showToast({ title: copy.notices.deleted, durationMs: 7_000, action });
    }
    return reply;
  };
  const mark = (kind: "highlight" | "bookmark", value: "" | "on" | (typeof COLORS)[number]) =>
    run({ intent: "mark", first, last, kind, tag: "", value });

  return (
    <section className="verse-marks" aria-label={copy.panel.title}>
      <fieldset className="mark-colors">
        <legend className="sr-only">{copy.panel.highlight}</legend>
        {COLORS.map((each) => (
          <button
            key={each}
            type="button"
            data-color={each}
            aria-pressed={each === color}
            aria-label={each === color ? copy.panel.remove(copy.colors[each]) : copy.colors[each]}
            onClick={() => mark("highlight", each === color ? "" : each)}
          >
            <i />
          </button>
        ))}
      </fieldset>
      <div className="mark-acts">
        <Button variant="bare" icon="notebook-pen" aria-expanded={isWriting} onClick={() => setWriting(true)}>
          {copy.panel.note}
        </Button>
        <Button
          variant="bare"
          icon={isSaved ? "check" : "plus"}
          aria-pressed={isSaved}
          onClick={() =>
            run({
              intent: "save",
              first,
              last,
              translation: selection.translation,
              value: isSaved ? "" : "on",
            })
          }
        >
          {isSaved ? copy.panel.saved : copy.panel.save}
        </Button>
        <Button
          variant="bare"
          icon="bookmark"
          aria-pressed={isMarked}
          onClick={() => mark("bookmark", isMarked ? "" : "on")}
        >
          {copy.panel.bookmark}
        </Button>
      </div>
      <VerseTags tags={tags} range={range} act={run} />
      <FieldError id="marks-refusal">{refusal && copy.refusals[refusal]}</FieldError>
      {unsent > 0 && (
        <p className="hint" role="status">
          {copy.notices.unsent}
        </p>
      )}
      {isWriting && (
        <NoteForm
          reference={reference}
          note={null}
          place={{ ...range, translation: selection.translation }}
          act={run}
          onClose={() => setWriting(false)}
        />
      )}
      {notes.map((note) => (
        <PanelNote key={note.id} note={note} act={run} />
      ))}
      {notes.length > 0 && <WrittenAtVerse range={range} />}
    </section>
  );
}
