/**
 * A document is drawn for one person. In another tab somebody else may sign in meanwhile, and the browser's
 * cookies are theirs from then on: so each request of a page says for whom the page was drawn, and the guards
 * refuse it when that is not who asks. It can only refuse; who asks is still what the session says.
 */
export const DRAWN_FOR = { header: "x-drawn-for", query: "drawn_for" } as const;

let person: string | null = null;

/** The root tells it while it renders; null for a visitor. */
export function rememberPerson(userId: string | null): void {
  person = userId;
}

/** For whom this document was drawn; null for a visitor, and on the server. */
export const personOfPage = (): string | null => person;

/** Whether a request goes to our own server, and not to the vendor's interface behind it. */
const isOurs = (url: URL): boolean => url.origin === location.origin && !url.pathname.startsWith("/__");

/**
 * Every request that this document's scripts make carries the person: Remix's loaders and actions as well as
 * plain `fetch`, so that no feature can forget it. Called once, before hydration.
 */
export function signRequests(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (!person) return fetch(input, init);
    const request = input instanceof Request ? input : null;
    if (!isOurs(new URL(request?.url ?? String(input), location.href))) return fetch(input, init);
    const headers = new Headers(init?.headers ?? request?.headers);
    headers.set(DRAWN_FOR.header, person);
    return fetch(input, { ...init, headers });
  };
}
