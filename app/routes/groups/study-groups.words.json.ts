import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { groupWordsFile } from "#app/features/groups/words/words-file.server.ts";

/** What was said in a group, for its leader. */
export const loader = (args: LoaderFunctionArgs) =>
  groupWordsFile(requireCommunity(args), args.params.slug ?? "", "json");
