import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { actOnNotifications } from "#app/features/notifications/act.server.ts";
import { readRecent } from "#app/features/notifications/recent.server.ts";
import { requireMemberJson } from "#app/platform/guards.server.ts";

const PRIVATE = { headers: { "cache-control": "private, no-store" } };

/** What the bell's sheet and its count ask for. */
export async function loader(args: LoaderFunctionArgs) {
  return Response.json(await readRecent(requireMemberJson(args)), PRIVATE);
}

/** The sheet's own forms. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const to = await actOnNotifications(ctx, await args.request.formData());
  return Response.json({ to }, { ...PRIVATE, status: to === null ? 400 : 200 });
}
