import { useId } from "react";
import { fieldsCopy } from "#app/features/content/copy-fields.ts";
import type { Field as ContentField } from "#app/features/content/model/field.ts";
import type { FieldFault } from "#app/features/content/model/typed.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { contentCopy } from "./copy-content.ts";

type ContentFieldProps = { field: ContentField; typed: string; fault: FieldFault | undefined };

/** A field of an item, by what it holds. */
export function ContentFieldInput({ field, typed, fault }: ContentFieldProps) {
  const copy = useCopy(fieldsCopy);
  const { edit } = useCopy(contentCopy);
  const { name, kind, language, most, least = 0, optional } = field;
  const label = language
    ? `${copy.labels[field.label]} (${copy.languages[language]})`
    : copy.labels[field.label];
  const error = fault && copy.faults[fault];
  const common = { label, name, error };
  if (kind === "yes" || kind === "choice") {
    const options = kind === "yes" ? (["1", "0"] as const) : (field.choices ?? []);
    return (
      <Select {...common} defaultValue={typed}>
        {options.map((value) => (
          <option key={value} value={value}>
            {kind === "yes" ? (value === "1" ? edit.yes : edit.no) : value}
          </option>
        ))}
      </Select>
    );
  }
  if (kind === "text" || kind === "lines") {
    const hint = kind === "lines" ? copy.hints.entries(most) : copy.hints.paragraphs(most);
    return <TextArea {...common} hint={hint} field={field} typed={typed} />;
  }
  const hints = {
    line: copy.hints.letters(most),
    reference: copy.hints.reference,
    number: `${copy.hints.numbers(least, most)}${optional ? ` ${copy.hints.optional}` : ""}`,
  };
  return (
    <Field
      {...common}
      hint={hints[kind]}
      defaultValue={typed}
      {...(language && { lang: language })}
      {...(kind === "number" && { inputMode: "numeric" as const })}
      autoComplete="off"
    />
  );
}

type TextAreaProps = {
  label: string;
  name: string;
  error: string | undefined;
  hint: string;
  field: ContentField;
  typed: string;
};

function TextArea({ label, name, error, hint, field: { language, kind, most }, typed }: TextAreaProps) {
  const id = useId();
  const rows = kind === "lines" ? Math.max(3, most) : most > 1_000 ? 8 : 5;
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        id={id}
        name={name}
        className="input"
        rows={rows}
        defaultValue={typed}
        lang={language}
        // browsers bring the line of the caret into view, and half of a long text stays under the bar
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ""}${id}-hint`}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
