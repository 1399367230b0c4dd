import { NavLink } from "@remix-run/react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { type Tab, tabPath } from "#app/features/memory/paths.ts";
import { useCopy } from "#app/ui/words/language.tsx";

const ALL = ["today", "deck", "collections", "progress"] as const satisfies readonly Tab[];

/** Between the pages of the memory deck. */
export function MemoryNav() {
  const copy = useCopy(memoryCopy);
  return (
    <nav className="memory-nav" aria-label={copy.nav}>
      {ALL.map((tab) => (
        <NavLink key={tab} to={tabPath(tab)} end>
          {copy.tabs[tab]}
        </NavLink>
      ))}
    </nav>
  );
}
