import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { Act } from "#app/features/marks/model/act.ts";
import type { MarksRefusal } from "#app/features/marks/model/reply.ts";
import type { VerseRange } from "#app/features/marks/model/selection.ts";
import { pageUser } from "#app/request/page-user.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useAutoGrow } from "#app/ui/controls/use-auto-grow.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { bytesOf, MAX_NOTE_BYTES, type Note } from "./note.ts";
import "#app/ui/styles/forms.css";
import "./notes.css";

type NoteFormProps = {
  reference: string;
  /** Null: a new one. */
  note: Note | null;
  place: VerseRange & { translation: string };
  act: Act;
  onClose(): void;
};

/** What was typed, and the text that it began from: another one by now is not written over. */
type Draft = { base: string; body: string };

const draftKey = (note: Note | null, { first, last }: VerseRange): string =>
  `draft:${pageUser()}:note:${note?.id ?? `${first}-${last}`}`;

function draftAt(key: string, note: Note | null): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (kept && typeof kept === "object" && "body" in kept && "base" in kept)
      return { body: String(kept.body), base: String(kept.base) };
  } catch {
    // of an older build, or nobody's
  }
  return { body: note?.body ?? "", base: note?.version ?? "" };
}

function keepDraft(key: string, draft: Draft | null): void {
  if (draft === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(draft));
}

/** A note is written, or changed. What is typed stays on this device until it is saved or put away. */
export function NoteForm({ reference, note, place, act, onClose }: NoteFormProps) {
  const copy = useCopy(marksCopy);
  const language = useLanguage();
  const id = useId();
  const key = draftKey(note, place);
  const [{ body, base }, setDraft] = useState(() => draftAt(key, note));
  const [noteId] = useState(() => note?.id ?? crypto.randomUUID());
  const [refusal, setRefusal] = useState<MarksRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useAutoGrow(field, body);
  useEffect(() => field.current?.focus(), []);
  const over = bytesOf(body) - MAX_NOTE_BYTES;
  const change = (text: string) => {
    setDraft({ base, body: text });
    setRefusal(null);
    keepDraft(key, { base, body: text });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === "") return setRefusal("note.empty");
    if (over > 0) return setRefusal("note.too_long");
    setBusy(true);
    const { first, last, translation } = place;
    const reply = await act({ intent: "note", first, last, translation, noteId, base, body });
    setBusy(false);
    if (!reply.ok) return setRefusal(reply.refusal);
    keepDraft(key, null);
    if ("unsent" in reply) showToast({ title: copy.notices.unsent, tone: "plain" });
    else if (reply.intent === "note" && reply.kept) showToast({ title: copy.notices.kept, tone: "plain" });
    onClose();
  };
  return (
    <form method="post" className="note-form" onSubmit={save}>
      <label htmlFor={id}>{copy.panel.noteOn(reference)}</label>
      <textarea
        ref={field}
        id={id}
        className="input"
        dir="auto"
        rows={4}
        value={body}
        placeholder={copy.panel.placeholder}
        aria-invalid={refusal !== null || over > 0 || undefined}
        aria-describedby={`${id}-said`}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <FieldError id={`${id}-said`}>
        {over > 0 && copy.panel.left(`${Math.ceil(over / 1_000).toLocaleString(language)} kB`)}
        {over > 0 && refusal && ". "}
        {refusal && copy.refusals[refusal]}
      </FieldError>
      <div className="note-form-acts">
        <Button type="submit" busy={isBusy}>
          {copy.panel.saveNote}
        </Button>
        <Button
          variant="bare"
          onClick={() => {
            keepDraft(key, null);
            onClose();
          }}
        >
          {copy.panel.cancel}
        </Button>
      </div>
    </form>
  );
}
