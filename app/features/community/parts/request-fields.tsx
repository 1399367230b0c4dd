import { useId, useRef } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useAutoGrow } from "#app/ui/controls/use-auto-grow.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/ui/styles/forms.css";

type WordsFieldProps = {
  label: string;
  value: string;
  most: number;
  name?: string;
  rows?: number;
  hint?: string;
  error?: string | null;
  onChange(text: string): void;
};

/** A text of several lines with its count; what is too long stays in it, to be shortened. */
export function WordsField({
  label,
  value,
  most,
  name = "body",
  rows = 4,
  hint,
  error,
  onChange,
}: WordsFieldProps) {
  const id = useId();
  const { compose } = useCopy(communityCopy);
  const field = useRef<HTMLTextAreaElement>(null);
  useAutoGrow(field, value);
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        ref={field}
        id={id}
        name={name}
        className="input"
        dir="auto"
        rows={rows}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p className="hint words-hint" id={`${id}-hint`}>
        <span>{hint}</span>
        <span className={value.length > most ? "words-over" : undefined}>
          {compose.count(value.length, most)}
        </span>
      </p>
    </div>
  );
}

/** A text with the Bible's own words where it had others, to be taken by a press. */
export function OfferedWords({ words, onTake }: { words: string; onTake(words: string): void }) {
  const { compose } = useCopy(communityCopy);
  return (
    <div className="request-state offered-words">
      <p>
        <b>{compose.offered}</b>
      </p>
      <p className="request-body">{words}</p>
      <Button variant="quiet" onClick={() => onTake(words)}>
        {compose.takeOffered}
      </Button>
    </div>
  );
}
