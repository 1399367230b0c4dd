import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ledgerFile } from "#app/features/wallet/ledger.server.ts";
import { requireMember } from "#app/platform/guards.server.ts";

/** Every movement as a table. */
export const loader = async (args: LoaderFunctionArgs) => ledgerFile(requireMember(args));
