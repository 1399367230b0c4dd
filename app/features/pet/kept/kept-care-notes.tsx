import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { type CareHere, useKeptCare } from "./care-outbox.tsx";
import { keptCareCopy } from "./copy.ts";

/** Care that was given without a network: sent from here; what was refused is shown until it is read. */
export const KeptCareNotes = ({ userId }: { userId: string }) => <CareNotes here={useKeptCare(userId)} />;

export function CareNotes({ here: { waiting, refused, forget } }: { here: CareHere }) {
  const copy = useCopy(keptCareCopy);
  return (
    <>
      {waiting.length > 0 && <p role="status">{copy.waits(waiting.length)}</p>}
      {refused.length > 0 && (
        <div className="kept-care-refused" role="status">
          <p>{copy.refused}</p>
          <ul>
            {refused.map(({ requestId, text, refusal }) => (
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
