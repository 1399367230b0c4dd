import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { persistentChatbotFunction } from "#app/features/chat/functions.server.ts";
import { requireMemberJson } from "#app/platform/guards.server.ts";

/** The specification's server functions by name: `POST /functions/<name>` with its payload and reply keys. */
const FUNCTIONS = { "persistent-chatbot": persistentChatbotFunction };

export async function action(args: ActionFunctionArgs) {
  const name = args.params.name ?? "";
  if (!Object.hasOwn(FUNCTIONS, name)) {
    return Response.json({ error: "not_found", message: "There is no such function." }, { status: 404 });
  }
  if (args.request.method !== "POST") {
    return Response.json(
      { error: "method_not_allowed", message: "Functions are called by POST." },
      { status: 405 },
    );
  }
  const ctx = requireMemberJson(args);
  const payload: unknown = await args.request.json().catch(() => null);
  return FUNCTIONS[name as keyof typeof FUNCTIONS](ctx, payload);
}

export const loader = () =>
  Response.json({ error: "method_not_allowed", message: "Functions are called by POST." }, { status: 405 });
