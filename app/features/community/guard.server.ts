import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { MemberContext } from "#app/request/context.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { COMMUNITY_PATH } from "./paths.ts";

/** Every address of the community but its first page, which says so where it is closed. */
export function requireCommunity(args: LoaderFunctionArgs | ActionFunctionArgs): MemberContext {
  const ctx = requireMember(args);
  if (!ctx.communityRules.open) throw redirect(COMMUNITY_PATH);
  return ctx;
}
