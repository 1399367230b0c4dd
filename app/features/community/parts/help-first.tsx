import { useEffect, useRef } from "react";
import type { HelpPart } from "#app/features/care/help/care-parts.ts";
import { HelpCard } from "#app/features/care/help/help-card.tsx";
import "#app/features/care/help/care.css";

/** Help before anything else: it comes into view and is read out, wherever the form was sent from. */
export function HelpFirst({ help }: { help: HelpPart }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that help is given
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [help]);
  return (
    <div ref={place} tabIndex={-1}>
      <HelpCard help={help} />
    </div>
  );
}
