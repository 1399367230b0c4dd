import type { MetaFunction } from "@remix-run/cloudflare";
import { languageOf } from "#app/document/frame/page-language.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { type CheckoutProblem, CheckoutProblemPage, EmptyCheckoutPage } from "./checkout-problem-page.tsx";
import { checkoutCopy } from "./copy-checkout.ts";

/** What the addresses of the payment's forms answer with where no page of the provider's opened. */
export function CheckoutAnswer() {
  const problem = useActionReply<CheckoutProblem>();
  // an address for forms alone
  return problem ? <CheckoutProblemPage {...problem} /> : <EmptyCheckoutPage />;
}

/** They read nothing of their own: the language is the root's. */
export const checkoutMeta: MetaFunction = ({ matches }) => [
  { title: `${checkoutCopy[languageOf(matches)].pageTitle} · Koinonia` },
];
