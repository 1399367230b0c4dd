import type { MouseEvent } from "react";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** The first thing the Tab key reaches on every page. `to`: the id of what it leads to; `main` while that rests. */
export const SkipLink = ({ to = "main" }: { to?: string }) => (
  <a className="skip-link" href={`#${to}`} onClick={(event) => skip(event, to)}>
    {useCopy(uiCopy).skipToContent}
  </a>
);

/** By hand: a page's own listener that follows links would take it for another page, and move no focus. */
function skip(event: MouseEvent, to: string): void {
  for (const id of [to, "main"]) {
    const target = document.getElementById(id);
    if (!target || target.matches(":disabled")) continue;
    event.preventDefault();
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
    target.scrollIntoView({ block: "nearest" });
    return;
  }
}
