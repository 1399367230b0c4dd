import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import "#app/ui/styles/forms.css";
import "#app/ui/styles/choices.css";

type SelectProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The `<option>`s. */
  children: ReactNode;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className">;

/** The browser's own list, in the clothes of a field: every phone has a good one. */
export function Select({ label, hint, error, children, ...select }: SelectProps) {
  const made = useId();
  const id = select.id ?? made;
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="select">
        <select
          {...select}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
        >
          {children}
        </select>
        <Icon name="chevron-down" className="select-arrow" />
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
