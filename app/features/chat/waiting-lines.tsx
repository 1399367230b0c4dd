import { Button } from "#app/ui/button.tsx";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { refusalCopy } from "./copy.ts";
import { deedCopy } from "./copy-deeds.ts";
import HelpFor from "./help-for.tsx";
import { Outgoing } from "./message.tsx";
import type { Waiting } from "./outbox.ts";

type WaitingLinesProps = {
  list: readonly Waiting[];
  signedOut: boolean;
  onAgain(requestId: string): void;
  onEdit(requestId: string): void;
  onCancel(requestId: string): void;
};

/** Messages that wait on this device: seen, and in their member's hands until they are sent. */
export default function WaitingLines({ list, signedOut, onAgain, onEdit, onCancel }: WaitingLinesProps) {
  const copy = useCopy(deedCopy).waiting;
  const refusals = refusalCopy[useLanguage()];
  return list.map(({ requestId, text, refused }) => (
    <Outgoing key={requestId} message={{ requestId, text, state: refused ? "failed" : "waiting" }}>
      <HelpFor text={text} />
      <p className="message-aside">
        <span>{refused ? refusals[refused].title : signedOut ? copy.signedOut : copy.offline}</span>
        {refused && (
          <Button variant="bare" icon="rotate-cw" onClick={() => onAgain(requestId)}>
            {copy.again}
          </Button>
        )}
        <Button variant="bare" onClick={() => onEdit(requestId)}>
          {copy.edit}
        </Button>
        <Button variant="bare" onClick={() => onCancel(requestId)}>
          {copy.cancel}
        </Button>
      </p>
    </Outgoing>
  ));
}
