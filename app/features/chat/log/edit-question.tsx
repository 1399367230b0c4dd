import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { actionCopy } from "#app/features/chat/copy/copy-actions.ts";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import CrisisHelp from "#app/features/chat/message/help-for.tsx";
import { MAX_MESSAGE_CHARACTERS } from "#app/features/chat/model/catalog.ts";
import { plainText } from "#app/features/chat/model/parts.ts";
import { readDraft, readSubmitted, saveDraft } from "#app/features/chat/state/use-draft.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { useAutoGrow } from "#app/ui/controls/use-auto-grow.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { MessageView } from "#party/protocol.ts";

export type EditQuestionProps = {
  userId: string;
  message: MessageView;
  busy: boolean;
  /** The words that were sent from here and not taken. */
  refused: string | null;
  onSay(text: string): void;
  onCancel(): void;
};

/** A question of one's own, to be said differently: it becomes another version, and the first is kept. */
export default function EditQuestion(props: EditQuestionProps) {
  const { userId, message, busy, refused, onSay, onCancel } = props;
  const copy = useCopy(actionCopy).edit;
  const { left } = useCopy(chatCopy).composer;
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const before = plainText(message.parts);
  const [text, setText] = useState(() => readDraft(userId, message.id) || refused || before);
  const [sentBefore] = useState(() => readSubmitted(userId, message.id) !== null);
  const unsent = refused !== null || sentBefore;
  const over = text.length > MAX_MESSAGE_CHARACTERS;
  const usable = text.trim() !== "" && !over;
  useAutoGrow(field, text);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const write = (words: string) => {
    setText(words);
    saveDraft(userId, message.id, words === before ? "" : words);
  };
  const say = () => {
    if (usable && !busy) onSay(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <article id={message.id} className="yours edit-question">
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        className="input"
        aria-label={copy.label}
        aria-describedby={hint}
        aria-invalid={over || undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={hint}>{over ? left(MAX_MESSAGE_CHARACTERS - text.length) : unsent ? copy.unsent : copy.kept}</p>
      {(unsent || over) && <CrisisHelp text={text} />}
      <div className="message-tools">
        <Button variant="bare" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button busy={busy} aria-disabled={!usable} onClick={say}>
          {copy.send}
        </Button>
      </div>
    </article>
  );
}
