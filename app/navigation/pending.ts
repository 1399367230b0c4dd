/** Nobody is told of a wait that is shorter, ms. */
export const SHOW_AFTER_MS = 400;

export type Pending = "page" | "content" | "access";

const firstPart = (path: string): string => path.split("/")[1] ?? "";

/**
 * What is waited for on the way from one address to another (GS1): a session that has to be renewed first, other
 * content of the same page, or another page.
 * @param tokenEnd when the session's token runs out, epoch s; 0 without one
 * @param now epoch s
 */
export function pendingKind(from: string, to: string, tokenEnd: number, now: number): Pending {
  if (tokenEnd > 0 && tokenEnd <= now) return "access";
  return firstPart(from) === firstPart(to) ? "content" : "page";
}
