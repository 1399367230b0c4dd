import { type RefObject, useId } from "react";
import { FieldError } from "#app/ui/field.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { phoneCopy } from "./copy.ts";

type NumberFieldProps = {
  value: string;
  onType: (typed: string) => void;
  error?: string | undefined;
  field?: RefObject<HTMLInputElement>;
};

/** PH1, PH7: ten digits as 3-3-4 behind a +1. No maxlength: it would cut a pasted number before it is formatted. */
export function NumberField({ value, onType, error, field }: NumberFieldProps) {
  const words = useCopy(phoneCopy);
  const id = useId();
  return (
    <div className="field phone-number">
      <label htmlFor={id}>{words.number}</label>
      <div className="phone-country">
        <span aria-hidden="true">+1</span>
        <input
          ref={field}
          id={id}
          className="input"
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          value={value}
          onChange={(event) => onType(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p className="hint" id={`${id}-hint`}>
        {words.numberHint}
      </p>
    </div>
  );
}
