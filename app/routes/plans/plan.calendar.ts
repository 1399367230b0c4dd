import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { planCalendar } from "#app/features/plans/calendar.server.ts";
import { requireMember } from "#app/request/guards.server.ts";

/** The days to come of one's plan, for a calendar. */
export const loader = (args: LoaderFunctionArgs) =>
  planCalendar(requireMember(args), args.params.planId ?? "");
