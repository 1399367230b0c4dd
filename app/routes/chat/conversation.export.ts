import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportConversation } from "#app/features/chat/export/export-thread.server.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

/** One conversation as Markdown or JSON, all of it. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const format = new URL(args.request.url).searchParams.get("format") === "json" ? "json" : "markdown";
  const file = await exportConversation(ctx, args.params.conversationId ?? "", format);
  if (!file) throw notFound();
  return file;
}
