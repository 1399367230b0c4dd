import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type ReaderPlace, START } from "#app/features/reader/address.ts";

/** Whoever turns on before has not read here, ms. */
const SETTLED_MS = 2_000;

/** The chapter is kept as the place where the member is, once they have stayed; what is not kept is the next one's. */
export function usePlaceKept({ translation, book, chapter }: ReaderPlace): void {
  const { submit } = useFetcher();
  // another `submit` is no other place
  const send = useRef(submit);
  send.current = submit;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState === "hidden" || !navigator.onLine) return;
      const place = { intent: "place", translation, book: String(book), chapter: String(chapter) };
      send.current(place, { method: "post", action: START });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [translation, book, chapter]);
}
