import { currentToast, showToast, subscribeToToast, type Toast } from "./toasts.ts";

/** A notice that can wait: it takes nobody's place, least of all that of one which says what went wrong. */
export function showToastInTurn(toast: Toast): void {
  if (currentToast() === null) return showToast(toast);
  const stop = subscribeToToast(() => {
    if (currentToast() !== null) return;
    stop();
    showToast(toast);
  });
}
