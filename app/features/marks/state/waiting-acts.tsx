import { useEffect, useState } from "react";
import type { Language } from "#app/core/language.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { MarksRefusal } from "#app/features/marks/model/reply.ts";
import { referenceOf } from "#app/features/marks/model/selection.ts";
import { NoteText } from "#app/features/marks/notes/note-text.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { discardAct, followActs, unanswered, type WaitingAct } from "./send-acts.tsx";

/** Where it was made; empty for what is done to a note that is there. */
const placeOf = (act: WaitingAct, language: Language): string =>
  "first" in act ? formatReference(referenceOf(act), language) : "";

/** What has not been saved yet: how much waits for a connection, and what was refused: notes with their words. */
export function WaitingActs() {
  const { notices, refusals } = useCopy(marksCopy);
  const language = useLanguage();
  const [kept, setKept] = useState<ReturnType<typeof unanswered> | null>(null);
  useEffect(() => {
    const read = () => setKept(unanswered());
    read();
    return followActs(read);
  }, []);
  return (
    <>
      <p className="hint" role="status">
        {kept && kept.waiting.length > 0 && notices.waiting(kept.waiting.length)}
      </p>
      {kept?.refused.map((act) => (
        <article key={act.requestId} className="mark-note">
          <p role="alert">
            {act.intent === "note" ? notices.refused : notices.refusedChange(placeOf(act, language))}{" "}
            {refusals[act.refused as MarksRefusal]}
          </p>
          {act.intent === "note" && <NoteText body={act.body} />}
          <Button variant="bare" icon="trash-2" onClick={() => discardAct(act.requestId)}>
            {act.intent === "note" ? notices.discard : notices.dismiss}
          </Button>
        </article>
      ))}
    </>
  );
}
