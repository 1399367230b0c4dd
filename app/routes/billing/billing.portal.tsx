import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import type { CheckoutProblem } from "#app/features/billing/checkout/checkout-problem-page.tsx";
import { openPortal } from "#app/features/billing/checkout/portal.server.ts";
import { STATUS, waitOf } from "#app/features/billing/model/refusals.ts";
import { requireMember } from "#app/request/guards.server.ts";

export {
  CheckoutAnswer as default,
  checkoutMeta as meta,
} from "#app/features/billing/checkout/checkout-answer.tsx";

export { retryAfter as headers } from "#app/request/retry-after.server.ts";

export const handle: PageHandle = { document: "static" };

/** F8 for a form without script. */
export async function action(args: ActionFunctionArgs) {
  if (!args.context.app.session) {
    return data({ request: null, refused: null } satisfies CheckoutProblem, { status: 401 });
  }
  const ctx = requireMember(args);
  const opened = await openPortal(ctx);
  if (opened.ok) return redirect(opened.value.url, 303);
  const { refusal } = opened;
  const problem: CheckoutProblem = { request: null, refused: { userId: ctx.userId, refusal } };
  return data(problem, { status: STATUS[refusal], headers: waitOf(refusal, ctx.now()) });
}
