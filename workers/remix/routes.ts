/** A route of Remix's build, as far as it says which addresses it takes. All of ours are beside each other under the root. */
export type BuiltRoute = { parentId?: string | undefined; path?: string | undefined };
type BuiltRoutes = Readonly<Record<string, BuiltRoute>>;

/** Which routes are left for an address: all that could take it, by name for who keeps what is made of them. */
export type RouteChoice = { name: string; has(id: string): boolean };

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);
const isDynamic = (path: string): boolean => /[:*?]/.test(path);

/** The first segment of an address, without the `.data` of a data request. */
const firstSegment = (path: string): string => /^\/?([^/?#.]*)/.exec(path)?.[1] ?? "";

/**
 * Remix sorts and scores all routes of the build, twice a request, which costs more than a small page. What cannot take
 * an address is left out: of another first segment, of more segments, or every other one where the address is a route's
 * to the letter. Those above an address stay: a document tells its browser of them too. Addresses that are written in
 * another way keep all with their first segment.
 */
export function routeChooser(routes: BuiltRoutes): (pathname: string) => RouteChoice | null {
  const entries = Object.entries(routes).map(([id, route]) => ({ ...route, id, path: route.path ?? "" }));
  const always = new Set(
    entries
      .filter(({ id, parentId, path }) => id === "root" || parentId !== "root" || path === "*")
      .map(({ id }) => id),
  );
  const firsts = new Set(entries.map(({ path }) => firstSegment(path)));
  const exact = new Map(
    entries
      .filter(({ id, path }) => !always.has(id) && path !== "" && !isDynamic(path))
      .map(({ id, path }) => [`/${path}`, id]),
  );
  const choose = (name: string, isKept: (path: string, id: string) => boolean): RouteChoice => {
    const kept = new Set(
      entries.filter(({ id, path }) => always.has(id) || isKept(path, id)).map(({ id }) => id),
    );
    return { name, has: (id) => kept.has(id) };
  };
  const chosen = new Map<string, RouteChoice>();
  const once = (name: string, isKept: (path: string, id: string) => boolean): RouteChoice => {
    const known = chosen.get(name) ?? choose(name, isKept);
    chosen.set(name, known);
    return known;
  };
  return (pathname) => {
    const address = pathname.replace(/\.data$/, "");
    const first = firstSegment(pathname);
    if (exact.has(address))
      return once(address, (path, id) => exact.get(`/${path}`) === id && isAtOrAbove(`/${path}`, address));
    if (!firsts.has(first)) return null;
    // an encoded, doubled or last slash: Remix reads these addresses in its own way
    if (!/^(\/[^/%]+)+$/.test(address)) return once(first, (path) => firstSegment(path) === first);
    const depth = segmentsOf(address).length;
    return once(`${first} ${depth}`, (path) => firstSegment(path) === first && leastDepth(path) <= depth);
  };
}

/** Optional segments may be left out. */
const leastDepth = (path: string): number =>
  segmentsOf(path).filter((segment) => !segment.endsWith("?")).length;

const isAtOrAbove = (path: string, address: string): boolean =>
  address === path || address.startsWith(`${path}/`);
