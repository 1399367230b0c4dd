import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { type BuiltRoute, type RouteChoice, routeChooser } from "./routes.ts";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** Remix, with a handler each for the routes that an address leaves. */
export function remixHandler(build: ServerBuild): Handler {
  const handlers = new Map<string, Handler>();
  const all = createRequestHandler(build, "production");
  const choose = routeChooser(build.routes);
  return (request, context) => {
    const choice = choose(new URL(request.url).pathname);
    if (!choice) return all(request, context);
    const handler = handlers.get(choice.name) ?? createRequestHandler(routesOf(build, choice), "production");
    handlers.set(choice.name, handler);
    return handler(request, context);
  };
}

function routesOf(build: ServerBuild, choice: RouteChoice): ServerBuild {
  const kept = <Routes extends Record<string, BuiltRoute>>(routes: Routes): Routes =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => choice.has(id))) as Routes;
  return {
    ...build,
    routes: kept(build.routes),
    assets: { ...build.assets, routes: kept(build.assets.routes) },
  };
}
