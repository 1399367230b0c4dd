import { fetchOutlivingPage } from "./keep-alive.ts";
import { PAGE_USER_HEADER, pageUser } from "./page-user.ts";

/**
 * Everything that the app leans on beyond what Remix documents: two wrappers around the page's `fetch`, and Remix's
 * router of the page. `framework.test.ts` fails when the installed Remix has none of it any more, and when another file
 * reaches for it.
 */

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Those that name the page's user already. */
const naming = new WeakSet<Fetch>();

const wrapFetch = (wrap: (fetch: Fetch) => Fetch): void => {
  window.fetch = wrap(window.fetch);
};

/** Whether a request goes to our own server, and not to the vendor's interface behind it. */
const isOurs = (url: URL): boolean => url.origin === location.origin && !url.pathname.startsWith("/__");

/**
 * Every request that this document's scripts make carries the person: Remix's loaders and actions as well as
 * plain `fetch`, so that no feature can forget it. What changes something outlives the page. Called before hydration.
 */
export function addPageUserHeader(): void {
  // a page that hydrates when it is used has begun already
  if (naming.has(window.fetch)) return;
  wrapFetch((fetch) => (input, init) => {
    const request = input instanceof Request ? input : null;
    if (!isOurs(new URL(request?.url ?? String(input), location.href))) return fetch(input, init);
    const headers = new Headers(init?.headers ?? request?.headers);
    const person = pageUser();
    if (person) headers.set(PAGE_USER_HEADER, person);
    return fetchOutlivingPage((options) => fetch(input, options), { ...init, headers });
  });
  naming.add(window.fetch);
}

/**
 * An address with an id in it may belong to a route that was not discovered yet, so Remix asks the server once, at the
 * first reading anew; without a network that question would take the page away. The document's own address needs no
 * asking: the server has drawn it. Called once, before hydration.
 */
export const skipOwnManifest = (): void => {
  const own = location.pathname;
  wrapFetch((fetch) => (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === "/__manifest" && searchParams.getAll("p").every((path) => path === own))
      return Promise.resolve(Response.json({}));
    return fetch(input, init);
  });
};

/** What the router itself says, of which React may have drawn less yet. */
export const routerState = () => __remixRouter.state;

/** Reads the page's rows again, at once. */
export const revalidatePage = (): void => __remixRouter.revalidate();
