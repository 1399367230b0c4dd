import type { ReactNode } from "react";

export type CardTone = "plain" | "plum" | "amber" | "sunk" | "danger";

/** A sheet of paper on the page. `amber` is premium and prayer, `plum` what is yours or chosen. */
export function Card({
  as: Element = "div",
  tone = "plain",
  className = "",
  children,
  ...rest
}: {
  as?: "div" | "section" | "article" | "li" | "aside";
  tone?: CardTone;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-labelledby"?: string;
}) {
  return (
    <Element {...rest} className={`card card-${tone} ${className}`}>
      {children}
    </Element>
  );
}
