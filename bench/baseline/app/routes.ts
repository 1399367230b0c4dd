import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/page.tsx"),
  route("row", "routes/row.tsx"),
  route("act", "routes/act.tsx"),
  route("same-data", "routes/same-data.tsx"),
  route("wall", "routes/wall.tsx"),
  route("group", "routes/group.tsx"),
  route("queue", "routes/queue.tsx"),
  route("same-page", "routes/same-page.tsx"),
  route("rows", "routes/rows.tsx"),
] satisfies RouteConfig;
