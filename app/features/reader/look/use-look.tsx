import { useCallback, useState } from "react";
import "./look.css";
import { changedLook, type Look, lookCookie } from "./look.ts";

/** The look that the page came with, and what is changed of it: seen at once, and kept on this device. */
export function useLook(first: Look): [Look, (fields: Record<string, string>) => void] {
  const [look, setLook] = useState(first);
  const change = useCallback((fields: Record<string, string>) => {
    setLook((before) => {
      const after = changedLook(before, fields);
      // biome-ignore lint/suspicious/noDocumentCookie: the server draws the next page with it; cookieStore is not everywhere
      document.cookie = lookCookie(after, location.protocol === "https:");
      return after;
    });
  }, []);
  return [look, change];
}
