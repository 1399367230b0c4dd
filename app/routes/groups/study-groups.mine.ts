import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { ownWordsIn } from "#app/features/groups/export.server.ts";

/** What the member wrote in one group. */
export const loader = (args: LoaderFunctionArgs) =>
  ownWordsIn(requireCommunity(args), args.params.slug ?? "");
