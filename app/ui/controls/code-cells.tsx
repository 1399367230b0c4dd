import { forwardRef, useId, useState } from "react";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import "#app/ui/controls/code-cells.css";

type CodeCellsProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** The last digit was typed or pasted: the code is sent by itself. */
  onComplete?: (code: string) => void;
  error?: string | undefined;
  /** The id of what a screen reader shall read with the label. */
  describedBy?: string;
  /** How many digits; six when absent. */
  length?: number;
};

/**
 * A code of digits: one input, so that paste, autofill and a screen reader find a field like any other, over cells
 * that show its digits to the eye. The digits are written one after the other: the caret stays at the end.
 */
export const CodeCells = forwardRef<HTMLInputElement, CodeCellsProps>(function CodeCells(
  { label, value, onChange, onComplete, error, describedBy, length = 6 },
  ref,
) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const toEnd = (input: HTMLInputElement) => input.setSelectionRange(value.length, value.length);
  const next = Math.min(value.length, length - 1);
  const type = (typed: string) => {
    const code = typed.replace(/\D/g, "").slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="code-cells" data-wrong={error ? true : undefined}>
        <input
          ref={ref}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={value}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onSelect={(event) => {
            const input = event.currentTarget;
            if (input.selectionStart === input.selectionEnd && input.selectionEnd !== value.length)
              toEnd(input);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, describedBy].filter(Boolean).join(" ") || undefined}
        />
        {Array.from({ length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <i key={at} aria-hidden="true" className={focused && at === next ? "on" : undefined}>
            {value[at]}
          </i>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
});
