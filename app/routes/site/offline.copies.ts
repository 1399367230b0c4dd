import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notesPlaceIn } from "#app/features/offline/model/copies.ts";
import { readCopies, readNotes } from "#app/features/offline/read.server.ts";
import { requireMemberJson } from "#app/request/guards.server.ts";

/** What a device keeps of its member's (decision 0076); `?only=notes`: the next of many notes. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMemberJson(args);
  const { searchParams } = new URL(args.request.url);
  const since = notesPlaceIn(searchParams);
  const found =
    searchParams.get("only") === "notes" ? await readNotes(ctx, since) : await readCopies(ctx, since);
  return Response.json(found, { headers: { "cache-control": "private, no-store" } });
}
