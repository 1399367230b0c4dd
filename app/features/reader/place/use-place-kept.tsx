import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type ReaderPlace, START } from "#app/features/reader/address.ts";
import { SETTLED_MS } from "./settled.ts";

/** The chapter is kept as the place where the member is, once they have stayed; what is not kept is the next one's. */
export function usePlaceKept({ translation, book, chapter }: ReaderPlace): void {
  const { submit } = useFetcher();
  // another `submit` is no other place
  const send = useRef(submit);
  send.current = submit;
  useEffect(() => {
    let settled = false;
    const end = new AbortController();
    const keep = () => {
      // a tab that is not looked at, or has no network, keeps its place when that has changed
      if (!settled || document.visibilityState === "hidden" || !navigator.onLine) return;
      end.abort();
      const place = { intent: "place", translation, book: String(book), chapter: String(chapter) };
      send.current(place, { method: "post", action: START });
    };
    const timer = setTimeout(() => {
      settled = true;
      keep();
    }, SETTLED_MS);
    document.addEventListener("visibilitychange", keep, { signal: end.signal });
    addEventListener("online", keep, { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [translation, book, chapter]);
}
