import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { nextIndex } from "#app/ui/controls/roving.ts";
import "#app/ui/styles/forms.css";

type Tab<Key extends string> = { key: Key; label: string };

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  /** The current tab's panel. */
  children: ReactNode;
};

/** Tabs over one panel: one stop for the Tab key, arrows, Home and End between them. */
export function Tabs<Key extends string>({ label, tabs, current, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.key === current),
      tabs.length,
    );
    const tab = index === null ? undefined : tabs[index];
    if (index === null || !tab) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };

  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
