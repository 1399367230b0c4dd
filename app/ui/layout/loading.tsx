import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** What a screen says while it waits (GS1). */
export function LoadingText({ what }: { what: "page" | "content" | "access" }) {
  return (
    <p className="loading-text" role="status">
      <span className="spin" aria-hidden="true" />
      {useCopy(uiCopy).loading[what]}
    </p>
  );
}

/** The shape of a line of text that is not there yet; its width by class, since inline styles are refused. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />;
}
