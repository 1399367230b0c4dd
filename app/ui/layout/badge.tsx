import type { ReactNode } from "react";

export type BadgeTone = "plain" | "plum" | "amber" | "ok" | "danger";

/** A word or two about a state; `dot` for a state that may change by itself. */
export function Badge({
  tone = "plain",
  dot = false,
  children,
}: {
  tone?: BadgeTone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`badge badge-${tone}`}>
      {dot && <i className="dot" aria-hidden="true" />}
      {children}
    </span>
  );
}
