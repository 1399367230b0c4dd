import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { backToSignIn } from "#app/features/access/open-sign-in.server.ts";
import { optionsOf, planOf, stepOf } from "#app/features/access/rules/account-options.ts";
import { destinationAfter } from "#app/features/access/rules/destination.ts";
import { readEntry } from "#app/features/member/entry.server.ts";
import { preferenceCookies, preferencesIn } from "#app/features/settings/preferences/preferences.ts";
import { beginRegistration } from "#app/features/settings/registration/service.server.ts";
import { requireMemberOfAnyAge } from "#app/request/guards.server.ts";

/**
 * Where every way in leads once somebody is signed in, the vendor's own pages too: the server knows the role, and
 * decides (D5). Who has never said how old they are is asked first (G13). What the member has chosen elsewhere looks
 * and speaks the same on this device from here on (G20).
 */
export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const { search, searchParams: query } = url;
  const options = optionsOf(query);
  if (!args.context.app.session) throw redirect(backToSignIn(query));
  const ctx = requireMemberOfAnyAge(args);
  const { ageBand, role, settings } = await readEntry(ctx);
  const headers = new Headers();
  for (const line of preferenceCookies(preferencesIn(settings ?? {}), url.protocol === "https:")) {
    headers.append("set-cookie", line);
  }
  if (ageBand === null) throw redirect(`/age${search}`, { headers });
  const step = stepOf(query.get("after"));
  const plan = planOf(query.get("plan")) ?? null;
  // D8: only an account that is just being made can wait to be paid for; the service knows which are
  if (step !== "sign-in" && (plan === "premium" || plan === "payasyougo")) await beginRegistration(ctx, plan);
  const outcome = {
    kind: step,
    source: options.source,
    role,
    plan,
    returnTo: query.get("return_to"),
    popup: options.popup !== undefined,
  };
  const to = destinationAfter(outcome, ctx.isOpen);
  const target = options.popup ? `${to}&${new URLSearchParams({ opener: options.popup.origin })}` : to;
  throw redirect(target, { headers });
}
