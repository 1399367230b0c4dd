const KEY = "settings-unsaved";
/** Forms of the page whose words wait to be saved; what deletes an account is never kept. */
const FORMS = ["rename", "zone", "notifications"];

type Typed = [name: string, value: string][];
type Unsaved = { userId: string; forms: Record<string, Typed> };
type Part = HTMLInputElement | HTMLSelectElement;

/**
 * Language and appearance load the page anew, from the settings and from the Menu. What was chosen or typed in another
 * form and not saved waits in this tab for as long as that takes.
 * @returns what ends it
 */
export function keepUnsaved(userId: string): () => void {
  restoreForms(userId);
  const sent = ({ target, defaultPrevented }: SubmitEvent) => {
    const path = new URL((target as HTMLFormElement).action).pathname;
    // without a network the form is held (`app-life.ts`)
    if (path !== "/preferences" || defaultPrevented || !navigator.onLine) return;
    const forms = FORMS.flatMap((intent) => {
      const form = formOf(intent);
      return form && partsOf(form).some(isChanged) ? [[intent, typedIn(form)]] : [];
    });
    if (forms.length === 0) return;
    const kept: Unsaved = { userId, forms: Object.fromEntries(forms) };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  };
  addEventListener("submit", sent);
  return () => removeEventListener("submit", sent);
}

/** Once, and for the one who typed it. */
function restoreForms(userId: string): void {
  const text = sessionStorage.getItem(KEY);
  if (!text) return;
  sessionStorage.removeItem(KEY);
  const kept = JSON.parse(text) as Unsaved;
  if (kept.userId !== userId) return;
  for (const [intent, typed] of Object.entries(kept.forms)) {
    for (const part of partsOf(formOf(intent))) {
      const values = typed.filter(([name]) => name === part.name).map(([, value]) => value);
      if (isBox(part)) part.checked = values.includes(part.value);
      else if (values[0] !== undefined) part.value = values[0];
    }
  }
}

const formOf = (intent: string): HTMLFormElement | null =>
  document.querySelector<HTMLInputElement>(`main input[name=intent][value=${intent}]`)?.form ?? null;

const partsOf = (form: HTMLFormElement | null): Part[] => [
  ...(form?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])") ?? []),
  ...(form?.querySelectorAll("select") ?? []),
];

const typedIn = (form: HTMLFormElement): Typed =>
  partsOf(form).flatMap((part): Typed => (isBox(part) && !part.checked ? [] : [[part.name, part.value]]));

const isBox = (part: Part): part is HTMLInputElement & { type: "checkbox" } => part.type === "checkbox";

function isChanged(part: Part): boolean {
  if (isBox(part)) return part.checked !== part.defaultChecked;
  if ("options" in part)
    return [...part.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return part.value !== part.defaultValue;
}
