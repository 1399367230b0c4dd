import { useState } from "react";
import { dateFormat } from "#app/core/text/date-format.ts";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { WrittenHere } from "#app/features/marks/model/reply.ts";
import { chapterOf, type VerseRange } from "#app/features/marks/model/selection.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { NoteText } from "./note-text.tsx";

/** Everything that was ever written at these verses, with its date: read when it is opened. */
export function WrittenAtVerse({ range: { first, last } }: { range: VerseRange }) {
  const copy = useCopy(marksCopy);
  const language = useLanguage();
  const [found, setFound] = useState<WrittenHere["written"] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const read = async () => {
    setFailed(false);
    const verses = `${first % 1_000}-${last % 1_000}`;
    const answer = await fetch(`/bible-study/marks?chapter=${chapterOf(first)}&verses=${verses}`).catch(
      () => null,
    );
    if (!answer?.ok) return setFailed(true);
    setFound(((await answer.json()) as WrittenHere).written);
  };
  const date = dateFormat(language, { dateStyle: "long", timeStyle: "short" });
  return (
    <details className="mark-written" onToggle={(event) => event.currentTarget.open && void read()}>
      <summary>{copy.panel.all}</summary>
      <FieldError id="written-failed">{isFailed && copy.refusals["marks.failed"]}</FieldError>
      <ol>
        {found?.map(({ noteId, at, body, isNow }) => (
          <li key={`${noteId} ${at} ${body.length}`}>
            <p>
              <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>,{" "}
              {isNow ? copy.panel.now : copy.panel.earlier}
            </p>
            <NoteText body={body} />
          </li>
        ))}
      </ol>
    </details>
  );
}
