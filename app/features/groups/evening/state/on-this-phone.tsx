import { type Kept, newestOf, readKept } from "#app/features/groups/evening/model/kept.ts";

const PREFIX = "evening:";
const keyOf = (id: string): string => `${PREFIX}${id}`;

export function keptOf(id: string): Kept {
  try {
    return readKept(localStorage.getItem(keyOf(id)));
  } catch {
    return readKept(null);
  }
}

/** Of the evening that this phone was in last; null when it keeps none. */
export function newestKept(): Kept | null {
  try {
    return newestOf(
      Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => localStorage.getItem(key)),
    );
  } catch {
    return null;
  }
}

/** Where there is no room on the device, the page goes on without. */
export function keep(id: string, part: Partial<Kept>): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...keptOf(id), ...part }));
  } catch {
    // full, or not allowed
  }
}

/** A guest's evening is over: nothing of it stays on the phone. Waiting notes of it lie beside it. */
export function forgetEvenings(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) || /^draft:[^:]*:evening-/.test(key)) localStorage.removeItem(key);
  } catch {
    // not allowed: nothing was kept either
  }
}
