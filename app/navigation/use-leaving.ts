import { useEffect, useState } from "react";
import { followedLink, isOnThisPage } from "./followed-link.ts";

/**
 * The path of a link that the browser follows by itself, while its document is on its way. An installed app has no
 * bar that would tell of it. Null again when the reader does something else, and when the page is come back to.
 */
export function useLeaving(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const stays = () => setPath(null);
    const pressed = (event: MouseEvent) => {
      const link = followedLink(event);
      setPath(link && !isOnThisPage(link) ? link.pathname : null);
    };
    // after the handlers of the page, which may follow it themselves
    window.addEventListener("click", pressed, { signal });
    window.addEventListener("keydown", stays, { signal });
    window.addEventListener("pageshow", stays, { signal });
    return () => listening.abort();
  }, []);
  return path;
}
