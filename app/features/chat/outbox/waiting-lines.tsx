import { useSyncExternalStore } from "react";
import { refusalLine } from "#app/features/chat/copy/copy.ts";
import { actionCopy } from "#app/features/chat/copy/copy-actions.ts";
import CrisisHelp from "#app/features/chat/message/help-for.tsx";
import { Outgoing } from "#app/features/chat/message/message.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { QueuedMessage } from "./outbox.ts";
import { type OutboxConditions, outboxStatus } from "./waiting-for.ts";

export type QueuedMessagesProps = {
  /** Of the open conversation. */
  list: readonly QueuedMessage[];
  conditions: Omit<OutboxConditions, "online">;
  onAgain(requestId: string): void;
  onEdit(requestId: string): void;
  onCancel(requestId: string): void;
};

function watchNetwork(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Messages that wait on this device: seen, and in their member's hands until they are sent. */
export default function QueuedMessages({ list, conditions, onAgain, onEdit, onCancel }: QueuedMessagesProps) {
  const copy = useCopy(actionCopy).waiting;
  const language = useLanguage();
  const online = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const statusText = (one: QueuedMessage) => copy[outboxStatus(one, { ...conditions, online })];
  return list.map((one) => {
    const { requestId, text, refused } = one;
    return (
      <Outgoing key={requestId} message={{ requestId, text, state: refused ? "failed" : "waiting" }}>
        <CrisisHelp text={text} />
        <p className="message-aside">
          <span>{refused ? refusalLine(refused, language) : statusText(one)}</span>
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
    );
  });
}
