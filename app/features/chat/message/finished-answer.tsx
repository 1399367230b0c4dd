import { useEffect, useRef, useState } from "react";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { plainText } from "#app/features/chat/model/parts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { MessageView } from "#party/protocol.ts";
import { type AnnouncerState, nextAnnouncement } from "./listening.ts";

type FinishedAnswerProps = {
  conversationId: string | null;
  messages: readonly MessageView[];
  /** Something has been sent, or an answer is being written. */
  answering: boolean;
};

/** Says an answer that has ended here once, whole, to a screen reader; nothing else that comes to stand last. */
export function FinishedAnswer({ conversationId, messages, answering }: FinishedAnswerProps) {
  const { theirs } = useCopy(chatCopy).message;
  const announcer = useRef<AnnouncerState | null>(null);
  const [says, setSays] = useState<MessageView | null>(null);

  useEffect(() => {
    announcer.current = nextAnnouncement(announcer.current, { conversationId, messages, answering });
    setSays(announcer.current.says);
  }, [conversationId, messages, answering]);

  return (
    <div role="status" className="sr-only">
      {says && `${theirs}: ${plainText(says.parts)}`}
    </div>
  );
}
