import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { optionsOf, planOf, stepOf } from "#app/features/access/account-options.ts";
import { destinationAfter } from "#app/features/access/destination.ts";
import { backToDoor } from "#app/features/access/door.server.ts";
import { readAgeBand } from "#app/features/member/age.server.ts";
import { readRole } from "#app/features/member/role.server.ts";
import { requireMember } from "#app/platform/guards.server.ts";

/**
 * Where every way in leads once somebody is signed in, the vendor's own pages too: the server knows the role, and
 * decides (D5). Who has never said how old they are is asked first (G13).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { search, searchParams: query } = new URL(args.request.url);
  const options = optionsOf(query);
  if (!args.context.app.session) throw redirect(backToDoor(query));
  const ctx = requireMember(args);
  if ((await readAgeBand(ctx)) === null) throw redirect(`/age${search}`);
  const outcome = {
    kind: stepOf(query.get("after")),
    source: options.source,
    role: await readRole(ctx),
    plan: planOf(query.get("plan")) ?? null,
    returnTo: query.get("return_to"),
    popup: options.popup !== undefined,
  };
  const to = destinationAfter(outcome, ctx.isOpen);
  throw redirect(options.popup ? `${to}&${new URLSearchParams({ opener: options.popup.origin })}` : to);
}
