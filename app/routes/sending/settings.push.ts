import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { actOnDevices } from "#app/features/sending/push/act.server.ts";
import { requireMemberJson } from "#app/request/guards.server.ts";

/** A browser says that it takes web push, or no more. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const taken = await actOnDevices(
    ctx,
    await args.request.formData(),
    args.request.headers.get("user-agent") ?? "",
  );
  return Response.json({ ok: taken }, { status: taken ? 200 : 400 });
}

/** Somebody who opens the address itself is taken to the page. */
export const loader = () => redirect("/settings#notes");
