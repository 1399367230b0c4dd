import { type ReactNode, useEffect } from "react";
import { CALL_OF, type CheckoutKind } from "#app/features/billing/checkout/wanted.ts";
import { billingRefusalCopy } from "#app/features/billing/model/copy-refusals.ts";
import type { CheckoutSource } from "#app/features/billing/model/offers.ts";
import { PAGE_USER_QUERY } from "#app/request/page-user.ts";
import { watchCheckouts } from "#app/subscription/checkout.ts";
import { Button, type ButtonVariant } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** A form that is drawn for one person, and says so itself: it may be sent before any script has come. */
export const withPageUser = (path: string, userId: string): string =>
  `${path}?${PAGE_USER_QUERY}=${encodeURIComponent(userId)}`;

type CheckoutFormProps = {
  kind: CheckoutKind;
  source: CheckoutSource;
  userId: string;
  variant?: ButtonVariant;
  className?: string;
  /** Fields over the button. */
  fields?: ReactNode;
  /** Words under it. */
  after?: ReactNode;
  /** The button's words. */
  children: ReactNode;
};

/** The way to the payment page, with script and without (F6, F7, G17). */
export function CheckoutForm({
  kind,
  source,
  userId,
  variant,
  className,
  fields,
  after,
  children,
}: CheckoutFormProps) {
  useEffect(watchCheckouts, []);
  const { title: notSold } = useCopy(billingRefusalCopy).refusals["billing.in_app"];
  return (
    <>
      <form
        method="post"
        action={withPageUser("/billing/checkout", userId)}
        data-checkout={CALL_OF[kind]}
        className={`not-in-shell ${className ?? "contents"}`}
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="source" value={source} />
        {fields}
        <Button type="submit" {...(variant && { variant })}>
          {children}
        </Button>
        {after}
      </form>
      <p className="hint only-in-shell">{notSold}</p>
    </>
  );
}

type PortalFormProps = { userId: string; variant?: ButtonVariant; children: ReactNode };

/** F8: the provider's own page for card, invoices and ending; this window goes there. */
export function PortalForm({ userId, variant = "quiet", children }: PortalFormProps) {
  useEffect(watchCheckouts, []);
  return (
    <form
      method="post"
      action={withPageUser("/billing/portal", userId)}
      data-checkout="customer-portal"
      data-here=""
      className="contents"
    >
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}
