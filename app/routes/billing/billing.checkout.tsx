import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import type { CheckoutProblem } from "#app/features/billing/checkout/checkout-problem-page.tsx";
import { checkoutRequestFrom } from "#app/features/billing/checkout/wanted.ts";
import { STATUS, waitOf } from "#app/features/billing/model/refusals.ts";
import { requireMember } from "#app/request/guards.server.ts";

export {
  CheckoutAnswer as default,
  checkoutMeta as meta,
} from "#app/features/billing/checkout/checkout-answer.tsx";

export { retryAfter as headers } from "#app/request/retry-after.server.ts";

export const handle: PageHandle = { document: "static" };

/** The way to the payment page for a form without script (F6, F7, G17); what stands in it is said in a page. */
export async function action(args: ActionFunctionArgs) {
  const wish = checkoutRequestFrom(await args.request.formData());
  if (!wish) throw new Response("This form could not be read.", { status: 400, statusText: "Bad Request" });
  if (!args.context.app.session) {
    return data({ request: wish, refused: null } satisfies CheckoutProblem, { status: 401 });
  }
  const ctx = requireMember(args);
  const opened = await openCheckout(ctx, wish.order, { source: wish.source });
  if (opened.ok) return redirect(opened.value.url, 303);
  const { refusal } = opened;
  const problem: CheckoutProblem = { request: wish, refused: { userId: ctx.userId, refusal } };
  return data(problem, { status: STATUS[refusal], headers: waitOf(refusal, ctx.now()) });
}
