import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { MessageView } from "#party/protocol.ts";

/** What a message's buttons ask for. They carry it as data: one listener on the log handles them all. */
export type MessageAction = "copy" | "again" | "edit" | "previous" | "next";

export type Tools = {
  message: MessageView;
  /** It answers a question of the member's: not a greeting. */
  answers: boolean;
  /** An answer is being written: what would ask for another one rests. */
  resting: boolean;
};

/** Copy on every message; another answer, other words; and where there are versions, the way through them. */
export function MessageTools({ message, answers, resting }: Tools) {
  const copy = useCopy(chatCopy).message;
  const { role, version, versions } = message;
  return (
    <div className="message-tools">
      {versions > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's
        <span role="group" aria-label={copy.versions} className="message-versions">
          <Button
            variant="bare"
            icon="chevron-left"
            iconOnly
            data-action="previous"
            aria-disabled={resting || version === 1}
          >
            {copy.previous}
          </Button>
          <span>{copy.version(version, versions)}</span>
          <Button
            variant="bare"
            icon="chevron-right"
            iconOnly
            data-action="next"
            aria-disabled={resting || version === versions}
          >
            {copy.next}
          </Button>
        </span>
      )}
      <button type="button" className="btn btn-bare" data-action="copy">
        <Icon name="copy" size="small" />
        {copy.copy}
      </button>
      {role === "user" && (
        <Button variant="bare" icon="square-pen" iconOnly data-action="edit" aria-disabled={resting}>
          {copy.edit}
        </Button>
      )}
      {answers && (
        <Button variant="bare" icon="rotate-cw" iconOnly data-action="again" aria-disabled={resting}>
          {copy.again}
        </Button>
      )}
    </div>
  );
}
