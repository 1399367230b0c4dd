import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { type CareHere, useKeptCare } from "./care-outbox.tsx";
import { keptCareCopy } from "./copy.ts";

/** Care that was given without a network: sent from here, and what was not done is told until it is read. */
export const KeptCareNotes = ({ userId }: { userId: string }) => <CareNotes here={useKeptCare(userId)} />;

export function CareNotes({ here: { waiting, told, forget } }: { here: CareHere }) {
  const copy = useCopy(keptCareCopy);
  return (
    <>
      {waiting.length > 0 && <p role="status">{copy.waits(waiting.length)}</p>}
      {told.length > 0 && (
        <div className="kept-care-told" role="status">
          <p>{copy.told}</p>
          <ul>
            {told.map(({ requestId, text, refusal }) => (
              <li key={requestId}>
                {text} ({copy.why[refusal] ?? copy.why["pet.not_found"]})
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={forget}>
            {copy.forget}
          </Button>
        </div>
      )}
    </>
  );
}
