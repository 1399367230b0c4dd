type Routes = Record<string, { path?: string | undefined }>;

/**
 * The paths that lead to a page, from the build's own routes. Services and loaders ask `ctx.isOpen(path)`.
 * @returns whether a path without parameters, for example `/gamification`, is one of them
 */
export function openPages(routes: Routes): (path: string) => boolean {
  const open = new Set(["/"]);
  for (const { path } of Object.values(routes)) {
    // an optional part may be left out: `chatbot/:conversationId?` is open as `/chatbot`
    const plain = path?.replace(/(\/:[^/]+\?)+$/, "");
    if (plain && !/[:*]/.test(plain)) open.add(`/${plain}`);
  }
  return (path) => open.has(path);
}
