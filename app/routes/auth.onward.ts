import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountPath, optionsOf, planOf, stepOf } from "#app/features/access/account-options.ts";
import { destinationAfter } from "#app/features/access/destination.ts";
import { readRole } from "#app/features/member/role.server.ts";

/** Where every way in leads once somebody is signed in: the server knows the role, and decides (D5). */
export async function loader({ request, context: { app } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { session } = app;
  if (!session) throw redirect(accountPath({ mode: "login", ...optionsOf(query) }));
  const outcome = {
    kind: stepOf(query.get("after")),
    source: optionsOf(query).source,
    role: await readRole(Object.assign(app, { session, userId: session.userId })),
    plan: planOf(query.get("plan")) ?? null,
    returnTo: query.get("return_to"),
    popup: query.has("popup"),
  };
  throw redirect(destinationAfter(outcome, app.isOpen));
}
