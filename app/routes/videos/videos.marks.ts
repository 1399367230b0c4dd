import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { actOnVideo } from "#app/features/videos/act.server.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** A mark or the place of a video, for the page's script. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const reply = await actOnVideo(ctx, await args.request.formData());
  return Response.json(reply, { status: reply.ok ? 200 : 404 });
}
