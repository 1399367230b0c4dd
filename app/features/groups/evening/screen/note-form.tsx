import { type FormEvent, useId, useState } from "react";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { MAX_NOTE } from "#app/features/groups/evening/model/limits.ts";
import type { OpenedPage } from "#app/features/groups/evening/model/opened-page.ts";
import type { OpenEvening } from "#app/features/groups/evening/page.ts";
import type { EveningReply } from "#app/features/groups/evening/reply.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { EveningForm, type InEvening } from "./evening-form.tsx";
import type { NotesHere } from "./use-notes-here.tsx";

type NoteFormProps = { evening: OpenEvening; page: OpenedPage; of: InEvening; here: NotesHere };

/**
 * A note under the page that is open. Without a network, or where no answer comes, it waits on this phone and is sent
 * by itself, under the same id: once.
 */
export function NoteForm({ evening, page, of, here }: NoteFormProps) {
  const copy = useCopy(eveningCopy).notes;
  const language = useLanguage();
  const id = useId();
  const [formId, setFormId] = useState(evening.formId);
  const [shared, setShared] = useState(true);
  const guest = evening.as === "guest";
  const done = () => {
    here.write("");
    setFormId(crypto.randomUUID());
  };
  const note = () => ({ page: page.n, body: here.draft.trim(), shared, language });
  const onReply = (reply: EveningReply) => {
    if (reply.ok) return done();
    if (reply.refusal === "groups.failed") {
      here.wait(formId, note());
      done();
    }
  };
  const beforeSending = (event: FormEvent) => {
    if (navigator.onLine || here.draft.trim() === "") return;
    event.preventDefault();
    here.wait(formId, note());
    done();
  };
  const keepHere = () => {
    if (here.draft.trim() === "") return;
    here.keepOwn({ id: crypto.randomUUID(), page: page.n, body: here.draft.trim() });
    done();
  };
  return (
    <div onSubmitCapture={beforeSending}>
      <EveningForm
        of={of}
        intent="note"
        fields={{ formId, page: String(page.n), language }}
        className="own-form"
        onReply={onReply}
      >
        {({ busy, offered }) => (
          <>
            <div className="field">
              <div className="field-head">
                <label htmlFor={id}>{copy.write}</label>
              </div>
              <textarea
                id={id}
                name="body"
                className="input"
                dir="auto"
                rows={3}
                maxLength={MAX_NOTE}
                value={here.draft}
                onChange={(event) => here.write(event.currentTarget.value)}
                aria-describedby={`${id}-hint`}
              />
              <p className="hint" id={`${id}-hint`}>
                {guest ? copy.guestHint : copy.ownHint}
              </p>
            </div>
            {offered !== null && (
              <Button variant="quiet" onClick={() => here.write(offered)}>
                {copy.scripture}
              </Button>
            )}
            <div className="own-buttons">
              <Button type="submit" name="shared" value="yes" busy={busy} onClick={() => setShared(true)}>
                {copy.share}
              </Button>
              {guest ? (
                <Button variant="quiet" onClick={keepHere}>
                  {copy.ownGuest}
                </Button>
              ) : (
                <Button
                  type="submit"
                  name="shared"
                  value="no"
                  variant="quiet"
                  busy={busy}
                  onClick={() => setShared(false)}
                >
                  {copy.own}
                </Button>
              )}
            </div>
          </>
        )}
      </EveningForm>
    </div>
  );
}
