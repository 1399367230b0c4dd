import { Link } from "@remix-run/react";
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button, type ButtonVariant } from "#app/ui/controls/button.tsx";
import { focusByKey } from "#app/ui/controls/roving.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { putBeside } from "#app/ui/overlays/placement.ts";
import "#app/ui/styles/menus.css";

export type MenuItem = {
  label: string;
  hint?: ReactNode;
  icon?: IconName;
  tone?: "danger";
  /** A line above it: another kind of thing begins. */
  apart?: boolean;
  disabled?: boolean;
} & ({ onSelect: () => void } | { to: string });

type MenuProps = {
  /** The button's words; with `iconOnly` its name. */
  label: ReactNode;
  icon?: IconName;
  iconOnly?: boolean;
  variant?: ButtonVariant;
  items: readonly MenuItem[];
  align?: "start" | "end";
};

// React 18 passes them through only in lower case, and its types do not know them.
const popover = { popover: "auto" };

/**
 * A button and what it opens: arrows, Home, End and first letters move, Enter chooses, Escape and Tab close.
 * The browser's own popover, so that it lies over everything and closes at a press elsewhere.
 */
export function Menu({
  label,
  icon = "ellipsis-vertical",
  iconOnly = false,
  variant = "bare",
  items,
  align = "end",
}: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // a page of many menus is drawn without what is in them: it takes script to open one
  const [isDrawn, draw] = useState(false);
  const opening = useRef<"first" | "last" | null>(null);
  const button = () => opener.current?.querySelector("button");
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  useEffect(() => {
    const menu = list.current;
    if (!menu) return;
    const onToggle = (event: Event) => {
      const open = (event as ToggleEvent).newState === "open";
      opener.current?.querySelector("button")?.setAttribute("aria-expanded", String(open));
    };
    menu.addEventListener("toggle", onToggle);
    return () => menu.removeEventListener("toggle", onToggle);
  }, []);

  const show = (focus: "first" | "last") => {
    const menu = list.current;
    if (!menu || !opener.current || menu.matches(":popover-open")) return;
    menu.showPopover();
    putBeside(menu, opener.current, { side: "below", align, gap: 6 });
    entries()
      .at(focus === "first" ? 0 : -1)
      ?.focus();
  };
  const open = (focus: "first" | "last") => {
    if (isDrawn) return show(focus);
    opening.current = focus;
    draw(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what is in it has been drawn
  useEffect(() => {
    if (opening.current) show(opening.current);
    opening.current = null;
  }, [isDrawn]);
  const close = () => {
    list.current?.hidePopover();
    button()?.focus();
  };

  const onOpenerKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.key === "ArrowDown" ? "first" : "last");
  };

  const onListKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === "Tab") return list.current?.hidePopover();
    focusByKey(
      event,
      entries(),
      items.map((item) => item.label),
    );
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button's own keys */}
      <span ref={opener} className="menu-opener" onKeyDown={onOpenerKey}>
        <Button
          variant={variant}
          icon={icon}
          iconOnly={iconOnly}
          aria-haspopup="menu"
          aria-expanded={false}
          aria-controls={id}
          onPointerDown={() => {
            wasOpen.current = list.current?.matches(":popover-open") ?? false;
          }}
          onClick={(event) => {
            // a press on the button of an open menu has closed it already, as a press elsewhere
            const byKey = event.detail === 0;
            if (byKey || !wasOpen.current) open("first");
          }}
        >
          {label}
        </Button>
      </span>
      <div
        ref={list}
        id={id}
        className="menu"
        role="menu"
        tabIndex={-1}
        aria-label={typeof label === "string" ? label : undefined}
        onKeyDown={onListKey}
        {...popover}
      >
        {isDrawn &&
          items.map((item) => (
            <Fragment key={item.label}>
              {item.apart && <hr />}
              <Entry item={item} close={close} />
            </Fragment>
          ))}
      </div>
    </>
  );
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>
        {item.label}
        {item.hint && <small>{item.hint}</small>}
      </span>
    </>
  );
  const look = {
    role: "menuitem",
    tabIndex: -1,
    className: item.tone === "danger" ? "menu-item menu-danger" : "menu-item",
    "aria-disabled": item.disabled || undefined,
  };
  if ("to" in item) {
    return (
      <Link {...look} to={item.to} onClick={close}>
        {content}
      </Link>
    );
  }
  const choose = () => {
    if (item.disabled) return;
    close();
    item.onSelect();
  };
  return (
    <button {...look} type="button" onClick={choose}>
      {content}
    </button>
  );
}
