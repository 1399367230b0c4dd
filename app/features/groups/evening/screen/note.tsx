import { ReasonSelect } from "#app/features/community/parts/reason-select.tsx";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import type { EveningNote, OpenEvening } from "#app/features/groups/evening/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { EveningForm, type InEvening } from "./evening-form.tsx";
import { Name } from "./people-here.tsx";
import { Press } from "./prayer-round.tsx";

/** A note of an open evening, with what its reader can do about it. */
export function Note({ note, evening, of }: { note: EveningNote; evening: OpenEvening; of: InEvening }) {
  const copy = useCopy(eveningCopy).notes;
  return (
    <li>
      <NoteWords note={note} />
      <div className="own-buttons">
        {(note.mine || (evening.leads && note.shared)) && (
          <Press of={of} intent="unnote" fields={{ on: note.id }} words={copy.remove} bare />
        )}
        {evening.as === "member" && <ReportNote note={note} of={of} />}
      </div>
    </li>
  );
}

/** A note with who wrote it. */
export function NoteWords({ note }: { note: EveningNote }) {
  const copy = useCopy(eveningCopy).notes;
  const { moderation } = note;
  return (
    <>
      <span className="evening-author">
        <Name who={{ name: note.name, guest: note.guest }} />
        {!note.shared && <Badge>{copy.mine}</Badge>}
      </span>
      {moderation !== "shown" && (
        <small className="request-state">{note.guest ? copy.states.guest : copy.states[moderation]}</small>
      )}
      <p lang={note.language} dir="auto">
        {note.body}
      </p>
    </>
  );
}

/** To the moderators, in two presses, without script too. Nothing for one's own, and for what they are asked about. */
export function ReportNote({ note, of }: { note: EveningNote; of: InEvening }) {
  const copy = useCopy(eveningCopy).notes;
  if (note.mine || note.moderation !== "shown") return null;
  return (
    <details className="request-safety">
      <summary>{copy.report}</summary>
      <EveningForm
        of={of}
        intent="report"
        fields={{ on: note.id }}
        className="own-form"
        onReply={({ ok }) => ok && showToast({ title: copy.reported, tone: "ok" })}
      >
        {({ busy }) => (
          <>
            <ReasonSelect />
            <Button type="submit" variant="quiet" busy={busy}>
              {copy.reportSend}
            </Button>
            <small className="hint">{note.guest ? copy.reportGuestHint : copy.reportHint}</small>
          </>
        )}
      </EveningForm>
    </details>
  );
}
