import { useCallback, useEffect, useState } from "react";

const keyOf = (conversationId: string | null): string => `draft:${conversationId ?? "new"}`;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // no room on the device: the words are still in the field
  }
}

/** What the member is writing, kept on this device for each conversation: a reload loses nothing. */
export function useDraft(conversationId: string | null): [draft: string, setDraft: (text: string) => void] {
  const key = keyOf(conversationId);
  const [draft, setDraft] = useState("");
  useEffect(() => setDraft(read(key)), [key]);
  const keep = useCallback(
    (text: string) => {
      setDraft(text);
      write(key, text);
    },
    [key],
  );
  return [draft, keep];
}
