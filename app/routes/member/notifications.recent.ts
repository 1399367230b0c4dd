import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { actOnNotifications } from "#app/features/notifications/act.server.ts";
import { readRecent } from "#app/features/notifications/recent.server.ts";
import { CHECK_CARE } from "#app/features/notifications/reminder/reminder.ts";
import { remindOfCare } from "#app/features/pet/remind.server.ts";
import { requireMemberJson } from "#app/request/guards.server.ts";

const PRIVATE = { headers: { "cache-control": "private, no-store" } };

/** What the bell's sheet and its count ask for. */
export async function loader(args: LoaderFunctionArgs) {
  return Response.json(await readRecent(requireMemberJson(args)), PRIVATE);
}

/** The sheet's own forms, and the look after the pet of a page that is open (PT15). */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const form = await args.request.formData();
  if (form.get("intent") === CHECK_CARE) {
    return Response.json({ reminded: await remindOfCare(ctx) }, PRIVATE);
  }
  const to = await actOnNotifications(ctx, form);
  return Response.json({ to }, { ...PRIVATE, status: to === null ? 400 : 200 });
}
