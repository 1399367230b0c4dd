/** GS6, K5: so many paths are kept. */
export const MAX_PATHS = 10;

const KEY = "paths";

/** The paths with the newest last. Being where one is already is no step; going back to the last one undoes it. */
export function afterStep(paths: readonly string[], path: string): string[] {
  if (paths.at(-1) === path) return [...paths];
  if (paths.at(-2) === path) return paths.slice(0, -1);
  return [...paths, path].slice(-MAX_PATHS);
}

/** Where a step back leads; null when this is where it began. */
export const pathBefore = (paths: readonly string[]): string | null => paths.at(-2) ?? null;

/** What is kept in the tab, whatever has been written there. */
export function parsePaths(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    const paths = Array.isArray(value) ? value : [];
    return paths.filter((path) => typeof path === "string" && /^\/(?!\/)/.test(path)).slice(-MAX_PATHS);
  } catch {
    return [];
  }
}

/** Of this tab alone, and gone with the session: sign-out empties the tab's storage. */
export const readPaths = (): string[] => parsePaths(sessionStorage.getItem(KEY));

export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(afterStep(readPaths(), path)));
  } catch {
    // a browser that keeps nothing
  }
}
