import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "./context.ts";
import "./load-context.ts";

type Args = { request: Request; context: AppLoadContext };

/** Stands on the first line of every loader and action of a protected page (S5): a visitor goes to `/auth`. */
export function requireMember({ request, context }: Args): MemberContext {
  const { session } = context.app;
  if (!session) throw redirect(signInPath(new URL(request.url)));
  return Object.assign(context.app, { session, userId: session.userId });
}

/** The same for JSON functions: 401, no page. */
export function requireMemberJson({ context }: Args): MemberContext {
  const { session } = context.app;
  if (!session) throw Response.json({ error: "unauthorized", message: "Please sign in." }, { status: 401 });
  return Object.assign(context.app, { session, userId: session.userId });
}

/** Where sign-in begins, remembering the page that was asked for. */
export function signInPath(url: URL): string {
  const wanted = url.pathname.replace(/\.data$/, "");
  return `/auth?mode=login&return_to=${encodeURIComponent(wanted)}`;
}

/** Somebody else's, or nothing: the same answer, so that nothing leaks. */
export const notFound = (): Response => new Response("Not found", { status: 404, statusText: "Not Found" });
