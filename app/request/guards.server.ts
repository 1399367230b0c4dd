import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect, redirectDocument } from "@remix-run/cloudflare";
import {
  firstRole,
  hasPremium,
  type Role,
  type RoleAndPlan,
  satisfiesRole,
} from "#app/features/member/roles.ts";
import { rolesOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { AppContext, MemberContext, Session } from "./context.ts";
import { guardsCopy } from "./guards-copy.ts";
import { PAGE_USER_HEADER, PAGE_USER_QUERY } from "./page-user.ts";
import "./load-context.ts";

/**
 * One of these stands on the first line of every loader and action of a protected route (V1, S5):
 *
 *     const ctx = requireMember(args);                    // no D1 trip
 *     const ctx = await requireSubscriber(args);          // one trip: roles and subscription
 *     const ctx = await requireRole(args, "moderator");   // the same
 *
 * A page that reads D1 anyway reads role and plan with it, and spends no trip on the guard:
 *
 *     const ctx = requireMember(args);
 *     const [roles, subscription, days] = await ctx.db.batch([...roleAndPlanReads(ctx), daysOf(ctx.db, ctx.userId)]);
 *     admitSubscriber(roleAndPlanOf(roles, subscription));
 */
type Args = { request: Request; context: AppLoadContext };

/**
 * A visitor goes to `/auth`, who has never said how old they are (G13) to `/age`; both come back to the page that was
 * asked for (S5).
 */
export function requireMember(args: Args): MemberContext {
  const ctx = requireMemberOfAnyAge(args);
  if (ctx.ageMissing) throw redirect(agePath(args.request));
  if (ctx.terms.due && !isOpenWithoutTerms(args.request)) throw redirect(termsPath(args.request));
  return ctx;
}

/** For the question of age itself, and the way on from it. */
export function requireMemberOfAnyAge(args: Args): MemberContext {
  const ctx = requireAccount(args);
  if (ctx.pendingDeletion.until !== null) throw redirect(PENDING_DELETION_PATH);
  return ctx;
}

/** Where an account whose owner asked to delete it is told so; every other page of a member leads there (F13). */
export const PENDING_DELETION_PATH = "/account-rests";

/** For that page, and for taking one's data along: a member whose account may rest. */
export function requireAccount({ request, context }: Args): MemberContext {
  const { session } = context.app;
  if (!session) throw redirect(signInPath(new URL(request.url)));
  if (context.app.accountFault) throw context.app.accountFault;
  if (!isPageUser(request, session.userId)) throw refuseOtherUsersPage(request);
  return Object.assign(context.app, { session, userId: session.userId });
}

/** The same for JSON functions: 401, no page. */
export function requireMemberJson({ request, context }: Args): MemberContext {
  const { session } = context.app;
  if (!session) throw refusedJson(context.app, "unauthorized", "signIn", 401);
  if (context.app.accountFault) throw context.app.accountFault;
  if (!isPageUser(request, session.userId)) {
    throw refusedJson(context.app, "another_person", "another", 409);
  }
  if (context.app.pendingDeletion.until !== null) {
    throw refusedJson(context.app, "account_rests", "rests", 403);
  }
  if (context.app.ageMissing) throw refusedJson(context.app, "age_unsaid", "age", 403);
  if (context.app.terms.due && !isOpenWithoutTerms(request))
    throw refusedJson(context.app, "terms_unaccepted", "terms", 403);
  return Object.assign(context.app, { session, userId: session.userId });
}

/** A name for programs, and words for people in the language that they read. */
const refusedJson = (
  { language }: Pick<AppContext, "language">,
  error: string,
  words: keyof typeof guardsCopy.en,
  status: number,
): Response => Response.json({ error, message: guardsCopy[language][words] }, { status });

/** V1, S6, D6: a member without a subscription goes to the plans, which say why. Administrators pass (P9). */
export async function requireSubscriber(args: Args): Promise<MemberContext> {
  const ctx = requireMember(args);
  admitSubscriber(await readRoleAndPlan(ctx));
  return ctx;
}

/** P3: a member of a lower rank reads a page that says so, with status 403. */
export async function requireRole(args: Args, role: Role): Promise<MemberContext> {
  const ctx = requireMember(args);
  admitRole(ctx, await readRoleAndPlan(ctx), role);
  return ctx;
}

/** So long ago, minutes, whoever signed in need not prove again who they are before what cannot be taken back. */
const FRESH_FACTOR_MINUTES = 10;

/**
 * Deleting the account and taking everything along: somebody who finds an open session on a shared device can do
 * neither. The page asks for the password or a code, and goes on.
 */
export const hasFreshFactor = ({ verifiedMinutesAgo }: Session): boolean =>
  verifiedMinutesAgo !== null && verifiedMinutesAgo <= FRESH_FACTOR_MINUTES;

/** The same for JSON functions; with Clerk's own name for it, so that its helpers know it too. */
export function requireFreshFactorJson(ctx: MemberContext): void {
  if (hasFreshFactor(ctx.session)) return;
  throw Response.json(
    {
      error: "proof_needed",
      message: guardsCopy[ctx.language].proof,
      clerk_error: {
        type: "forbidden",
        reason: "reverification-error",
        metadata: { reverification: { level: "first_factor", afterMinutes: FRESH_FACTOR_MINUTES } },
      },
    },
    { status: 403 },
  );
}

/** Two reads for a page's own batch; what they answer goes to `roleAndPlanOf`. */
export const roleAndPlanReads = ({ db, userId }: Pick<MemberContext, "db" | "userId">) =>
  [rolesOf(db, userId), subscriptionOf(db, userId)] as const;

export const roleAndPlanOf = (
  roles: readonly { role: Role }[],
  subscriptions: readonly { subscribed: boolean }[],
): RoleAndPlan => ({
  role: firstRole(roles.map((row) => row.role)),
  subscribed: subscriptions[0]?.subscribed ?? false,
});

/** @throws Response that leads to the plans */
export function admitSubscriber(roleAndPlan: RoleAndPlan): void {
  if (!hasPremium(roleAndPlan)) throw redirect("/pricing?premium=required");
}

/**
 * P3, G21: staff, in a session that was opened with their second step.
 * @throws Response 403 that says whose room it is, drawn in words by the root's boundary; or the way to the second step
 */
export function admitRole({ session }: MemberContext, { role }: RoleAndPlan, required: Role): void {
  if (!satisfiesRole(role, required)) {
    throw Response.json({ room: required }, { status: 403, statusText: "Forbidden" });
  }
  if (!session.mfaVerified) throw redirect(MFA_PATH);
}

/** Where staff turn their second step on, or prove it, and are told why. */
export const MFA_PATH = "/settings?second=asked#account";

async function readRoleAndPlan(ctx: MemberContext): Promise<RoleAndPlan> {
  const [roles, subscriptions] = await ctx.db.batch([...roleAndPlanReads(ctx)]);
  return roleAndPlanOf(roles, subscriptions);
}

/** A page that does not say for whom it was drawn was asked for anew, by whoever is signed in. */
function isPageUser(request: Request, userId: string): boolean {
  const said =
    request.headers.get(PAGE_USER_HEADER) ?? new URL(request.url).searchParams.get(PAGE_USER_QUERY);
  return said === null || said === userId;
}

/** Two tabs, two people: a page goes on as who is signed in; what was written for the other is kept for neither. */
const refuseOtherUsersPage = ({ method, url }: Request): Response =>
  method === "GET"
    ? redirectDocument(new URL(url).pathname)
    : new Response("This page was opened by somebody else. Nothing was saved.", {
        status: 409,
        statusText: "Conflict",
      });

/**
 * Where sign-in begins, remembering the page that was asked for.
 * @param search what of its query must not be lost
 */
export function signInPath(url: URL, search = ""): string {
  const wanted = url.pathname.replace(/\.data$/, "") + search;
  return `/auth?mode=login&return_to=${encodeURIComponent(wanted)}`;
}

/** Where Terms that count are accepted, or left. */
export const ACCEPT_PATH = "/terms/accept";

/** Whoever does not accept can still take everything along, cancel, delete their account, and reach help. */
const OPEN_WITHOUT_TERMS = /^\/(settings|functions\/(delete-account|customer-portal)|billing\/portal)(\/|$)/;

const isOpenWithoutTerms = ({ url }: Request): boolean => {
  const path = new URL(url).pathname.replace(/\.data$/, "");
  return path === ACCEPT_PATH || OPEN_WITHOUT_TERMS.test(path);
};

const termsPath = (request: Request): string => agePath(request).replace("/age?", `${ACCEPT_PATH}?`);

/** The question of age, from which a page that was asked for is gone on to; what was sent is not sent again. */
function agePath({ method, url }: Request): string {
  const { pathname, search } = new URL(url);
  const wanted = pathname.replace(/\.data$/, "") + (method === "GET" ? search : "");
  return `/age?${new URLSearchParams({ return_to: wanted })}`;
}

/** Somebody else's, or nothing: the same answer, so that nothing leaks. */
export const notFound = (): Response => new Response("Not found", { status: 404, statusText: "Not Found" });

/** A form that none of our pages has sent. */
export const badForm = (): Response =>
  new Response("This form could not be read.", { status: 400, statusText: "Bad Request" });
