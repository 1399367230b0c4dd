import { NavLink } from "@remix-run/react";
import { useCopy } from "#app/ui/words/language.tsx";
import { marksCopy } from "./copy.ts";
import "./study-nav.css";

const PLACES = [
  ["read", "/bible-study"],
  ["plans", "/daily-plan"],
  ["memory", "/memory-verses"],
  ["journal", "/bible-study/journal"],
  ["progress", "/bible-study/progress"],
] as const;

/** Between the pages of Bible study. */
export function StudyNav() {
  const { nav } = useCopy(marksCopy);
  return (
    <nav className="study-nav" aria-label={nav.label}>
      {PLACES.map(([name, to]) => (
        <NavLink key={name} to={to} end>
          {nav[name]}
        </NavLink>
      ))}
    </nav>
  );
}
