import { index, type RouteConfig, route } from "@remix-run/route-config";
import { ROUTES } from "./manifest/routes.ts";

/** A route is named by its file, in whatever folder: pages that are read anew, and older builds in browsers, know that name. */
const idOf = (file: string): string => `routes/${file.replace(/^.*\/|\.tsx?$/g, "")}`;

/** The addresses stand in the features' own `feature.ts`, and those of no feature in `app/manifest/site-routes.ts`. */
export default ROUTES.map(({ path, file, id = idOf(file) }) =>
  path === "" ? index(file, { id }) : route(path, file, { id }),
) satisfies RouteConfig;
