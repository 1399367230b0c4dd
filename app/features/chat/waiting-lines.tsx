import { writtenIn } from "#app/core/written-language.ts";
import { helpFor } from "#app/features/care/copy-help.ts";
import { findCrisis } from "#app/features/care/crisis.ts";
import { HelpCard } from "#app/features/care/help-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import { refusalCopy } from "./copy.ts";
import { deedCopy } from "./copy-deeds.ts";
import { Outgoing } from "./message.tsx";
import type { Waiting } from "./outbox.ts";

type WaitingLinesProps = {
  list: readonly Waiting[];
  signedOut: boolean;
  onAgain(requestId: string): void;
  onEdit(requestId: string): void;
  onCancel(requestId: string): void;
};

/** G13: help needs no network. The age is not known here, so that anyone's lines stand on it. */
function Help({ text }: { text: string }) {
  const reads = useLanguage();
  const crisis = findCrisis(text);
  const language = writtenIn(text, reads);
  return crisis && <HelpCard help={helpFor(crisis, { young: false, language })} />;
}

/** Messages that wait on this device: seen, and in their member's hands until they are sent. */
export default function WaitingLines({ list, signedOut, onAgain, onEdit, onCancel }: WaitingLinesProps) {
  const copy = useCopy(deedCopy).waiting;
  const refusals = refusalCopy[useLanguage()];
  return list.map(({ requestId, text, refused }) => (
    <Outgoing key={requestId} message={{ requestId, text, state: refused ? "failed" : "waiting" }}>
      <Help text={text} />
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
