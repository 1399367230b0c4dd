import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readWallStatus } from "#app/features/community/live/read-wall-status.server.ts";
import { requireMemberJson } from "#app/request/guards.server.ts";

/** R14: how the requests stand that an open page shows, after it was away. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMemberJson(args);
  if (!ctx.communityRules.open)
    throw Response.json({ error: "not_found", message: "Not found." }, { status: 404 });
  const status = await readWallStatus(ctx, new URL(args.request.url).searchParams);
  return Response.json(status, { headers: { "cache-control": "private, no-store" } });
}
