import { PREMIUM_CENTS } from "#app/features/billing/model/offers.ts";
import { cardState, longDate, money, type OwnPlan, PLANS } from "#app/features/billing/model/plans.ts";
import { Blessings } from "#app/features/billing/pricing/blessings.tsx";
import type { Coaching } from "#app/features/billing/pricing/coaching.ts";
import { pricingCopy } from "#app/features/billing/pricing/copy.ts";
import { FeatureTable } from "#app/features/billing/pricing/feature-table.tsx";
import { CoachingCard, PlanCard } from "#app/features/billing/pricing/plan-card.tsx";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "./pricing.css";

type PricingPageProps = {
  /** Null for a visitor. */
  own: OwnPlan | null;
  userId: string | null;
  timeZone: string;
  /** The person was led here by a page that asks for a subscription (D6). */
  premiumRequired: boolean;
  coaching: Coaching;
};

/** What a seat costs (R3): four cards, a gift, the features and everything in plain words. */
export function PricingPage({ own, userId, timeZone, premiumRequired, coaching }: PricingPageProps) {
  const words = useCopy(pricingCopy);
  // under 18 neither the plan for adults nor blessings are offered
  const young = own?.young ?? false;
  return (
    <>
      <div className="pricing">
        {premiumRequired && !young && <PremiumRequired />}
        <div className="pricing-lead">
          <h1>{words.heading}</h1>
          <p>{words.lead}</p>
        </div>
        {/* changes places with what the server draws once the plan has changed */}
        <div {...(own && { "data-plan": "" })}>
          {own && <YourPlan own={own} young={young} timeZone={timeZone} />}
          <div className="plans">
            {PLANS.map((plan) => (
              <PlanCard key={plan} plan={plan} state={cardState(plan, own)} userId={userId} young={young} />
            ))}
            <CoachingCard {...coaching} />
          </div>
        </div>
      </div>
      {!young && <Blessings userId={userId} />}
      <div className="pricing pricing-both">
        <FeatureTable young={young} />
        <PlainWords young={young} />
      </div>
      <Invitation />
    </>
  );
}

/** X21, said in the page itself; the notice above it goes by itself, these words stay. */
function PremiumRequired() {
  const { required } = useCopy(pricingCopy);
  return (
    <section
      className="pricing-required"
      aria-labelledby="premium-required"
      data-notice={required.title}
      data-notice-text={required.text}
    >
      <Icon name="lock" />
      <div>
        <h2 id="premium-required">{required.title}</h2>
        <p>{required.text}</p>
      </div>
    </section>
  );
}

function YourPlan({ own, young, timeZone }: { own: OwnPlan; young: boolean; timeZone: string }) {
  const { yours } = useCopy(pricingCopy);
  const language = useLanguage();
  const premium = own.plan === "premium";
  const price = money(PREMIUM_CENTS, language);
  const inWords = (time: number) => longDate(time, language, timeZone);
  return (
    <section className="pricing-yours" aria-labelledby="your-plan">
      <Drawing name={premium ? "lamp" : "chat"} size={48} />
      <div>
        <h2 id="your-plan">{premium ? yours.premium : own.stands ? yours.stands : yours.free}</h2>
        <p>
          {!premium && `${own.stands ? yours.standsText : yours.freeText} `}
          {own.renewsAt !== null && `${yours.next(price, inWords(own.renewsAt))} `}
          {own.graceUntil !== null && `${yours.late(inWords(own.graceUntil))} `}
          {own.endsAt !== null && own.graceUntil === null && `${yours.ends(inWords(own.endsAt))} `}
          {premium &&
            own.renewsAt === null &&
            own.endsAt === null &&
            `${young ? yours.messagesText : yours.premiumText} `}
          {own.credits > 0 && yours.credits(own.credits)}
        </p>
      </div>
    </section>
  );
}

function PlainWords({ young }: { young: boolean }) {
  const { plain } = useCopy(pricingCopy);
  const entries = young ? [...plain.entries, plain.young] : [...plain.entries, plain.adults];
  return (
    <section aria-labelledby="plain-words">
      <h2 id="plain-words">{plain.heading}</h2>
      <dl className="plain-words">
        {entries.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Invitation() {
  const { verse } = useCopy(pricingCopy);
  return (
    <section className="invitation" aria-label={verse.reference}>
      <div className="pricing">
        <figure>
          <blockquote className="verse">
            <p>{verse.text}</p>
          </blockquote>
          <figcaption className="verse-source">
            <span className="verse-ref">
              <Icon name="book-open" size="small" />
              <cite>{verse.reference}</cite> <span className="verse-translation">{verse.translation}</span>
            </span>
            <span className="verse-exact">
              <Icon name="check" size="small" />
              {verse.exact}
            </span>
          </figcaption>
        </figure>
        <Drawing name="rolls" size={240} later className="invitation-rolls" />
      </div>
    </section>
  );
}
