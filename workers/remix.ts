import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

const firstSegment = (path: string): string => /^\/?([^/?#.]*)/.exec(path)?.[1] ?? "";

/**
 * Remix sorts and scores all routes of the build, several times a request. Only those that begin with the
 * request's first segment can match, so each segment has a handler that knows no others.
 */
export function remixHandler(build: ServerBuild): Handler {
  const handlers = new Map<string, Handler>();
  const all = createRequestHandler(build, "production");
  const segments = new Set(Object.values(build.routes).map((route) => firstSegment(route.path ?? "")));
  for (const segment of segments)
    handlers.set(segment, createRequestHandler(routesOf(build, segment), "production"));
  return (request, context) => {
    const segment = firstSegment(new URL(request.url).pathname);
    return (handlers.get(segment) ?? all)(request, context);
  };
}

/** The build with the root, the routes that begin with a segment, and the one for all that is not found. */
function routesOf(build: ServerBuild, segment: string): ServerBuild {
  const kept = <Routes extends Record<string, { parentId?: string | undefined; path?: string | undefined }>>(
    routes: Routes,
  ): Routes =>
    Object.fromEntries(
      Object.entries(routes).filter(
        ([id, { parentId, path = "" }]) =>
          id === "root" || parentId !== "root" || path === "*" || firstSegment(path) === segment,
      ),
    ) as Routes;
  return {
    ...build,
    routes: kept(build.routes),
    assets: { ...build.assets, routes: kept(build.assets.routes) },
  };
}
