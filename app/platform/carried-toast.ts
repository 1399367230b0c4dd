import { showToast, type Toast } from "#app/ui/toasts.ts";

const KEY = "carried-toast";

export type CarriedToast = Pick<Toast, "title" | "text" | "tone">;

/** A notice for the next document: what was done here is told there, once. */
export function carryToast(toast: CarriedToast): void {
  sessionStorage.setItem(KEY, JSON.stringify(toast));
}

/** A word more on the notice that is carried already. */
export function carryMore(text: string): void {
  const carried = sessionStorage.getItem(KEY);
  carryToast(carried ? { ...(JSON.parse(carried) as CarriedToast), text } : { title: text });
}

/** Called once by each document that shows notices. */
export function showCarriedToast(): void {
  const carried = sessionStorage.getItem(KEY);
  if (!carried) return;
  sessionStorage.removeItem(KEY);
  showToast(JSON.parse(carried) as Toast);
}
