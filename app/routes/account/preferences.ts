import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { refererPath, safeRedirectPath } from "#app/core/text/own-path.ts";
import { keepPreferences } from "#app/features/settings/preferences/preferences.server.ts";
import { preferenceCookies, preferencesIn } from "#app/features/settings/preferences/preferences.ts";
import "#app/request/load-context.ts";

/**
 * Language and appearance, for everybody, from every footer and from `/settings`. A plain form goes back to the page
 * it came from (`return_to`, else the referer); a script that asks for JSON is answered without a page.
 */
export async function action({ request, context: { app } }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const sent: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") sent[name] = value;
  const chosen = preferencesIn(sent);
  await keepPreferences(app, chosen);
  const headers = new Headers();
  const secure = new URL(request.url).protocol === "https:";
  for (const line of preferenceCookies(chosen, secure)) headers.append("set-cookie", line);
  if (request.headers.get("accept")?.includes("application/json")) {
    return new Response(null, { status: 204, headers });
  }
  const from = refererPath(request.headers.get("referer"), app.origin);
  return redirect(safeRedirectPath(sent.return_to ?? from, "/"), { status: 303, headers });
}

/** Somebody who opens the address itself is taken home. */
export const loader = () => redirect("/");
