import { pricingCopy } from "#app/features/billing/copy.ts";
import { FeatureTable } from "#app/features/billing/feature-table.tsx";
import { CoachingCard, PlanCard } from "#app/features/billing/plan-card.tsx";
import { cardState, longDate, type OwnPlan, PLANS, PRICES } from "#app/features/billing/plans.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/language.tsx";
import "./pricing.css";

type PricingPageProps = {
  /** Null for a visitor. */
  own: OwnPlan | null;
  timeZone: string;
  /** The person was led here by a page that asks for a subscription (D6). */
  premiumRequired: boolean;
};

/** What a seat costs (R3): four cards, a gift, the features and everything in plain words. */
export function PricingPage({ own, timeZone, premiumRequired }: PricingPageProps) {
  const words = useCopy(pricingCopy);
  return (
    <>
      <div className="pricing">
        {premiumRequired && <PremiumRequired />}
        <div className="pricing-lead">
          <h1>{words.heading}</h1>
          <p>{words.lead}</p>
        </div>
        {own && <YourPlan own={own} timeZone={timeZone} />}
        <div className="plans">
          {PLANS.map((plan) => (
            <PlanCard key={plan} plan={plan} state={cardState(plan, own)} />
          ))}
          <CoachingCard />
        </div>
      </div>
      <Blessings />
      <div className="pricing pricing-both">
        <FeatureTable />
        <PlainWords />
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

function YourPlan({ own, timeZone }: { own: OwnPlan; timeZone: string }) {
  const { yours } = useCopy(pricingCopy);
  const language = useLanguage();
  const premium = own.plan === "premium";
  return (
    <section className="pricing-yours" aria-labelledby="your-plan">
      <Drawing name={premium ? "lamp" : "chat"} size={48} />
      <div>
        <h2 id="your-plan">{premium ? yours.premium : yours.free}</h2>
        <p>
          {premium ? yours.premiumText : yours.freeText}{" "}
          {own.until !== null && yours.until(longDate(own.until, language, timeZone))}
        </p>
      </div>
    </section>
  );
}

/** PR5, D2: no card, a band. Its button waits for the ledger behind it. */
function Blessings() {
  const { blessings } = useCopy(pricingCopy);
  return (
    <section className="blessings" aria-labelledby="blessings">
      <div className="pricing">
        <Drawing name="letter" size={96} later className="blessings-letter" />
        <div>
          <h2 id="blessings">
            <span className="inline-block">{blessings.heading}</span> {blessings.range}
          </h2>
          <p>{blessings.text}</p>
        </div>
        <div className="blessings-give">
          <ul aria-label={blessings.amounts}>
            {PRICES.blessingDollars.map((amount) => (
              <li key={amount}>${amount}</li>
            ))}
          </ul>
          <button type="button" className="btn btn-quiet" disabled>
            {blessings.soon}
          </button>
        </div>
      </div>
    </section>
  );
}

function PlainWords() {
  const { plain } = useCopy(pricingCopy);
  return (
    <section aria-labelledby="plain-words">
      <h2 id="plain-words">{plain.heading}</h2>
      <dl className="plain-words">
        {plain.entries.map(([question, answer]) => (
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
