import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { refererPath, safeRedirectPath } from "#app/core/text/own-path.ts";
import { DISMISSED_COOKIE, dismiss, dismissedIn } from "#app/features/announcements/announcement.ts";
import "#app/request/load-context.ts";

const YEAR_S = 31_536_000;

/** A reader has read an announcement: it is not shown again on this device. For visitors too. */
export async function action({ request, context: { app } }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const cookie = /(?:^|;\s*)dismissed=([^;]*)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
  const ids = dismiss(dismissedIn(cookie), String(form.get("id") ?? ""));
  const headers = new Headers();
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  if (ids) {
    headers.append(
      "set-cookie",
      `${DISMISSED_COOKIE}=${ids}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${secure}`,
    );
  }
  if (request.headers.get("accept")?.includes("application/json")) {
    return new Response(null, { status: 204, headers });
  }
  const from = refererPath(request.headers.get("referer"), app.origin);
  return redirect(safeRedirectPath(from, "/"), { status: 303, headers });
}

/** Somebody who opens the address itself is taken home. */
export const loader = () => redirect("/");
