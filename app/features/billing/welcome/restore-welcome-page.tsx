import { SignInArt } from "#app/features/access/art/sign-in-art.tsx";
import { CheckoutForm, withPageUser } from "#app/features/billing/checkout/checkout-form.tsx";
import {
  cardState,
  FREE_PLAN,
  joinPath,
  type OwnPlan,
  PLANS,
  type Plan,
  signInPathFor,
} from "#app/features/billing/model/plans.ts";
import { welcomeCopy } from "#app/features/billing/welcome/copy-welcome.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./restore-welcome.css";

type RestoreWelcomePageProps = {
  /** Null for a visitor. */
  userId: string | null;
  /** Null for a visitor, and when it is not known. */
  own: OwnPlan | null;
  /** What was chosen with the account (S14). */
  chosen: Plan | null;
  /** The account hangs on its first payment (D8). */
  pending: boolean;
};

/**
 * How somebody begins, or takes up again (R4, G5): a plan chosen with the account waits here for its payment, and
 * free goes on. Nothing here ends an account (D8).
 */
export function RestoreWelcomePage({ userId, own, chosen, pending }: RestoreWelcomePageProps) {
  const words = useCopy(welcomeCopy);
  const { heading, lead } = userId ? words.member : words.visitor;
  const waiting = userId && own?.plan !== "premium" && chosen && chosen !== "free" ? chosen : null;
  return (
    <div className="begin">
      <div className="begin-picture">
        <SignInArt className="begin-scene" />
      </div>
      <div className="begin-words" {...(own && { "data-plan": "" })}>
        <h1>{heading}</h1>
        <p className="begin-lead">{lead}</p>
        {(waiting || pending) && (
          <p className="begin-chosen">
            {waiting && words.chosen[waiting]} {pending && words.pending}
          </p>
        )}
        <h2>{words.choose}</h2>
        <ul className="begin-choices">
          {PLANS.map((plan) => (
            <ChoiceRow
              key={plan}
              plan={plan}
              userId={userId}
              own={userId ? (own ?? FREE_PLAN) : null}
              first={plan === (waiting ?? "free")}
            />
          ))}
        </ul>
        <p className="begin-foot">
          <a href="/pricing">{words.allPlans}</a>
          {userId ? (
            <span>{words.stands}</span>
          ) : (
            <span>
              {words.haveAccount}{" "}
              <a href={signInPathFor(chosen)} data-account="login">
                {words.signIn}
              </a>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

type ChoiceRowProps = {
  plan: Plan;
  own: OwnPlan | null;
  userId: string | null;
  /** The one clear thing to do. */
  first: boolean;
};

function ChoiceRow({ plan, own, userId, first }: ChoiceRowProps) {
  const words = useCopy(welcomeCopy);
  const { name, price, text, join, buy } = words.choices[plan];
  const state = cardState(plan, own);
  const variant = first ? "plum" : "quiet";
  return (
    <li>
      <div>
        <h3>
          {name} <span>{price}</span> {state === "yours" && <Badge tone="plum">{words.yours}</Badge>}
        </h3>
        <p>{text}</p>
      </div>
      {state === "join" && (
        <ButtonLink to={joinPath(plan)} variant={variant} data-account="signup">
          {join}
        </ButtonLink>
      )}
      {state === "yours" && plan === "free" && userId && (
        <form method="post" action={withPageUser("/restore-welcome", userId)} className="begin-buy">
          <Button type="submit" variant={variant}>
            {words.continueFree}
          </Button>
        </form>
      )}
      {state === "yours" && plan !== "free" && (
        <ButtonLink to="/chatbot" variant={variant}>
          {words.toCompanion}
        </ButtonLink>
      )}
      {state === "buy" && plan !== "free" && userId && (
        <CheckoutForm
          kind={plan === "premium" ? "premium" : "pack"}
          source="restore-welcome"
          userId={userId}
          variant={variant}
          className="begin-buy"
        >
          {buy}
        </CheckoutForm>
      )}
      {state === "stands" && (
        <ButtonLink to="/settings#billing" variant={variant}>
          {words.toSettings}
        </ButtonLink>
      )}
      {state === "unneeded" && <p className="begin-soon">{words.unneeded}</p>}
    </li>
  );
}
