import type { ReactNode } from "react";
import { MessageParts } from "#app/features/chat/message-parts.tsx";
import type { Part } from "#app/features/chat/parts.ts";
import { Button } from "#app/ui/button.tsx";
import type { MessageView } from "#party/protocol.ts";

/** What the member has sent and the server has not yet stored. */
export type OutgoingMessage = {
  requestId: string;
  text: string;
  state: "sending" | "failed";
};

/** An answer while it is being written; without parts only the dot shows. */
export type StreamingAnswer = { answerId: string; parts: readonly Part[] };

/** The member's words: the one bubble. */
function Yours({
  parts,
  pale = false,
  children,
}: {
  parts: readonly Part[];
  pale?: boolean;
  children?: ReactNode;
}) {
  return (
    <article aria-label="You said" className="yours">
      <div className={`bubble ${pale ? "bubble-pale" : ""}`}>
        <MessageParts parts={parts} />
      </div>
      {children}
    </article>
  );
}

/** A quiet line under a message that did not go as meant, with the way on. */
function Aside({ said, onRetry }: { said: string; onRetry?: (() => void) | undefined }) {
  return (
    <p className="message-aside">
      <span>{said}</span>
      {onRetry && (
        <Button variant="bare" icon="rotate-cw" onClick={onRetry}>
          Try again
        </Button>
      )}
    </p>
  );
}

type MessageProps = {
  message: MessageView;
  companionName: string;
  /** Absent when the message is not the last one or an answer is running. */
  onRetry?: (() => void) | undefined;
};

/** One message as it is stored. */
export function Message({ message, companionName, onRetry }: MessageProps) {
  if (message.role === "user") {
    return (
      <Yours parts={message.parts}>
        {message.state === "unanswered" && <Aside said="Not answered" onRetry={onRetry} />}
      </Yours>
    );
  }
  return (
    <article aria-label={`${companionName} said`} className="theirs">
      <MessageParts parts={message.parts} />
      {message.state === "interrupted" && <Aside said="The answer broke off here." onRetry={onRetry} />}
      {message.state === "stopped" && <Aside said="Stopped" />}
    </article>
  );
}

export function Outgoing({ message, onResend }: { message: OutgoingMessage; onResend: () => void }) {
  const failed = message.state === "failed";
  return (
    <Yours parts={[{ kind: "text", text: message.text }]} pale={!failed}>
      {failed ? <Aside said="Not sent" onRetry={onResend} /> : <span className="sr-only">Sending</span>}
    </Yours>
  );
}

/** Not announced while it grows: the finished answer is, once (`FinishedAnswer`). */
export function Streaming({ answer, companionName }: { answer: StreamingAnswer; companionName: string }) {
  return (
    <article aria-label={`${companionName} said`} aria-busy="true" className="theirs">
      <MessageParts parts={answer.parts} writing />
    </article>
  );
}
