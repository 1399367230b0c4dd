/** The pages that signing in may lead to and that exist; a page that is built is written here (a test says so). */
export const OPEN_PAGES: readonly string[] = ["/chatbot"];

/** True when the page of this path, or the one above it, has been built. */
export const isOpen = (path: string): boolean =>
  OPEN_PAGES.some((open) => path === open || path.startsWith(`${open}/`) || path.startsWith(`${open}?`));
