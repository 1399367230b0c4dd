import { useEffect, useRef, useState } from "react";
import { chatCopy } from "#app/features/chat/copy-screen.ts";
import { plainText } from "#app/features/chat/parts.ts";
import { useCopy } from "#app/ui/language.tsx";
import type { MessageView } from "#party/protocol.ts";

type FinishedAnswerProps = {
  conversationId: string | null;
  messages: readonly MessageView[];
};

/** Says a new answer once, whole, to a screen reader; what was there when the page opened is not said. */
export function FinishedAnswer({ conversationId, messages }: FinishedAnswerProps) {
  const { theirs } = useCopy(chatCopy).message;
  const last = messages.at(-1);
  const seen = useRef({ conversationId, lastId: last?.id });
  const [words, setWords] = useState("");

  useEffect(() => {
    const before = seen.current;
    if (before.conversationId === conversationId && before.lastId === last?.id) return;
    seen.current = { conversationId, lastId: last?.id };
    const isNew = before.conversationId === conversationId && last?.role === "assistant";
    setWords(isNew ? `${theirs}: ${plainText(last.parts)}` : "");
  }, [conversationId, last, theirs]);

  return (
    <div role="status" className="sr-only">
      {words}
    </div>
  );
}
