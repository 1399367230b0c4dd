import { useId, useRef } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { THEMES } from "#app/features/community/model/themes.ts";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { MOST_BODY, MOST_PERSON } from "#app/features/prayers/model/limits.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { useAutoGrow } from "#app/ui/controls/use-auto-grow.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/ui/styles/forms.css";

type FieldsProps = {
  body: string;
  person: string;
  theme: string;
  error: string | null;
  onBody(text: string): void;
};

/** The words of a prayer of one's own, for whom it is, and what about. */
export function PetitionFields({ body, person, theme, error, onBody }: FieldsProps) {
  const id = useId();
  const { themes } = useCopy(communityCopy);
  const { fields } = useCopy(prayersCopy);
  const field = useRef<HTMLTextAreaElement>(null);
  useAutoGrow(field, body);
  return (
    <>
      <div className="field">
        <div className="field-head">
          <label htmlFor={id}>{fields.body}</label>
        </div>
        <textarea
          ref={field}
          id={id}
          name="body"
          className="input"
          dir="auto"
          rows={3}
          value={body}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          onChange={(event) => onBody(event.currentTarget.value)}
        />
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <p className="hint words-hint" id={`${id}-hint`}>
          <span>{fields.bodyHint}</span>
          <span className={body.length > MOST_BODY ? "words-over" : undefined}>
            {fields.count(body.length, MOST_BODY)}
          </span>
        </p>
      </div>
      <div className="prayers-pair">
        <Field
          label={fields.person}
          name="person"
          dir="auto"
          autoComplete="off"
          maxLength={MOST_PERSON}
          defaultValue={person}
        />
        <Select label={fields.theme} name="theme" defaultValue={theme}>
          <option value="">{fields.noTheme}</option>
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {themes[one]}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
