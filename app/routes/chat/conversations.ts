import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { actOnThreads } from "#app/features/chat/threads/act.server.ts";
import { listQuery } from "#app/features/chat/threads/forms.ts";
import { readList } from "#app/features/chat/threads/list.server.ts";
import { STATUS } from "#app/features/chat/threads/refusals.ts";
import type { ThreadReply } from "#app/features/chat/threads/reply.ts";
import { requireMember, requireMemberJson } from "#app/request/guards.server.ts";

const PRIVATE = { headers: { "cache-control": "private, no-store" } };

/** The next of the conversations, or of a folder's. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMemberJson(args);
  const { searchParams } = new URL(args.request.url);
  const query = listQuery.safeParse({
    after: searchParams.get("after"),
    folder: searchParams.get("folder"),
  });
  if (!query.success) throw new Response("Bad Request", { status: 400 });
  return Response.json(await readList(ctx, query.data), PRIVATE);
}

/** Every change of the conversations' order. A form sent without script is answered with a page. */
export async function action(args: ActionFunctionArgs) {
  const byScript = args.request.headers.get("accept")?.includes("application/json") ?? false;
  const ctx = byScript ? requireMemberJson(args) : requireMember(args);
  const form = await args.request.formData();
  const reply = await actOnThreads(ctx, form);
  if (byScript) return Response.json(reply, { ...PRIVATE, status: reply.ok ? 200 : STATUS[reply.refusal] });
  return redirect(pathAfter(reply, form), 303);
}

function pathAfter(reply: ThreadReply, form: FormData): string {
  if (reply.intent === "unshare") return "/shared";
  const id = String(form.get("conversationId") ?? "");
  if (!reply.ok) return `/conversations/${id}?refused=${reply.refusal}`;
  return reply.intent === "rename" || reply.intent === "restore" ? `/chatbot/${id}` : `/conversations/${id}`;
}
