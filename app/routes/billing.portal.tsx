import { type ActionFunctionArgs, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { type CheckoutProblem, CheckoutProblemPage } from "#app/features/billing/checkout-problem-page.tsx";
import { checkoutCopy } from "#app/features/billing/copy-checkout.ts";
import { openPortal } from "#app/features/billing/portal.server.ts";
import { STATUS } from "#app/features/billing/refusals.ts";
import type { PageHandle } from "#app/platform/document-kind.ts";
import { requireMember } from "#app/platform/guards.server.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const meta: MetaFunction = () => [{ title: `${checkoutCopy.en.pageTitle} · Koinonia` }];

/** An address for forms alone. */
export const loader = () => redirect("/settings");

/** F8 for a form without script. */
export async function action(args: ActionFunctionArgs) {
  if (!args.context.app.session) {
    return data({ wish: null, refused: null } satisfies CheckoutProblem, { status: 401 });
  }
  const ctx = requireMember(args);
  const opened = await openPortal(ctx);
  if (opened.ok) return redirect(opened.value.url, 303);
  const { refusal } = opened;
  const problem: CheckoutProblem = { wish: null, refused: { userId: ctx.userId, refusal } };
  return data(problem, { status: STATUS[refusal] });
}

export default function Portal() {
  const problem = useActionData<CheckoutProblem>();
  return problem ? <CheckoutProblemPage {...problem} /> : null;
}
