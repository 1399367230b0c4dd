import { uiCopy } from "#app/ui/copy.ts";
import { useCopy } from "#app/ui/language.tsx";

/** The first thing the Tab key reaches on every page. */
export const SkipLink = () => (
  <a className="skip-link" href="#main">
    {useCopy(uiCopy).skipToContent}
  </a>
);
