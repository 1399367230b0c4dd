import type { Capacitor } from "#app/native/capacitor.ts";
import { pathBefore, readPaths } from "#app/native/path-history.ts";

/** Menus, sheets and dialogs that a person has opened; not what a page shows from the beginning. */
const OVER_THE_PAGE = "dialog:modal, [popover]:not([popover=manual]):popover-open";

/** Android's back button: what lies over the page is closed, else a step back in the app, and out of it from where it began. */
export function followBackButton({ Plugins: { App } }: Capacitor): void {
  void App?.addListener("backButton", ({ canGoBack }) => {
    const top = [...document.querySelectorAll<HTMLElement>(OVER_THE_PAGE)].at(-1);
    if (top) close(top);
    else if (canGoBack && pathBefore(readPaths())) history.back();
    else void App.exitApp();
  });
}

/** As Escape does: a dialog may refuse. */
function close(over: HTMLElement): void {
  if (over.matches(":popover-open")) over.hidePopover();
  else if (over.dispatchEvent(new Event("cancel", { cancelable: true }))) (over as HTMLDialogElement).close();
}
