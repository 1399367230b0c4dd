import {
  type ComponentProps,
  lazy,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useMemo,
  useRef,
} from "react";
import { CachedMarkup } from "#app/document/remembered/remembered.tsx";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import { FinishedAnswer } from "#app/features/chat/message/finished-answer.tsx";
import {
  Message,
  Outgoing,
  type OutgoingMessage,
  Streaming,
  type StreamingAnswer,
} from "#app/features/chat/message/message.tsx";
import type { MessageAction } from "#app/features/chat/message/message-tools.tsx";
import { CONTEXT_MESSAGES } from "#app/features/chat/model/catalog.ts";
import type { QueuedMessagesProps } from "#app/features/chat/outbox/waiting-lines.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useVirtualWindow } from "#app/ui/list/use-drawn-window.ts";
import { useStickToEnd } from "#app/ui/list/use-stick-to-end.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { MessageView } from "#party/protocol.ts";
import type { EarlierProps } from "./earlier-messages.tsx";
import type { EditQuestionProps } from "./edit-question.tsx";

const EarlierMessages = lazy(lazyViews.earlier);
const EditQuestion = lazy(lazyViews.edit);
const WaitingLines = lazy(lazyViews.waiting);

export type MessageLogProps = {
  conversationId: string | null;
  /** Stored messages, oldest first. */
  messages: readonly MessageView[];
  /** What brings the messages before these. */
  earlier?: Omit<EarlierProps, "wanted" | "drawn"> | null;
  /** The address' last part, which may name a message. */
  hash?: string;
  /** Sent from this page and not yet stored, oldest first. */
  outgoing?: readonly OutgoingMessage[];
  /** The answer being written, or null. */
  streaming?: StreamingAnswer | null;
  /** What waits until it can be sent, and what can be done about it. */
  waiting?: QueuedMessagesProps | null;
  /** The question that is being said differently. */
  editing?: (Omit<EditQuestionProps, "message"> & { id: string }) | null;
  /** What stands under a greeting that nobody has answered: then the log is read from its top. */
  beginning?: ReactNode;
  onAction?: (action: MessageAction, message: MessageView) => void;
  /** For the last message when it is `interrupted`, `unanswered`, or a question that was `stopped`. */
  onRetry: (message: MessageView) => void;
};

/** The conversation. It follows the newest words unless the reader has scrolled up. */
export function MessageLog({
  conversationId,
  messages,
  earlier = null,
  hash = "",
  outgoing = [],
  streaming = null,
  waiting = null,
  editing = null,
  beginning = null,
  onAction,
  onRetry,
}: MessageLogProps) {
  const copy = useCopy(chatCopy).log;
  const box = useRef<HTMLDivElement>(null);
  const said = (outgoing.at(-1) ?? waiting?.list.at(-1))?.requestId;
  const { atEnd, toEnd } = useStickToEnd(box, said ?? null);
  const hydrated = useHydrated();
  const drawn = useVirtualWindow(box, messages);
  // D11: all can be read; the last ones, which the companion is told, are what the server renders.
  const first = hydrated ? drawn.from : Math.max(0, messages.length - CONTEXT_MESSAGES);
  const forgotten = messages.length - CONTEXT_MESSAGES;
  const idle = outgoing.length === 0 && streaming === null;
  const lastId = messages.at(-1)?.id;
  const asked = messages.findIndex(({ role }) => role === "user");
  const retry = useRef(onRetry);
  retry.current = onRetry;

  // the same elements while an answer grows: nothing of what stands above it is looked at
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what is being edited only what the line shows
  const lines = useMemo(
    () =>
      messages.slice(first, drawn.to).map((message, index) =>
        message.id === editing?.id ? (
          <Suspense key={message.id} fallback={<Message message={message} />}>
            <EditQuestion {...editing} message={message} />
          </Suspense>
        ) : (
          <Line
            key={message.id}
            message={message}
            answers={message.role === "assistant" && asked >= 0 && first + index > asked}
            remembered={forgotten > 0 && first + index === forgotten}
            resting={!idle}
            onRetry={idle && message.id === lastId ? retry : undefined}
          />
        ),
      ),
    [messages, first, drawn.to, forgotten, asked, idle, lastId, editing?.id, editing?.busy, editing?.refused],
  );

  return (
    <div className="log-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div ref={box} role="log" aria-live="off" aria-label={copy.label} tabIndex={0} className="log">
        <CachedMarkup
          as="div"
          className="log-lines"
          onClick={(event) => handleAction(event, messages, onAction)}
        >
          {[
            hydrated && earlier && (earlier.state.hasOlder || hash.startsWith("#msg_")) && (
              <Suspense key="earlier" fallback={null}>
                <EarlierMessages {...earlier} wanted={hash.slice(1)} drawn={drawn} />
              </Suspense>
            ),
            hydrated && drawn.above > 0 && <Spacer key="above" side="above" extent={drawn.above} />,
            ...lines,
            drawn.below > 0 && <Spacer key="below" side="below" extent={drawn.below} />,
            ...outgoing.map((message) => <Outgoing key={message.requestId} message={message} />),
            streaming && <Streaming key="streaming" answer={streaming} />,
            waiting && waiting.list.length > 0 && (
              <Suspense key="waiting" fallback={null}>
                <WaitingLines {...waiting} />
              </Suspense>
            ),
          ]}
        </CachedMarkup>
        {beginning}
      </div>
      {!atEnd && (
        <Button variant="quiet" icon="arrow-down" className="log-latest" onClick={toEnd}>
          {copy.latest}
        </Button>
      )}
      <FinishedAnswer conversationId={conversationId} messages={messages} answering={!idle} />
    </div>
  );
}

/** One listener for the buttons of ten thousand messages. */
function handleAction(
  event: MouseEvent,
  messages: readonly MessageView[],
  onAction: MessageLogProps["onAction"],
): void {
  const button = (event.target as Element).closest<HTMLElement>("[data-action]");
  const message = messages.find(({ id }) => id === button?.closest("article")?.id);
  if (!button || !message || button.ariaDisabled === "true") return;
  onAction?.(button.dataset.action as MessageAction, message);
}

/** Where lines are left out: as tall as they are, px. */
const Spacer = ({ side, extent }: { side: "above" | "below"; extent: number }) => (
  <div data-rest={side} style={{ blockSize: extent }} />
);

type LineProps = Omit<ComponentProps<typeof Message>, "onRetry"> & {
  /** The first message that the companion is told. */
  remembered: boolean;
  onRetry: RefObject<(message: MessageView) => void> | undefined;
};

/** Drawn anew only when something of its own has changed: a conversation may have ten thousand. */
const Line = memo(function Line({ remembered, onRetry, ...rest }: LineProps) {
  const copy = useCopy(chatCopy).log;
  return (
    <>
      {remembered && <p className="log-divider">{copy.remembered}</p>}
      <Message {...rest} onRetry={onRetry && (() => onRetry.current?.(rest.message))} />
    </>
  );
});
