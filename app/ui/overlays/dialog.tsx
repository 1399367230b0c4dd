import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type DialogProps = {
  open: boolean;
  /** Escape, the close button, or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** What is shown under the title, where that changes: a screen reader hears the title of each step. */
  step?: string;
  /** There from the first byte: shown by the document itself until script makes it modal. */
  inPage?: boolean;
  /** A picture beside the content; above it, or away, on phones. */
  picture?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** The browser's own modal dialog: it keeps the focus in and gives it back. A bottom sheet on phones. */
export function Dialog({
  open,
  onClose,
  title,
  step,
  picture,
  children,
  inPage = false,
  className = "",
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // a page of many dialogs is drawn without what is in them; what was open once keeps what was typed into it
  const isDrawn = useRef(false);
  isDrawn.current ||= open || inPage;
  const titleId = useId();
  const words = useCopy(uiCopy);

  useEffect(() => {
    const dialog = element.current;
    const { activeElement } = document;
    // who has begun to type in what the document came with goes on where they are
    const typed = activeElement instanceof HTMLElement && dialog?.contains(activeElement) && activeElement;
    if (open && dialog?.open && !dialog.matches(":modal")) dialog.removeAttribute("open");
    if (open && !dialog?.open) {
      dialog?.showModal();
      // Not the close button, which is first; and no field, which would bring up a phone's keyboard.
      (typed || heading.current)?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // a field that the step has gone to keeps the focus, and so does the tab that was pressed
    if (!document.activeElement?.matches("input, [role=tab]")) heading.current?.focus();
  }, [step]);

  const closeWhenBeside = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, through onClose
    <dialog
      ref={element}
      open={inPage || undefined}
      className={`dialog ${picture ? "dialog-pictured" : ""} ${className}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeWhenBeside}
    >
      {isDrawn.current && (
        <>
          {picture && <div className="dialog-picture">{picture}</div>}
          <div className="dialog-body">
            <div className="dialog-head">
              {/* another heading for another step: who is on this one hears the next */}
              <h2 key={step} ref={heading} id={titleId} tabIndex={-1}>
                {title}
              </h2>
              <Button variant="bare" icon="x" iconOnly onClick={onClose}>
                {words.close}
              </Button>
            </div>
            {children}
          </div>
        </>
      )}
    </dialog>
  );
}
