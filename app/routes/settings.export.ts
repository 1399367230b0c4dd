import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { downloadEverything } from "#app/features/settings/download.server.ts";
import { requireMember } from "#app/platform/guards.server.ts";

/** G20: everything of the member as one zip. */
export const loader = (args: LoaderFunctionArgs) => downloadEverything(requireMember(args));
