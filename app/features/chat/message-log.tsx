import { type ComponentProps, useRef } from "react";
import { CONTEXT_MESSAGES } from "#app/features/chat/catalog.ts";
import { chatCopy } from "#app/features/chat/copy-screen.ts";
import { FinishedAnswer } from "#app/features/chat/finished-answer.tsx";
import {
  Message,
  Outgoing,
  type OutgoingMessage,
  Streaming,
  type StreamingAnswer,
} from "#app/features/chat/message.tsx";
import { Remembered } from "#app/platform/remembered.tsx";
import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useStickToEnd } from "#app/ui/use-stick-to-end.ts";
import type { MessageView } from "#party/protocol.ts";

export type MessageLogProps = {
  conversationId: string | null;
  /** Stored messages, oldest first. */
  messages: readonly MessageView[];
  /** Sent from this page and not yet stored, oldest first. */
  outgoing?: readonly OutgoingMessage[];
  /** The answer being written, or null. */
  streaming?: StreamingAnswer | null;
  /** For the last message when it is `interrupted` or `unanswered`, and nothing is running. */
  onRetry: (message: MessageView) => void;
  onResend: (message: OutgoingMessage) => void;
};

/** The conversation. It follows the newest words unless the reader has scrolled up. */
export function MessageLog({
  conversationId,
  messages,
  outgoing = [],
  streaming = null,
  onRetry,
  onResend,
}: MessageLogProps) {
  const copy = useCopy(chatCopy).log;
  const box = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd } = useStickToEnd(box);
  // D11: all are shown; the last ones, which the companion is told, are what the server renders.
  const first = useHydrated() ? 0 : Math.max(0, messages.length - CONTEXT_MESSAGES);
  const forgotten = messages.length - CONTEXT_MESSAGES;
  const idle = outgoing.length === 0 && streaming === null;
  const lastId = messages.at(-1)?.id;

  return (
    <div className="relative min-h-0 grid">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div ref={box} role="log" aria-live="off" aria-label={copy.label} tabIndex={0} className="log">
        <Remembered as="div" className="log-lines">
          {[
            ...messages
              .slice(first)
              .map((message, index) => (
                <Line
                  key={message.id}
                  message={message}
                  remembered={forgotten > 0 && first + index === forgotten}
                  onRetry={idle && message.id === lastId ? () => onRetry(message) : undefined}
                />
              )),
            ...outgoing.map((message) => (
              <Outgoing key={message.requestId} message={message} onResend={() => onResend(message)} />
            )),
            streaming && <Streaming key="streaming" answer={streaming} />,
          ]}
        </Remembered>
      </div>
      {!atEnd && (
        <Button variant="quiet" icon="arrow-down" className="log-latest" onClick={toEnd}>
          {copy.latest}
        </Button>
      )}
      <FinishedAnswer conversationId={conversationId} messages={messages} />
    </div>
  );
}

type LineProps = ComponentProps<typeof Message> & {
  /** The first message that the companion is told. */
  remembered: boolean;
};

function Line({ remembered, ...message }: LineProps) {
  const copy = useCopy(chatCopy).log;
  return (
    <>
      {remembered && <p className="log-divider">{copy.remembered}</p>}
      <Message {...message} />
    </>
  );
}
