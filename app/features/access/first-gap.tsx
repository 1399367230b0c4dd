/** Leads the person to the first field that is empty or malformed, so that the way on is under their fingers. */
export function focusFirstGap(form: HTMLFormElement): void {
  form.querySelector<HTMLInputElement>("input:invalid")?.focus();
}
