import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { refusalCopy } from "#app/features/chat/threads/copy.ts";
import type { ThreadRefusal } from "#app/features/chat/threads/refusals.ts";
import { useLanguage } from "#app/ui/words/language.tsx";

type RenameFieldProps = {
  value: string;
  label: string;
  /** `byKey`: the reader is still here. */
  onClose: (byKey: boolean) => void;
  /** What is wrong with the words, or null. */
  onSave: (title: string) => Promise<ThreadRefusal | null>;
};

/** The title in its row: Enter keeps it, Escape leaves it as it was. */
export function RenameField({ value, label, onClose, onSave }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<ThreadRefusal | null>(null);
  const language = useLanguage();
  const errorId = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = async (byKey: boolean) => {
    const title = field.current?.value ?? value;
    if (title.trim() === value) return onClose(byKey);
    const problem = await onSave(title);
    setRefusal(problem);
    if (problem) field.current?.focus();
    else onClose(byKey);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(true);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.target.value.trim()) onClose(false);
    else if (!refusal) void save(false);
  };
  return (
    <form className="rename" method="post" onSubmit={submit}>
      <input
        ref={field}
        className="input"
        aria-label={label}
        aria-invalid={refusal !== null}
        aria-describedby={refusal ? errorId : undefined}
        defaultValue={value}
        dir="auto"
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          onClose(true);
        }}
      />
      {refusal && (
        <p id={errorId} className="field-error" role="alert">
          {refusalCopy[language][refusal]}
        </p>
      )}
    </form>
  );
}
