/**
 * An address with an id in it may belong to a route that was not discovered yet, so Remix asks the server once, at the
 * first reading anew; without a network that question would take the page away. The document's own address needs no
 * asking: the server has drawn it. Called once, before hydration.
 */
export function skipOwnManifest(): void {
  const { fetch } = window;
  const own = location.pathname;
  window.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === "/__manifest" && searchParams.getAll("p").every((path) => path === own))
      return Promise.resolve(Response.json({}));
    return fetch(input, init);
  };
}
