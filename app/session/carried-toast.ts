import { showToast, type Toast } from "#app/ui/toasts/toasts.ts";

const KEY = "carried-toast";

export type CarriedToast = Pick<Toast, "title" | "tone"> & { text?: string };

/** A notice for the next document: what was done here is told there, once. */
export function carryToast(toast: CarriedToast): void {
  sessionStorage.setItem(KEY, JSON.stringify(toast));
}

/** Called once by each document that shows notices. */
export function showCarriedToast(): void {
  const carried = sessionStorage.getItem(KEY);
  if (!carried) return;
  sessionStorage.removeItem(KEY);
  showToast(JSON.parse(carried) as Toast);
}
