/**
 * A form with `data-checkout="create-checkout"` (or another call of F6-F8) leads to a page of the payment provider.
 * Without script it is a plain POST that is answered with the way there. With it a new tab opens inside the press,
 * where browsers allow it, and this page stays (G17); where they do not, or with `data-here`, this tab goes (F8).
 */
export function watchCheckouts(): void {
  // the same listener twice is one
  document.addEventListener("submit", take);
}

function take(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.checkout === undefined) return;
  event.preventDefault();
  const button = event.submitter ?? form.querySelector("button");
  // a second press of the same wish
  if (button?.ariaBusy === "true") return;
  button?.setAttribute("aria-busy", "true");
  const tab = "here" in form.dataset ? null : newTab();
  const work = import("./checkout-call.ts").then(
    ({ startCheckout }) => startCheckout(form, tab),
    // its script cannot be brought: the form goes as it would without any
    () => {
      tab?.close();
      form.submit();
    },
  );
  void work.finally(() => button?.removeAttribute("aria-busy"));
}

/** Null where the browser does not want one. */
function newTab(): Window | null {
  const tab = window.open("", "_blank");
  return tab && !tab.closed ? tab : null;
}
