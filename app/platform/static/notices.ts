import { currentToast, subscribeToToast } from "#app/ui/toasts.ts";

/**
 * The drawing of notices comes with the first of them, unless a dialog has brought its own. What cannot be brought in
 * is tried again with the next.
 */
export function watchToasts(): void {
  const stop = subscribeToToast(() => {
    if (!currentToast() || document.querySelector(".toast-region")) return;
    stop();
    import("#app/platform/static/toast-island.tsx").then(({ mountToasts }) => mountToasts(), watchToasts);
  });
}
