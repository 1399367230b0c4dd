import { HallArt } from "#app/features/access/hall.tsx";
import { welcomeCopy } from "#app/features/billing/copy-welcome.ts";
import { cardState, joinPath, type OwnPlan, PLANS, type Plan } from "#app/features/billing/plans.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/language.tsx";
import "./restore-welcome.css";

type RestoreWelcomePageProps = {
  signedIn: boolean;
  /** Null for a visitor, and when it is not known. */
  own: OwnPlan | null;
  /** What was chosen with the account (S14). */
  chosen: Plan | null;
};

const BUTTONS: Record<Plan, "plum" | "quiet"> = { free: "plum", payasyougo: "quiet", premium: "quiet" };

/**
 * How somebody begins, or takes up again (R4, G5): a plan chosen with the account waits here, and free goes on.
 * Nothing here ends an account (D8).
 */
export function RestoreWelcomePage({ signedIn, own, chosen }: RestoreWelcomePageProps) {
  const words = useCopy(welcomeCopy);
  const { heading, lead } = signedIn ? words.member : words.visitor;
  const waiting = signedIn && own?.plan !== "premium" && chosen && chosen !== "free" ? chosen : null;
  return (
    <div className="begin">
      <div className="begin-picture">
        <HallArt className="begin-scene" />
      </div>
      <div className="begin-words">
        <h1>{heading}</h1>
        <p className="begin-lead">{lead}</p>
        {waiting && <p className="begin-chosen">{words.chosen[waiting]}</p>}
        <h2>{words.choose}</h2>
        <ul className="begin-choices">
          {PLANS.map((plan) => (
            <ChoiceRow
              key={plan}
              plan={plan}
              signedIn={signedIn}
              own={signedIn ? (own ?? { plan: "free", until: null }) : null}
            />
          ))}
        </ul>
        <p className="begin-foot">
          <a href="/pricing">{words.allPlans}</a>
          {signedIn ? (
            <span>{words.stands}</span>
          ) : (
            <span>
              {words.haveAccount}{" "}
              <a href="/auth?mode=login" data-account="login">
                {words.signIn}
              </a>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function ChoiceRow({ plan, own, signedIn }: { plan: Plan; own: OwnPlan | null; signedIn: boolean }) {
  const words = useCopy(welcomeCopy);
  const { name, price, text, join } = words.choices[plan];
  const state = cardState(plan, own);
  return (
    <li>
      <div>
        <h3>
          {name} <span>{price}</span> {state === "yours" && <Badge tone="plum">{words.yours}</Badge>}
        </h3>
        <p>{text}</p>
      </div>
      {!signedIn && (
        <ButtonLink to={joinPath(plan)} variant={BUTTONS[plan]} data-account="signup">
          {join}
        </ButtonLink>
      )}
      {state === "yours" && (
        <ButtonLink to="/chatbot">{plan === "free" ? words.continueFree : words.toCompanion}</ButtonLink>
      )}
      {state === "soon" && <p className="begin-soon">{words.soon}</p>}
    </li>
  );
}
