import { element, iconElement } from "#app/ui/icons/element.ts";
import type { IconName } from "#app/ui/icons/icons.ts";
import {
  currentToast,
  dismissToast,
  enterRegion,
  pauseToast,
  resumeToast,
  subscribeToToast,
  type Toast,
  type ToastTone,
  topRegion,
} from "#app/ui/toasts/toasts.ts";

const icons: Record<ToastTone, IconName> = {
  plain: "info",
  ok: "check",
  danger: "circle-alert",
  premium: "lock",
};

/**
 * Draws the notice into a region (`ToastRegion`) for as long as that is the highest. Without React, for the pages
 * that have none: one drawing for all.
 * @param over the region lies over the page, in a dialog
 * @returns what ends it
 */
export function drawToasts(region: HTMLElement, over = false): () => void {
  const name = region.getAttribute("aria-label") ?? "";
  let drawn: Toast | null = null;
  const draw = () => {
    const isTop = topRegion() === region;
    // a place under another one is no landmark
    if (isTop) region.setAttribute("aria-label", name);
    else region.removeAttribute("aria-label");
    const toast = isTop ? currentToast() : null;
    if (toast === drawn) return;
    drawn = toast;
    region.querySelector(".toast")?.remove();
    // errors interrupt a screen reader, the rest waits its turn
    const place = toast?.tone === "danger" ? "alert" : "status";
    if (toast)
      region.querySelector(`[role=${place}]`)?.appendChild(card(toast, region.dataset.dismiss ?? ""));
  };
  const stop = subscribeToToast(draw);
  const leave = enterRegion(region, over);
  return () => {
    // first: a region that goes is not drawn any more
    stop();
    leave();
  };
}

function card(toast: Toast, dismiss: string): HTMLElement {
  const { title, text, isSentence, lead, tone = "plain", action } = toast;
  const name = element("b", {}, title);
  const made = element(
    "div",
    { class: `toast toast-${tone}` },
    lead ?? iconElement(icons[tone]),
    isSentence ? element("p", { class: "toast-sentence" }, name, " ", text) : name,
    text && !isSentence ? element("p", {}, text) : undefined,
    button(
      "btn-bare btn-icon",
      dismissToast,
      iconElement("x"),
      element("span", { class: "sr-only" }, dismiss),
    ),
    action && button("btn-quiet toast-action", () => answer(toast, action.onAction), action.label),
  );
  // the clock rests while the reader is here, by pointer or by focus
  const left = () => !made.matches(":hover, :focus-within") && resumeToast();
  for (const kind of ["mouseenter", "focusin"]) made.addEventListener(kind, pauseToast);
  for (const kind of ["mouseleave", "focusout"]) made.addEventListener(kind, left);
  return made;
}

/** What is done may look where the focus is, which goes with the notice; and may say something itself. */
function answer(toast: Toast, onAction: () => void): void {
  onAction();
  if (currentToast() === toast) dismissToast();
}

function button(look: string, onPress: () => void, ...parts: (Node | string)[]): HTMLElement {
  const made = element("button", { type: "button", class: `btn ${look}` }, ...parts);
  made.addEventListener("click", onPress);
  return made;
}
