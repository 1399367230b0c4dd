/**
 * The user that a page was rendered for. Another user may sign in in another tab, and the browser's cookies are
 * theirs from then on: so each request of a page names the page's user, and the guards refuse it when the session
 * is another's. It can only refuse; who asks is still what the session says.
 */
export const PAGE_USER_HEADER = "x-drawn-for";
/** The same in the address of a form that is sent without script. */
export const PAGE_USER_QUERY = "drawn_for";

let person: string | null = null;

/** The root tells it while it renders; null for a visitor. */
export function setPageUser(userId: string | null): void {
  person = userId;
}

/** For whom this document was drawn; null for a visitor, and on the server. */
export const pageUser = (): string | null => person;
