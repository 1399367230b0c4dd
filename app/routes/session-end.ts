import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { endSession } from "#app/features/member/sign-out.server.ts";
import "#app/platform/load-context.ts";

/** The vendor's cookies on our own host, by whatever suffix it gives them. */
const SESSION_COOKIE = /(?:^|;\s*)(__(?:session|client_uat|refresh)[^=;]*)=/g;

/** S9: the way out that needs no script, and that a script uses too. A visitor may press it as well. */
export async function action({ request, context: { app } }: ActionFunctionArgs) {
  await endSession(app);
  const headers = new Headers();
  for (const [, name] of (request.headers.get("cookie") ?? "").matchAll(SESSION_COOKIE)) {
    headers.append("set-cookie", `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  }
  if (request.headers.get("accept")?.includes("application/json")) {
    return new Response(null, { status: 204, headers });
  }
  return redirect("/", { status: 303, headers });
}

/** Somebody who opens the address itself has pressed nothing. */
export const loader = () => redirect("/");
