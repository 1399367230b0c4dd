import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readOlder } from "#app/features/chat/conversation/older.server.ts";
import { PAGE_MESSAGES } from "#app/features/chat/model/chat-rows.ts";
import { requireMemberJson } from "#app/request/guards.server.ts";

/** D11: earlier messages of a conversation, for the page that shows the newest. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMemberJson(args);
  const asked = new URL(args.request.url).searchParams;
  const page = await readOlder(ctx, {
    conversationId: args.params.conversationId ?? "",
    before: asked.get("before") ?? "",
    limit: Number(asked.get("limit")) || PAGE_MESSAGES,
  });
  if (!page) throw Response.json({ error: "not_found", message: "Not found." }, { status: 404 });
  return Response.json(page, { headers: { "cache-control": "private, no-store" } });
}
