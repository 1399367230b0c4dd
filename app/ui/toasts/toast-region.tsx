import { useEffect, useRef } from "react";
import { drawToasts } from "#app/ui/toasts/toast-card.ts";
import { uiCopy } from "#app/ui/words/copy.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/**
 * Where notices are drawn: once per document, near the end of the body, and once in a dialog that lies over it. It is
 * there, empty, before the first of them, or a screen reader would not say that one.
 */
export function ToastRegion({ over = false }: { over?: boolean }) {
  const region = useRef<HTMLElement>(null);
  const { notices, dismiss } = useCopy(uiCopy);
  useEffect(() => (region.current ? drawToasts(region.current, over) : undefined), [over]);
  return (
    <section ref={region} className="toast-region" aria-label={notices} data-dismiss={dismiss}>
      <div role="status" />
      <div role="alert" />
    </section>
  );
}
