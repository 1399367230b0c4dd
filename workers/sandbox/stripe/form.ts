/** What a form says once its brackets are read: `items[0][price]=x` is `{items: [{price: "x"}]}`. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

type Branch = Map<string, string | Branch>;

/** Stripe's form encoding, of bodies and queries. */
export function readForm(text: string): Record<string, FormValue> {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) plant(root, pathOf(name), value);
  const form = grown(root);
  return typeof form === "object" && !Array.isArray(form) ? form : {};
}

const pathOf = (name: string): string[] => name.replaceAll("]", "").split("[");

function plant(root: Branch, path: string[], value: string): void {
  let branch = root;
  path.forEach((part, depth) => {
    // `expand[]=a&expand[]=b` counts for itself
    const key = part === "" && depth > 0 ? String(branch.size) : part;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const next = branch.get(key);
    const deeper: Branch = next instanceof Map ? next : new Map();
    branch.set(key, deeper);
    branch = deeper;
  });
}

function grown(branch: Branch): FormValue {
  const entries = [...branch].map(([key, value]): [string, FormValue] => [
    key,
    typeof value === "string" ? value : grown(value),
  ]);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
