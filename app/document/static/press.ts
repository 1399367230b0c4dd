/** A plain press on a link or button that a selector names, before the browser follows it. */
export function onPress(selector: string, act: (pressed: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener("click", (event) => {
    // a new tab, a download: the reader asked for the link itself
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = event.target instanceof Element ? event.target.closest(selector) : null;
    if (pressed instanceof HTMLElement) act(pressed, event);
  });
}

/** What a press will need is brought in when the reader comes near. */
export function onApproach(selector: string, prepare: (near: HTMLElement) => void): void {
  const near = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest(selector) : null;
    if (found instanceof HTMLElement) prepare(found);
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, near, { passive: true });
}
