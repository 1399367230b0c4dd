import type { ReactNode } from "react";

/** The one notice on screen, kept outside React so that any hook can raise it. */

export type ToastTone = "plain" | "ok" | "danger" | "premium";

export type Toast = {
  title: string;
  text?: ReactNode;
  /** A picture in place of the tone's icon. */
  lead?: ReactNode;
  tone?: ToastTone;
  /** How long it stays, ms; the clock rests while it is hovered or focused. */
  durationMs?: number;
  /** What can be done about it. A notice with one and no duration stays until it is answered or another comes. */
  action?: { label: string; onAction: () => void };
};

export type ShownToast = Toast & { id: number };

const DEFAULT_DURATION_MS = 5000;

let shown: ShownToast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is left of the time, ms, and since when it runs. */
let left = 0;
let since = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  clearTimeout(timer);
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice in place of the one before it: one is visible at a time (K3). */
export function showToast(toast: Toast): void {
  show({ ...toast, id: ++count });
  left = toast.durationMs ?? (toast.action ? Number.POSITIVE_INFINITY : DEFAULT_DURATION_MS);
  resumeToast();
}

export function dismissToast(): void {
  show(null);
}

/** The clock rests: the reader is on the notice. */
export function pauseToast(): void {
  clearTimeout(timer);
  left = Math.max(0, left - (Date.now() - since));
}

export function resumeToast(): void {
  if (!shown) return;
  clearTimeout(timer);
  since = Date.now();
  if (left === Number.POSITIVE_INFINITY) return;
  timer = setTimeout(dismissToast, left);
}

/** For `useSyncExternalStore`. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): ShownToast | null => shown;
export const noToast = (): null => null;

/** Places where the notice can be drawn: a dialog covers the page's own, so the highest draws it. */
const regions: symbol[] = [];

/** @param over the place lies over the page, in a dialog */
export function enterRegion(region: symbol, over: boolean): () => void {
  if (over) regions.push(region);
  else regions.unshift(region);
  for (const listener of listeners) listener();
  return () => {
    regions.splice(regions.indexOf(region), 1);
    for (const listener of listeners) listener();
  };
}

export const topRegion = (): symbol | undefined => regions.at(-1);
