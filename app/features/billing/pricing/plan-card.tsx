import type { CSSProperties, ReactNode } from "react";
import { CheckoutForm } from "#app/features/billing/checkout/checkout-form.tsx";
import { signedOutWords } from "#app/features/billing/checkout/copy-checkout.ts";
import { CALL_OF, type CheckoutKind } from "#app/features/billing/checkout/wanted.ts";
import { type CardState, joinPath, type Plan } from "#app/features/billing/model/plans.ts";
import type { Coaching } from "#app/features/billing/pricing/coaching.ts";
import { pricingCopy } from "#app/features/billing/pricing/copy.ts";
import type { Room } from "#app/features/rooms/rooms.ts";
import { useRoomOpen } from "#app/features/rooms/use-room-open.tsx";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icons.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

type PaidPlan = Exclude<Plan, "free">;

const LOOKS: Record<Plan, { wall: string; drawing: DrawingName; button: "plum" | "quiet" | "amber" }> = {
  free: { wall: "plum", drawing: "chat", button: "plum" },
  payasyougo: { wall: "clay", drawing: "rolls", button: "quiet" },
  premium: { wall: "honey", drawing: "lamp", button: "amber" },
};

/** What is bought for each paid plan. */
const WAYS = {
  premium: "premium",
  payasyougo: "pack",
} as const satisfies Record<PaidPlan, CheckoutKind>;

type PlanCardProps = {
  plan: Plan;
  state: CardState;
  /** Null for a visitor. */
  userId: string | null;
  young: boolean;
};

/** One plan: its price, what it means, what it holds, and what can be done about it. */
export function PlanCard({ plan, state, userId, young }: PlanCardProps) {
  const words = useCopy(pricingCopy);
  const { join: _join, buy: _buy, part, ...card } = words.cards[plan];
  const { wall, drawing } = LOOKS[plan];
  return (
    <CardFrame
      {...card}
      {...(part && !young && { part })}
      id={plan}
      wall={wall}
      drawing={drawing}
      yours={state === "yours" && words.yourPlan}
    >
      {state === "join" && <Join plan={plan} />}
      {state === "buy" && plan !== "free" && userId !== null && <Buy plan={plan} userId={userId} />}
      {state === "stands" && (
        <ButtonLink to="/settings#billing" variant="quiet">
          {words.toSettings}
        </ButtonLink>
      )}
      {(state === "yours" || state === "included" || state === "unneeded") && (
        <OwnEnd plan={plan} state={state} />
      )}
    </CardFrame>
  );
}

/** A visitor's way: an account first, and then on with what was chosen. */
function Join({ plan }: { plan: Plan }) {
  const { join } = useCopy(pricingCopy).cards[plan];
  const language = useLanguage();
  // X5, X6
  const notice = plan === "free" ? null : signedOutWords(CALL_OF[WAYS[plan]], language);
  return (
    <ButtonLink
      to={joinPath(plan)}
      variant={LOOKS[plan].button}
      data-account="signup"
      {...(notice && {
        "data-notice": notice.title,
        "data-notice-text": notice.text,
        "data-notice-tone": "premium",
      })}
    >
      {join}
    </ButtonLink>
  );
}

function Buy({ plan, userId }: { plan: PaidPlan; userId: string }) {
  const { buy } = useCopy(pricingCopy).cards[plan];
  return (
    <CheckoutForm kind={WAYS[plan]} source="pricing" userId={userId} variant={LOOKS[plan].button}>
      {buy}
    </CheckoutForm>
  );
}

function OwnEnd({ plan, state }: { plan: Plan; state: "yours" | "included" | "unneeded" }) {
  const words = useCopy(pricingCopy);
  if (state === "yours") {
    return plan === "free" ? (
      <ButtonLink to="/chatbot">{words.toCompanion}</ButtonLink>
    ) : (
      <ButtonLink to="/settings#billing" variant="quiet">
        {words.manage}
      </ButtonLink>
    );
  }
  return <p className="plan-end-words">{state === "included" ? words.included : words.unneeded}</p>;
}

const COACHING_ICONS: readonly IconName[] = ["phone", "video", "users-round", "mail"];

/** Outside the app (PR6): where it is booked and who is written to are settings; no price is invented. */
export function CoachingCard({ bookingUrl, email }: Coaching) {
  const { book, write, closed, ...card } = useCopy(pricingCopy).coaching;
  return (
    <CardFrame {...card} id="coaching" wall="leaf" drawing="chairs" icons={COACHING_ICONS}>
      {bookingUrl && (
        <ButtonAnchor href={bookingUrl} variant="quiet" rel="noreferrer">
          {book}
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor href={`mailto:${email}`} variant="bare">
          {write}
        </ButtonAnchor>
      )}
      {!bookingUrl && !email && <p className="plan-end-words">{closed}</p>}
    </CardFrame>
  );
}

type CardFrameProps = {
  id: string;
  name: string;
  price: string;
  unit: string;
  means: string;
  items: readonly string[];
  part?: { room: Room; text: string };
  wall: string;
  drawing: DrawingName;
  icons?: readonly IconName[];
  yours?: string | false;
  children: ReactNode;
};

function CardFrame({
  id,
  wall,
  drawing,
  icons = [],
  part,
  yours = false,
  children,
  ...card
}: CardFrameProps) {
  const isRoomOpen = useRoomOpen();
  return (
    <article
      className={`plan plan-${id} ${yours ? "plan-yours" : ""}`}
      style={{ "--_wall": `var(--wall-${wall})` } as CSSProperties}
      aria-labelledby={`plan-${id}`}
    >
      <div className="plan-picture">
        <Drawing name={drawing} size={112} className="plan-drawing" />
      </div>
      {yours && (
        <Badge>
          <Icon name="check" size="small" />
          {yours}
        </Badge>
      )}
      <h2 id={`plan-${id}`} className="plan-name">
        {card.name}
      </h2>
      <p className="plan-price">
        {card.price} {card.unit && <span className="plan-unit">{card.unit}</span>}
      </p>
      <p className="plan-means">{card.means}</p>
      <ul className="plan-items">
        {card.items.map((item, at) => (
          <li key={item}>
            <Icon name={icons[at] ?? "check"} className="plan-icon" />
            {item}
          </li>
        ))}
        {part && (
          <li>
            <Icon name={isRoomOpen(part.room) ? "check" : "clock"} className="plan-icon" />
            {part.text}
          </li>
        )}
      </ul>
      <div className="plan-end">{children}</div>
    </article>
  );
}
