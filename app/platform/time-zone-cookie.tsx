import { useEffect } from "react";

/** Tells the server where the day begins for this browser; the first visit's zone becomes the member's. */
export function useTimeZoneCookie(): void {
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!document.cookie.includes(`tz=${encodeURIComponent(zone)}`)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
      document.cookie = `tz=${encodeURIComponent(zone)}; Path=/; Max-Age=31536000; SameSite=Lax`;
    }
  }, []);
}
