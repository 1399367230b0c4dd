/** The one notice on screen, kept outside React: any hook can raise it, and pages that have no React. */

import type { ToastMs } from "#app/core/toast-time.ts";

export type ToastTone = "plain" | "ok" | "danger" | "premium";

export type Toast = {
  title: string;
  text?: string | Node;
  /** The text goes on where the title ends. */
  isSentence?: boolean;
  /** A picture in place of the tone's icon. */
  lead?: Node;
  tone?: ToastTone;
  /** How long it stays, ms; the clock rests while it is hovered or focused. */
  durationMs?: ToastMs;
  /** What can be done about it. A notice with one and no duration stays until it is answered or another comes. */
  action?: { label: string; onAction: () => void };
};

const DEFAULT_DURATION_MS = 5000;

let shown: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is left of the time, ms, and since when it runs. */
let left = 0;
let since = 0;
const listeners = new Set<() => void>();

function stopClock(): void {
  clearTimeout(timer);
  timer = undefined;
}

function show(next: Toast | null) {
  stopClock();
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice in place of the one before it: one is visible at a time (K3). */
export function showToast(toast: Toast): void {
  left = toast.durationMs ?? (toast.action ? Number.POSITIVE_INFINITY : DEFAULT_DURATION_MS);
  // its own each time: the same said twice is drawn twice
  show({ ...toast });
  resumeToast();
}

export function dismissToast(): void {
  show(null);
}

/** The clock rests: the reader is on the notice. */
export function pauseToast(): void {
  // it rests already, for another reason
  if (timer === undefined) return;
  stopClock();
  left = Math.max(0, left - (Date.now() - since));
}

export function resumeToast(): void {
  if (!shown || timer !== undefined || left === Number.POSITIVE_INFINITY) return;
  since = Date.now();
  timer = setTimeout(dismissToast, left);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): Toast | null => shown;

/** Places where the notice can be drawn: a dialog covers the page's own, so the highest draws it. */
const regions: HTMLElement[] = [];

/** @param over the place lies over the page, in a dialog */
export function enterRegion(region: HTMLElement, over: boolean): () => void {
  if (over) regions.push(region);
  else regions.unshift(region);
  for (const listener of listeners) listener();
  return () => {
    regions.splice(regions.indexOf(region), 1);
    for (const listener of listeners) listener();
  };
}

export const topRegion = (): HTMLElement | undefined => regions.at(-1);
