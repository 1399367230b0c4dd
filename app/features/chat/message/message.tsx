import type { ReactNode } from "react";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { MessageParts } from "#app/features/chat/message/message-parts.tsx";
import { MessageTools } from "#app/features/chat/message/message-tools.tsx";
import type { Part } from "#app/features/chat/model/parts.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { MessageView } from "#party/protocol.ts";

/** What the member has sent and the server has not yet stored. */
export type OutgoingMessage = {
  requestId: string;
  text: string;
  /** `waiting`: it is sent by itself when it can be. `failed`: it was refused, and can be sent again. */
  state: "sending" | "waiting" | "failed";
};

/** An answer while it is being written; without parts only the dot shows. */
export type StreamingAnswer = { answerId: string; parts: readonly Part[] };

/** The member's words: the one bubble. */
function Yours({
  id,
  parts,
  pale = false,
  children,
}: {
  id?: string;
  parts: readonly Part[];
  pale?: boolean;
  children?: ReactNode;
}) {
  return (
    <article
      id={id}
      aria-label={useCopy(chatCopy).message.yours}
      className="yours"
      tabIndex={id ? -1 : undefined}
    >
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

export type MessageProps = {
  message: MessageView;
  /** It answers a question of the member's: not a greeting. */
  answers?: boolean;
  /** An answer is being written. */
  resting?: boolean;
  /** Absent when the message is not the last one or an answer is running. */
  onRetry?: (() => void) | undefined;
};

/** One message as it is stored. Its id is its address in the page. */
export function Message({ message, answers = false, resting = false, onRetry }: MessageProps) {
  const copy = useCopy(chatCopy).message;
  const tools = <MessageTools message={message} answers={answers} resting={resting} />;
  if (message.role === "user") {
    return (
      <Yours id={message.id} parts={message.parts}>
        {message.state === "unanswered" && <Aside said={copy.unanswered} onRetry={onRetry} />}
        {message.state === "stopped" && <Aside said={copy.stopped} onRetry={onRetry} />}
        {tools}
      </Yours>
    );
  }
  return (
    <article id={message.id} aria-label={copy.theirs} className="theirs" tabIndex={-1}>
      <MessageParts parts={message.parts} marked />
      {message.state === "interrupted" && <Aside said={copy.interrupted} onRetry={onRetry} />}
      {message.state === "stopped" && <Aside said={copy.stopped} />}
      {tools}
    </article>
  );
}

type OutgoingProps = { message: OutgoingMessage; children?: ReactNode };

/** `children`: what can be done about one that waits. */
export function Outgoing({ message, children }: OutgoingProps) {
  const copy = useCopy(chatCopy).message;
  return (
    <Yours parts={[{ kind: "text", text: message.text }]} pale={message.state !== "failed"}>
      {message.state === "sending" ? <span className="sr-only">{copy.sending}</span> : children}
    </Yours>
  );
}

/** Not announced while it grows: the finished answer is, once (`FinishedAnswer`). */
export function Streaming({ answer }: { answer: StreamingAnswer }) {
  return (
    <article aria-label={useCopy(chatCopy).message.theirs} aria-busy="true" className="theirs">
      <MessageParts parts={answer.parts} marked writing />
    </article>
  );
}
