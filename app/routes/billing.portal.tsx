import { type ActionFunctionArgs, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import {
  type CheckoutProblem,
  CheckoutProblemPage,
  NothingAskedPage,
} from "#app/features/billing/checkout-problem-page.tsx";
import { checkoutCopy } from "#app/features/billing/copy-checkout.ts";
import { openPortal } from "#app/features/billing/portal.server.ts";
import { STATUS } from "#app/features/billing/refusals.ts";
import type { PageHandle } from "#app/platform/document-kind.ts";
import { requireMember } from "#app/platform/guards.server.ts";
import type { loader as root } from "#app/root.tsx";

export const handle: PageHandle = { document: "static" };

export const meta: MetaFunction<unknown, { root: typeof root }> = ({ matches }) => {
  const language = matches.find(({ id }) => id === "root")?.data?.language ?? "en";
  return [{ title: `${checkoutCopy[language].pageTitle} · Koinonia` }];
};

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
  // an address for forms alone
  return problem ? <CheckoutProblemPage {...problem} /> : <NothingAskedPage />;
}
