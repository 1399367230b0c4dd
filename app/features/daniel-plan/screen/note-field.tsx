import { useId, useRef } from "react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import type { ShownNote } from "#app/features/daniel-plan/shown/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useAutoGrow } from "#app/ui/controls/use-auto-grow.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { type OnPage, useRefused } from "./plan-form.tsx";
import { useNote } from "./use-note.tsx";
import "#app/ui/styles/forms.css";

/** Letters of a text; the server refuses more. */
const MOST = 4_000;

type NoteFieldProps = { note: ShownNote; label: string; hidden?: boolean; rows?: number; on: OnPage };

/** A text of the day: typed, saved, and kept where it is refused. */
export function NoteField({ note, label, hidden = false, rows = 2, on }: NoteFieldProps) {
  const copy = useCopy(danielCopy);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { fetcher, draft, change, busy, refusal, other, onSubmit, keepOther, keepMine } = useNote(note, on);
  const withoutScript = useRefused("note");
  useAutoGrow(field, draft.body);
  const over = draft.body.trim().length - MOST;
  const said = refusal
    ? copy.refusals[refusal]
    : withoutScript && draft.body !== note.body
      ? withoutScript
      : null;
  return (
    <fetcher.Form
      method="post"
      action={useMemberAction(on.path, on.userId)}
      className="daniel-note"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="plan" value={on.planId} />
      <input type="hidden" name="step" value={note.step} />
      <input type="hidden" name="entry" value={note.entry} />
      <input type="hidden" name="base" value={draft.base} />
      <label htmlFor={id} className={hidden ? "sr-only" : undefined}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        name="body"
        className="input"
        dir="auto"
        rows={rows}
        value={draft.body}
        aria-invalid={said !== null || over > 0 || undefined}
        aria-describedby={said || over > 0 ? `${id}-said` : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <FieldError id={`${id}-said`}>{over > 0 ? copy.left(String(over)) : said}</FieldError>
      {other && (
        <div className="daniel-other">
          <p>{copy.other}</p>
          <blockquote>{other.body}</blockquote>
          <Button type="submit" variant="quiet" onClick={keepMine}>
            {copy.keepMine}
          </Button>
          <Button variant="bare" onClick={keepOther}>
            {copy.keepOther}
          </Button>
        </div>
      )}
      {!other && (
        <Button type="submit" variant="quiet" busy={busy}>
          {copy.save}
        </Button>
      )}
    </fetcher.Form>
  );
}
