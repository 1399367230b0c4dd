import { useEffect, useState } from "react";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { MarksRefusal } from "#app/features/marks/model/reply.ts";
import { NoteText } from "#app/features/marks/notes/note-text.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { discardAct, followActs, unanswered } from "./send-acts.tsx";

/** What has not been saved yet: how much waits for a connection, and notes that were refused, with their words. */
export function WaitingActs() {
  const { told, refusals } = useCopy(marksCopy);
  const [kept, setKept] = useState<ReturnType<typeof unanswered> | null>(null);
  useEffect(() => {
    const read = () => setKept(unanswered());
    read();
    return followActs(read);
  }, []);
  return (
    <>
      <p className="hint" role="status">
        {kept && kept.waiting.length > 0 && told.waiting(kept.waiting.length)}
      </p>
      {kept?.refused.map((act) => (
        <article key={act.requestId} className="mark-note">
          <p role="alert">
            {told.refused} {refusals[act.refused as MarksRefusal]}
          </p>
          {act.intent === "note" && <NoteText body={act.body} />}
          <Button variant="bare" icon="trash-2" onClick={() => discardAct(act.requestId)}>
            {told.discard}
          </Button>
        </article>
      ))}
    </>
  );
}
