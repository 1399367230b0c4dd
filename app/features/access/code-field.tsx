import { Field } from "#app/ui/field.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { stepCopy } from "./copy.ts";

type CodeFieldProps = { value: string; onChange(code: string): void; hint?: string; autoFocus?: boolean };

/** One field for six digits; whatever else is typed or pasted falls away. */
export function CodeField({ value, onChange, hint, autoFocus = false }: CodeFieldProps) {
  const words = useCopy(stepCopy);
  return (
    <div className="account-code">
      <Field
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, 6))}
        hint={hint}
        autoFocus={autoFocus}
      />
    </div>
  );
}
