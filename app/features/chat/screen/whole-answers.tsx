import { useSyncExternalStore } from "react";

const KEY = "chat:whole-answers";
const CHANGED = "chat-whole-answers";

const isOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
};

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

/** The off switch for streaming: answers are shown when they are whole. Kept on the device that it is for. */
export const useWholeAnswers = (): boolean => useSyncExternalStore(subscribe, isOn, () => false);

export function showWholeAnswers(on: boolean): void {
  if (on) localStorage.setItem(KEY, "1");
  else localStorage.removeItem(KEY);
  window.dispatchEvent(new Event(CHANGED));
}
