import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { keptDownload } from "#app/features/daniel-plan/kept.server.ts";
import { requireMember } from "#app/request/guards.server.ts";

/** What was kept of the plan, as a file. */
export const loader = (args: LoaderFunctionArgs) => keptDownload(requireMember(args));
