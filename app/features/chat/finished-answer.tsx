import { useEffect, useRef, useState } from "react";
import { plainText } from "#app/features/chat/parts.ts";
import type { MessageView } from "#party/protocol.ts";

type FinishedAnswerProps = {
  conversationId: string | null;
  messages: readonly MessageView[];
  companionName: string;
};

/** Says a new answer once, whole, to a screen reader; what was there when the page opened is not said. */
export function FinishedAnswer({ conversationId, messages, companionName }: FinishedAnswerProps) {
  const last = messages.at(-1);
  const seen = useRef({ conversationId, lastId: last?.id });
  const [words, setWords] = useState("");

  useEffect(() => {
    const before = seen.current;
    if (before.conversationId === conversationId && before.lastId === last?.id) return;
    seen.current = { conversationId, lastId: last?.id };
    const isNew = before.conversationId === conversationId && last?.role === "assistant";
    setWords(isNew ? `${companionName} said: ${plainText(last.parts)}` : "");
  }, [conversationId, last, companionName]);

  return (
    <div role="status" className="sr-only">
      {words}
    </div>
  );
}
