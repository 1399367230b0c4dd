import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/ui/styles/menus.css";

type SheetProps = {
  open: boolean;
  /** Escape, the close button, or a press beside the sheet. */
  onClose: () => void;
  title: ReactNode;
  /** The title is read, not seen: the content has a head of its own. */
  bare?: boolean;
  children: ReactNode;
  className?: string;
};

/** More of the page than a menu holds: from below on a phone, under the header's end on a wide screen. */
export function Sheet({ open, onClose, title, bare = false, children, className = "" }: SheetProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { close } = useCopy(uiCopy);

  useEffect(() => {
    const sheet = element.current;
    if (open && !sheet?.open) {
      sheet?.showModal();
      heading.current?.focus();
    }
    if (!open && sheet?.open) sheet.close();
  }, [open]);

  const closeWhenBeside = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, through onClose
    <dialog
      ref={element}
      className={`sheet ${className}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeWhenBeside}
    >
      <div className="sheet-body">
        <div className={bare ? "sheet-head sheet-head-bare" : "sheet-head"}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={bare ? "sr-only" : undefined}>
            {title}
          </h2>
          <Button variant="bare" icon="x" iconOnly onClick={onClose}>
            {close}
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
