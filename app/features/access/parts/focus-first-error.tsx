/** Leads the person to the first field that is wrong, in the order of the page, so that the way on is under their fingers. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const part of form.elements) {
    if (!(part instanceof HTMLElement) || !names.includes(part.getAttribute("name") ?? "")) continue;
    return part.focus();
  }
}
