import type { ReactNode } from "react";
import { chatCopy } from "#app/features/chat/copy-screen.ts";
import { MessageParts } from "#app/features/chat/message-parts.tsx";
import type { Part } from "#app/features/chat/parts.ts";
import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
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
    <article aria-label={useCopy(chatCopy).message.yours} className="yours">
      <div className={`bubble ${pale ? "bubble-pale" : ""}`}>
        <MessageParts parts={parts} />
      </div>
      {children}
    </article>
  );
}

/** A quiet line under a message that did not go as meant, with the way on. */
function Aside({ said, onRetry }: { said: string; onRetry?: (() => void) | undefined }) {
  const { tryAgain } = useCopy(chatCopy).message;
  return (
    <p className="message-aside">
      <span>{said}</span>
      {onRetry && (
        <Button variant="bare" icon="rotate-cw" onClick={onRetry}>
          {tryAgain}
        </Button>
      )}
    </p>
  );
}

type MessageProps = {
  message: MessageView;
  /** Absent when the message is not the last one or an answer is running. */
  onRetry?: (() => void) | undefined;
};

/** One message as it is stored. */
export function Message({ message, onRetry }: MessageProps) {
  const copy = useCopy(chatCopy).message;
  if (message.role === "user") {
    return (
      <Yours parts={message.parts}>
        {message.state === "unanswered" && <Aside said={copy.unanswered} onRetry={onRetry} />}
      </Yours>
    );
  }
  return (
    <article aria-label={copy.theirs} className="theirs">
      <MessageParts parts={message.parts} />
      {message.state === "interrupted" && <Aside said={copy.interrupted} onRetry={onRetry} />}
      {message.state === "stopped" && <Aside said={copy.stopped} />}
    </article>
  );
}

export function Outgoing({ message, onResend }: { message: OutgoingMessage; onResend: () => void }) {
  const copy = useCopy(chatCopy).message;
  const failed = message.state === "failed";
  return (
    <Yours parts={[{ kind: "text", text: message.text }]} pale={!failed}>
      {failed ? (
        <Aside said={copy.unsent} onRetry={onResend} />
      ) : (
        <span className="sr-only">{copy.sending}</span>
      )}
    </Yours>
  );
}

/** Not announced while it grows: the finished answer is, once (`FinishedAnswer`). */
export function Streaming({ answer }: { answer: StreamingAnswer }) {
  return (
    <article aria-label={useCopy(chatCopy).message.theirs} aria-busy="true" className="theirs">
      <MessageParts parts={answer.parts} writing />
    </article>
  );
}
