import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { useAutoGrow } from "#app/ui/use-auto-grow.ts";
import type { MessageView } from "#party/protocol.ts";
import { MAX_MESSAGE_CHARACTERS } from "./catalog.ts";
import { deedCopy } from "./copy-deeds.ts";
import { plainText } from "./parts.ts";

type EditQuestionProps = {
  message: MessageView;
  busy: boolean;
  onSay(text: string): void;
  onCancel(): void;
};

/** A question of one's own, to be said differently: it becomes another version, and the first is kept. */
export default function EditQuestion({ message, busy, onSay, onCancel }: EditQuestionProps) {
  const copy = useCopy(deedCopy).edit;
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const before = plainText(message.parts);
  const [text, setText] = useState(before);
  const usable = text.trim() !== "" && text.length <= MAX_MESSAGE_CHARACTERS;
  useAutoGrow(field, text);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  }, [before]);
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
        className="input"
        aria-label={copy.label}
        aria-describedby={hint}
        aria-invalid={text.length > MAX_MESSAGE_CHARACTERS || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={hint}>{copy.kept}</p>
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
