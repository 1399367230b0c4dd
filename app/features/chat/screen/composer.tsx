import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { MAX_MESSAGE_CHARACTERS } from "#app/features/chat/model/catalog.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useAutoGrow } from "#app/ui/controls/use-auto-grow.ts";
import { useFieldsBeforeHydration } from "#app/ui/controls/use-early.ts";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** From here on the characters that are left are told. */
const NEAR_LIMIT = 1_000;

/** The id of the field, to which the skip link leads. */
export const MESSAGE_FIELD = "message-field";

export type ComposerProps = {
  /** The words so far; the page holds them, so that a refused message keeps its text. */
  draft: string;
  onDraft: (draft: string) => void;
  /** Absent: a plain POST. Call `event.preventDefault()` to take the message over. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Where the plain POST goes; the page itself when absent. */
  action?: string;
  /** An answer runs: the field rests and Stop stands in Send's place (V11). */
  answering?: boolean;
  onStop?: () => void;
  /** Stop was pressed and is on its way. */
  stopping?: boolean;
  /** Arrow up in an empty field. */
  onEditLast?: () => void;
  /** Shows the list of keys. */
  onKeys?: () => void;
  /** Why the words were not taken. */
  error?: ReactNode;
  /** Hidden inputs. */
  children?: ReactNode;
};

/** Where the member writes. Enter sends, Shift and Enter make a new line; it works as a plain form too. */
export function Composer({
  draft,
  onDraft,
  onSubmit,
  action,
  answering = false,
  onStop,
  stopping = false,
  onEditLast,
  onKeys,
  error = null,
  children,
}: ComposerProps) {
  const copy = useCopy(chatCopy).composer;
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const countId = useId();
  // the limit is shown before it hurts
  const left = MAX_MESSAGE_CHARACTERS - draft.length;
  const near = left < NEAR_LIMIT;
  // a form without script must not wait for one to enable its button
  const scripted = useHydrated();
  const blank = draft.trim() === "";
  useAutoGrow(field, draft);
  useFocusAfterAnswer(field, answering);
  useFieldsBeforeHydration(() => {
    if (field.current?.value) onDraft(field.current.value);
  });

  return (
    <form method="post" {...(action && { action })} onSubmit={onSubmit}>
      {children}
      <div className="composer" data-invalid={error ? "" : undefined}>
        <textarea
          ref={field}
          name="text"
          id={MESSAGE_FIELD}
          rows={1}
          dir="auto"
          aria-label={copy.label}
          placeholder={copy.placeholder}
          enterKeyHint="send"
          value={draft}
          disabled={answering}
          aria-invalid={error || left < 0 ? true : undefined}
          aria-describedby={[error && errorId, near && countId].filter(Boolean).join(" ") || undefined}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowUp" && draft === "" && onEditLast) {
              event.preventDefault();
              onEditLast();
            } else sendOnEnter(event, blank);
          }}
        />
        {/* Keyed: a Stop that turned into Send under the finger would send. */}
        {answering ? (
          <Button
            key="stop"
            variant="quiet"
            icon="square"
            className="stop"
            busy={stopping}
            {...(onStop && { onClick: onStop })}
          >
            {copy.stop}
          </Button>
        ) : (
          <Button key="send" type="submit" icon="arrow-up" iconOnly disabled={scripted && blank}>
            {copy.send}
          </Button>
        )}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      {near && (
        <p id={countId} className="composer-count" data-over={left < 0 ? "" : undefined}>
          {copy.left(left)}
        </p>
      )}
      {onKeys && (
        <Button variant="bare" className="composer-keys" onClick={onKeys}>
          {copy.keys}
        </Button>
      )}
    </form>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>, blank: boolean) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!blank) event.currentTarget.form?.requestSubmit();
}

/** A resting field loses the focus; it gets it back, unless the member has gone elsewhere or would get a keyboard in the way. */
function useFocusAfterAnswer(field: { current: HTMLTextAreaElement | null }, answering: boolean) {
  const rested = useRef(false);
  useEffect(() => {
    const finished = rested.current && !answering;
    rested.current = answering;
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (finished && nowhere && matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [field, answering]);
}
