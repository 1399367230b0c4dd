import { CheckoutForm, PortalForm } from "#app/features/billing/checkout/checkout-form.tsx";
import {
  type CheckoutCall,
  checkoutCopy,
  failedWords,
  signedOutWords,
} from "#app/features/billing/checkout/copy-checkout.ts";
import { CALL_OF, type CheckoutRequest } from "#app/features/billing/checkout/wanted.ts";
import { billingRefusalCopy } from "#app/features/billing/model/copy-refusals.ts";
import type { BillingRefusal } from "#app/features/billing/model/refusals.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

/** Why no page of the payment provider opened, for a form that was sent without script. */
export type CheckoutProblem = {
  /** What was asked for; null for the portal. */
  request: CheckoutRequest | null;
  /** Null for somebody who is not signed in. */
  refused: { userId: string; refusal: BillingRefusal } | null;
};

/** X3-X7, X19: said in a page, with the same wish to send once more. */
export function CheckoutProblemPage({ request, refused }: CheckoutProblem) {
  const words = useCopy(checkoutCopy);
  const language = useLanguage();
  const call: CheckoutCall = request ? CALL_OF[request.order.kind] : "customer-portal";
  const isOutage = refused?.refusal === "billing.unreachable";
  // the same wish may come through in a while
  const passes =
    isOutage || refused?.refusal === "billing.too_fast" || refused?.refusal === "billing.too_many";
  const { title, text } = !refused
    ? signedOutWords(call, language)
    : isOutage
      ? failedWords(call, language)
      : billingRefusalCopy[language].refusals[refused.refusal];
  return (
    <RoomPage
      title={title}
      text={
        <>
          {text}
          {isOutage && <> {request ? words.nothingLost : words.nothingChanged}</>}
        </>
      }
      actions={
        <>
          {refused && passes && <Again wish={request} userId={refused.userId} />}
          {!refused && (
            <ButtonLink large to={`/auth?mode=login&return_to=${encodeURIComponent(backFrom(request))}`}>
              {words.signIn}
            </ButtonLink>
          )}
          <ButtonLink large variant={refused && !passes ? "plum" : "bare"} to={backFrom(request)}>
            {request ? words.toPlans : words.toSettings}
          </ButtonLink>
        </>
      }
      picture={<Drawing name="letter" size={224} />}
    />
  );
}

/** Whoever typed the address of a form. */
export function EmptyCheckoutPage() {
  const { nothingAsked, toPlans } = useCopy(checkoutCopy);
  return (
    <RoomPage
      {...nothingAsked}
      actions={
        <ButtonLink large to="/pricing">
          {toPlans}
        </ButtonLink>
      }
      picture={<Drawing name="letter" size={224} />}
    />
  );
}

const backFrom = (wish: CheckoutRequest | null): string => (wish ? "/pricing" : "/settings");

/** What was chosen and written goes with it. */
function Again({ wish, userId }: { wish: CheckoutRequest | null; userId: string }) {
  const { again } = useCopy(checkoutCopy);
  if (!wish) return <PortalForm userId={userId}>{again}</PortalForm>;
  const { order, source } = wish;
  const fields = order.kind === "blessing" && (
    <>
      <input type="hidden" name="amountCents" value={order.amountCents} />
      <input type="hidden" name="note" value={order.note} />
    </>
  );
  return (
    <CheckoutForm kind={order.kind} source={source || "pricing"} userId={userId} fields={fields}>
      {again}
    </CheckoutForm>
  );
}
