import { useId } from "react";
import { MAX_WORDS } from "#app/features/community/queue/forms.ts";
import "#app/ui/styles/forms.css";

/** Words to a member; T goes there, Ctrl and Enter sends. */
export function WordsArea({ label, hint }: { label: string; hint: string }) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        <kbd>T</kbd>
      </div>
      <textarea
        id={id}
        name="words"
        className="input"
        dir="auto"
        rows={3}
        maxLength={MAX_WORDS}
        data-key="t"
        aria-describedby={`${id}-hint`}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
