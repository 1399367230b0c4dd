import { useState } from "react";
import type { VerseSelection } from "#app/features/reader/selection.ts";
import { useBuiltFile } from "#app/features/word-study/kept-words.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { relatedCopy } from "./copy.ts";
import { type CommentaryFile, commentaryPath, sectionsOn } from "./related-file.ts";

const PSALMS = 19;

/** What two old commentators wrote on the chosen verses, each folded and dated. */
export function CommentaryVoices({ selection }: { selection: VerseSelection }) {
  return (
    <section className="related-voices">
      <Voice name="henry" selection={selection} />
      {selection.book === PSALMS && <Voice name="spurgeon" selection={selection} />}
    </section>
  );
}

function Voice({ name, selection }: { name: keyof CommentaryFile; selection: VerseSelection }) {
  const { commentary: copy } = useCopy(relatedCopy);
  const [open, setOpen] = useState(false);
  const { book, chapter, from, to } = selection;
  const { file, failed } = useBuiltFile<CommentaryFile>(open ? commentaryPath(book, chapter) : null);
  const sections = file ? sectionsOn(file[name], from, to) : [];
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{copy[name]}</summary>
      {open && (
        <>
          {failed && <p role="alert">{copy.failed}</p>}
          {!file && !failed && <p role="status">{copy.waiting}</p>}
          {file && <p className="related-note">{sections.length > 0 ? copy.note : copy.none}</p>}
          {sections.map(([first, last, heading, paragraphs]) => (
            <div key={`${first} ${heading}`}>
              <h4>
                {first === 0 ? copy.chapter : copy.verses(first, last)}
                {heading && <span lang="en">. {heading}</span>}
              </h4>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} lang="en">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </>
      )}
    </details>
  );
}
