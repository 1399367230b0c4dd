import { type InputHTMLAttributes, type ReactNode, useId, useState } from "react";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/ui/styles/forms.css";

type FieldProps = {
  label: ReactNode;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong; empty or null when nothing is. */
  error?: ReactNode;
  /** Beside the label, for example "Forgot password?". */
  beside?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "className">;

/** A labelled input whose hint and error a screen reader reads with it. A password can be shown. */
export function Field({ label, hint, error, beside, ...input }: FieldProps) {
  const made = useId();
  const id = input.id ?? made;
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  const described = [errorId, hintId, input["aria-describedby"]].filter(Boolean).join(" ");
  const wired = {
    ...input,
    id,
    "aria-invalid": error ? true : input["aria-invalid"],
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      {input.type === "password" ? <PasswordInput {...wired} /> : <input {...wired} className="input" />}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

function PasswordInput(input: InputHTMLAttributes<HTMLInputElement>) {
  const [shown, setShown] = useState(false);
  const { showPassword } = useCopy(uiCopy);
  return (
    <div className="password">
      <input {...input} type={shown ? "text" : "password"} className="input" />
      <button
        type="button"
        className="btn btn-bare btn-icon"
        aria-pressed={shown}
        aria-label={showPassword}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? "eye-off" : "eye"} />
      </button>
    </div>
  );
}
