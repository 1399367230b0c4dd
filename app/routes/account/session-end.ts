import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { endSession } from "#app/features/member/session/sign-out.server.ts";
import { forgetDevicesOfSession } from "#app/features/sending/push/act.server.ts";
import { clearSessionCookies, signedOutCookies } from "#app/session/sign-out-cookies.server.ts";
import "#app/request/load-context.ts";

/** S9: the way out that needs no script, and that a script uses too. A visitor may press it as well. */
export async function action({ request, context: { app } }: ActionFunctionArgs) {
  await endSession(app);
  if (app.session) await forgetDevicesOfSession(app, app.session.sessionId);
  if (request.headers.get("accept")?.includes("application/json"))
    return new Response(null, { status: 204, headers: clearSessionCookies(request) });
  const headers = app.session ? signedOutCookies(request, app.session.userId) : clearSessionCookies(request);
  return redirect("/", { status: 303, headers });
}

/** Somebody who opens the address itself has pressed nothing. */
export const loader = () => redirect("/");
