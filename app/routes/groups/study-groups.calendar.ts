import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { groupCalendar } from "#app/features/groups/calendar.server.ts";

/** A group's gatherings as a calendar file. */
export const loader = (args: LoaderFunctionArgs) =>
  groupCalendar(requireCommunity(args), args.params.slug ?? "");
