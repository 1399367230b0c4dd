import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { actOnMarks } from "#app/features/marks/act.server.ts";
import { MARKS_STATUS } from "#app/features/marks/model/reply.ts";
import { readMarks } from "#app/features/marks/read.server.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** What is marked in a chapter (`?chapter=43003`), or all that was written at its verses (`&verses=16-18`). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMemberJson(args);
  const found = await readMarks(ctx, new URL(args.request.url).searchParams);
  if (!found) throw notFound();
  return Response.json(found, { headers: { "cache-control": "private, no-store" } });
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const reply = await actOnMarks(ctx, await args.request.formData());
  return Response.json(reply, { status: reply.ok ? 200 : (MARKS_STATUS[reply.refusal] ?? 409) });
}
