/** What a screen says while it waits, word for word from the specification (GS1). */
const words = {
  page: "Loading page...",
  content: "Loading content...",
  access: "Verifying access...",
} as const;

export function LoadingText({ what }: { what: keyof typeof words }) {
  return (
    <p className="loading-text" role="status">
      <span className="spin" aria-hidden="true" />
      {words[what]}
    </p>
  );
}

/** The shape of a line of text that is not there yet; its width by class, since inline styles are refused. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />;
}
