import { useFetcher } from "@remix-run/react";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import type { Subject } from "#app/features/daniel-plan/model/subjects.ts";
import type { DanielReply } from "#app/features/daniel-plan/reply.ts";
import type { ShownPractice } from "#app/features/daniel-plan/shown/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { NoteField } from "./note-field.tsx";
import type { OnPage } from "./plan-form.tsx";

export const DRAWINGS: Readonly<Record<Subject, DrawingName>> = {
  faith: "bible",
  food: "bowl",
  fitness: "sandals",
  focus: "candle",
  friends: "chat",
};

type PracticeRowProps = { practice: ShownPractice; step: number; mayLog: boolean; on: OnPage };

/** One practice of the day: what it is, another way to do it, its mark, and a note. */
export function PracticeRow({ practice, step, mayLog, on }: PracticeRowProps) {
  const copy = useCopy(danielCopy);
  const { subject, title, detail, gentle, note } = practice;
  return (
    <li className="daniel-practice">
      <Drawing name={DRAWINGS[subject]} size={88} />
      <div className="daniel-practice-words">
        <p className="daniel-subject">{copy.subjects[subject]}</p>
        <h3>{title}</h3>
        <p className="daniel-detail">{detail}</p>
        {gentle && (
          <p className="daniel-detail">
            <b>{copy.gentle}</b> {gentle}
          </p>
        )}
        {mayLog && (
          <details className="daniel-note-fold" open={note.body !== "" || undefined}>
            <summary aria-label={copy.addNote(title)}>{copy.note}</summary>
            <NoteField note={note} label={copy.noteOn(title)} hidden on={on} />
          </details>
        )}
      </div>
      {mayLog && <Mark practice={practice} step={step} on={on} />}
    </li>
  );
}

/** Done, or to do. A press shows at once; a refusal takes it back and says why. */
function Mark({ practice: { subject, title, done }, step, on }: Omit<PracticeRowProps, "mayLog">) {
  const copy = useCopy(danielCopy);
  const fetcher = useFetcher<DanielReply>();
  const asked = fetcher.formData?.get("done");
  const isDone = asked ? asked === "yes" : done;
  const refused = fetcher.data && !fetcher.data.ok ? copy.refusals[fetcher.data.refusal] : null;
  return (
    <fetcher.Form method="post" action={useMemberAction(on.path, on.userId)} className="daniel-mark-form">
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="plan" value={on.planId} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="entry" value={subject} />
      <button
        type="submit"
        name="done"
        value={isDone ? "no" : "yes"}
        className="daniel-mark"
        aria-pressed={isDone}
        aria-label={isDone ? copy.doneOf(title) : copy.toDoOf(title)}
      >
        <span className="daniel-box" aria-hidden="true">
          <Icon name="check" size="small" />
        </span>
        <span aria-hidden="true">{isDone ? copy.done : copy.toDo}</span>
      </button>
      <FieldError id={`mark-${subject}`}>{refused}</FieldError>
    </fetcher.Form>
  );
}
