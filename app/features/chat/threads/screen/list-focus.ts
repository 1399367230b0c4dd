/** A row of the list by its handle: `conversation:…` or `folder:…`. */
export type RowName = `conversation:${string}` | `folder:${string}`;

const handleOf = (name: RowName) => document.querySelector<HTMLElement>(`[data-options="${name}"]`);

/** The row after it, or the one before it; null when it is alone. */
export function rowBeside(name: RowName): RowName | null {
  const handle = handleOf(name);
  const all = [...(handle?.closest("nav")?.querySelectorAll<HTMLElement>("[data-options]") ?? [])];
  const at = handle ? all.indexOf(handle) : -1;
  return ((all[at + 1] ?? all[at - 1])?.dataset.options as RowName | undefined) ?? null;
}

/** Puts a phone's drawer away, which gives the focus back to what has opened it. False: there is none. */
export function closeDrawer(): boolean {
  const drawer = document.querySelector<HTMLElement>("aside:popover-open");
  drawer?.hidePopover();
  return drawer !== null;
}

/** Gives the focus to a place in the list: to its handle, or to the closed folder that it lies in. */
export function focusInList(place: RowName | HTMLElement): void {
  const element = typeof place === "string" ? handleOf(place) : place;
  const drawer = element?.closest<HTMLElement>("[popover]");
  // a dialog over it has put a phone's drawer away
  if (drawer && getComputedStyle(drawer).position === "fixed" && !drawer.matches(":popover-open"))
    drawer.showPopover();
  (element?.closest("details:not([open])")?.querySelector("summary") ?? element)?.focus();
}

/** Whoever works by key goes on by key; a press of the finger needs no focus. */
export const worksByKey = (): boolean => document.activeElement?.matches(":focus-visible") ?? false;

/** The reader has not gone elsewhere meanwhile. */
export const isAtList = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest("[data-options]") !== null;

/** Where the reader of an open conversation writes. */
export const focusField = (): void => document.querySelector<HTMLElement>("main textarea")?.focus();

/** The way back stands in a notice far from the list, and only for a while. */
export const focusNotice = (): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(".toast-action")?.focus());
