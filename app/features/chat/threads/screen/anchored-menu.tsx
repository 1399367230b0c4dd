import { type KeyboardEvent, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { focusByKey } from "#app/ui/controls/roving.ts";
import { putBeside } from "#app/ui/overlays/placement.ts";
import "#app/ui/styles/menus.css";

export type Choice = {
  label: string;
  danger?: boolean;
  /** A line above it. */
  apart?: boolean;
} & ({ onChoose: () => void } | { download: string });

type AnchoredMenuProps = {
  anchor: HTMLElement;
  label: string;
  choices: readonly Choice[];
  onClose: () => void;
};

// React 18 passes it through only in lower case, and its types do not know it.
const popover = { popover: "auto" };

/** A menu that is there while it is open, beside whatever opened it; the focus goes back there. */
export function AnchoredMenu({ anchor, label, choices, onClose }: AnchoredMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  useEffect(() => {
    const menu = list.current;
    if (!menu) return;
    menu.showPopover();
    putBeside(menu, anchor, { side: "below", align: "end", gap: 4 });
    menu.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    anchor.setAttribute("aria-expanded", "true");
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") close.current();
    };
    menu.addEventListener("toggle", onToggle);
    return () => {
      menu.removeEventListener("toggle", onToggle);
      anchor.removeAttribute("aria-expanded");
    };
  }, [anchor]);

  const choose = (choice: Choice) => {
    anchor.focus();
    onClose();
    if ("onChoose" in choice) choice.onChoose();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      // the drawer under it stays open
      event.stopPropagation();
      anchor.focus();
      return onClose();
    }
    focusByKey(
      event,
      entries(),
      choices.map((choice) => choice.label),
    );
  };

  const menu = (
    <div
      ref={list}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKey}
      {...popover}
    >
      {choices.map((choice) => {
        const look = {
          role: "menuitem",
          tabIndex: -1,
          className: choice.danger ? "menu-item menu-danger" : "menu-item",
          onClick: () => choose(choice),
        };
        return (
          <div key={choice.label} role="none">
            {choice.apart && <hr />}
            {"download" in choice ? (
              <a {...look} href={choice.download} download>
                {choice.label}
              </a>
            ) : (
              <button {...look} type="button">
                {choice.label}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
  // within the drawer that its opener stands in: any other popover would put that away
  const drawer = anchor.closest("[popover]");
  return drawer ? createPortal(menu, drawer) : menu;
}
