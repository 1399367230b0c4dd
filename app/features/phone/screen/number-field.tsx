import { type RefObject, useId, useRef } from "react";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useFieldsBeforeHydration } from "#app/ui/controls/use-early.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/phone/screen/phone.css";
import { phoneCopy } from "#app/features/phone/copy.ts";

type NumberFieldProps = {
  value: string;
  onType: (typed: string) => void;
  /** Other words than the phone step's own. */
  label?: string;
  hint?: string;
  /** What is wrong; `true` where the form says it elsewhere. */
  error?: string | true | undefined;
  field?: RefObject<HTMLInputElement>;
  required?: boolean;
};

/** PH1, PH7: ten digits as 3-3-4 behind a +1. No maxlength: it would cut a pasted number before it is formatted. */
export function NumberField({ value, onType, label, hint, error, field, required }: NumberFieldProps) {
  const words = useCopy(phoneCopy);
  const id = useId();
  const said = error === true ? undefined : error;
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  useFieldsBeforeHydration(() => {
    const typed = input.current?.value ?? "";
    if (typed !== value) onType(typed);
  });
  return (
    <div className="field phone-number">
      <label htmlFor={id}>{label ?? words.number}</label>
      <div className="phone-country">
        <span aria-hidden="true">+1</span>
        <input
          ref={input}
          id={id}
          className="input"
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          value={value}
          onChange={(event) => onType(event.target.value)}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
      </div>
      <FieldError id={`${id}-error`}>{said}</FieldError>
      <p className="hint" id={`${id}-hint`}>
        {hint ?? words.numberHint}
      </p>
    </div>
  );
}
