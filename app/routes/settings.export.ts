import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { downloadEverything } from "#app/features/settings/download.server.ts";
import { requireAccount } from "#app/platform/guards.server.ts";

/** G20: everything of the member as one zip, while the account rests too. */
export const loader = (args: LoaderFunctionArgs) => downloadEverything(requireAccount(args));
