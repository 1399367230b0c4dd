/**
 * A slow network brings a page's script late, and somebody types meanwhile. React would draw each field as the server
 * drew it; so each gets an input event with what stands in it, once the page has hydrated. Where the page has put words of its own
 * there by then, a draft of this device, they stay before what was typed.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Early = { drawn: string; typed: string; caret: readonly [number, number] | null };

const FIELDS = "input:not([type=hidden], [type=file]), textarea, select";

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const standsIn = (field: Field): string => (isBox(field) ? String(field.checked) : field.value);

function drawnIn(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Called before hydration. */
export function keepEarlyFields(): void {
  const fields = [...document.querySelectorAll(FIELDS)] as unknown as Field[];
  const drawn = new Map(fields.map((field) => [field, drawnIn(field)]));
  const early = new Map<Field, Early>();
  const look = (field: Field) => {
    const [before, typed] = [drawn.get(field), standsIn(field)];
    if (before === undefined || (before === typed && !early.has(field))) return;
    early.set(field, { drawn: before, typed, caret: caretIn(field) });
  };
  for (const field of fields) look(field);
  const end = new AbortController();
  for (const kind of ["input", "change"])
    addEventListener(kind, ({ target }) => look(target as unknown as Field), {
      capture: true,
      signal: end.signal,
    });
  restoreAll = () => {
    end.abort();
    early.forEach(restore);
  };
}

let restoreAll: (() => void) | undefined;

/** Called once what the page itself does at first has been drawn, and before that is seen. */
export function restoreEarlyFields(): void {
  // each by itself, or a form would know but the last of them
  queueMicrotask(() => restoreAll?.());
}

function restore(early: Early, field: Field): void {
  if (!field.isConnected || field.disabled) return;
  if (isBox(field)) return restoreBox(field, early);
  const { value } = field;
  const isTakenOver = value !== early.drawn && value !== early.typed && value.includes(early.typed);
  if (isTakenOver) return;
  if (field instanceof HTMLSelectElement) {
    field.value = early.typed;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const isOthers = value !== early.drawn && value !== early.typed && field instanceof HTMLTextAreaElement;
  // React compares with what was set last by `value`, and hears of what was set past it
  field.value = early.drawn;
  const text = isOthers ? `${value}\n\n${early.typed}` : early.typed;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (!isOthers && early.caret && field === document.activeElement) field.setSelectionRange(...early.caret);
}

function restoreBox(field: HTMLInputElement, { drawn, typed }: Early): void {
  // of several radio buttons the one that was chosen tells it
  if (drawn === typed || (field.type === "radio" && typed === "false")) return;
  field.checked = drawn === "true";
  field.click();
}

/** Null where the field has none: a number, a list. */
function caretIn(field: Field): Early["caret"] {
  if (isBox(field) || field instanceof HTMLSelectElement) return null;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
