/**
 * The user that a page was rendered for. Another user may sign in in another tab, and the browser's cookies are
 * theirs from then on: so each request of a page names the page's user, and the guards refuse it when the session
 * is another's. It can only refuse; who asks is still what the session says.
 */
export const PAGE_USER_HEADER = "x-drawn-for";
/** The same in the address of a form that is sent without script. */
export const PAGE_USER_QUERY = "drawn_for";

let person: string | null = null;
let isAdded = false;

/** The root tells it while it renders; null for a visitor. */
export function setPageUser(userId: string | null): void {
  person = userId;
}

/** For whom this document was drawn; null for a visitor, and on the server. */
export const pageUser = (): string | null => person;

/** Whether a request goes to our own server, and not to the vendor's interface behind it. */
const isOurs = (url: URL): boolean => url.origin === location.origin && !url.pathname.startsWith("/__");

/**
 * Every request that this document's scripts make carries the person: Remix's loaders and actions as well as
 * plain `fetch`, so that no feature can forget it. Called before hydration.
 */
export function addPageUserHeader(): void {
  // a page that hydrates when it is used has begun already
  if (isAdded) return;
  isAdded = true;
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (!person) return fetch(input, init);
    const request = input instanceof Request ? input : null;
    if (!isOurs(new URL(request?.url ?? String(input), location.href))) return fetch(input, init);
    const headers = new Headers(init?.headers ?? request?.headers);
    headers.set(PAGE_USER_HEADER, person);
    return fetch(input, { ...init, headers });
  };
}
