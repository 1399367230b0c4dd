import { type ReactNode, useId } from "react";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import "#app/ui/styles/choices.css";

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  /** Chosen, where the parent keeps it; else `defaultValue`. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `row`: short words side by side. */
  look?: "list" | "row";
  error?: ReactNode;
};

/** One of a few, all of them in sight. The browser's own radio buttons: arrows move, without script too. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  look = "list",
  error,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={`radios radios-${look}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} className="radio">
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.hint && <small id={`${id}-${option.value}`}>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
