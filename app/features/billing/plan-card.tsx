import type { CSSProperties, ReactNode } from "react";
import { pricingCopy } from "#app/features/billing/copy.ts";
import { type CardState, joinPath, type Plan } from "#app/features/billing/plans.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icons.ts";
import { useCopy } from "#app/ui/language.tsx";

const LOOKS: Record<Plan, { wall: string; drawing: DrawingName; button: "plum" | "quiet" | "amber" }> = {
  free: { wall: "plum", drawing: "chat", button: "plum" },
  payasyougo: { wall: "clay", drawing: "rolls", button: "quiet" },
  premium: { wall: "honey", drawing: "lamp", button: "amber" },
};

/** One plan: its price, what it means, what it holds, and what can honestly be done about it now. */
export function PlanCard({ plan, state }: { plan: Plan; state: CardState }) {
  const words = useCopy(pricingCopy);
  const { join, ...card } = words.cards[plan];
  const { wall, drawing, button } = LOOKS[plan];
  return (
    <CardFrame {...card} id={plan} wall={wall} drawing={drawing} yours={state === "yours" && words.yourPlan}>
      {state === "join" ? (
        <ButtonLink to={joinPath(plan)} variant={button} data-account="signup">
          {join}
        </ButtonLink>
      ) : (
        <OwnEnd plan={plan} state={state} />
      )}
      {state === "join" && plan !== "free" && <p className="plan-note">{words.soon}</p>}
    </CardFrame>
  );
}

function OwnEnd({ plan, state }: { plan: Plan; state: CardState }) {
  const words = useCopy(pricingCopy);
  if (state === "yours" && plan === "free") {
    return <ButtonLink to="/chatbot">{words.toCompanion}</ButtonLink>;
  }
  const text = {
    yours: words.keepsRunning,
    included: words.included,
    unneeded: words.unneeded,
    soon: `${words.soon}. ${words.soonText}`,
    join: "",
  }[state];
  return <p className="plan-end-words">{text}</p>;
}

const COACHING_ICONS: readonly IconName[] = ["phone", "video", "users-round", "mail"];

/** Outside the app (PR6): no price and no address are invented. */
export function CoachingCard() {
  const { coaching } = useCopy(pricingCopy);
  return (
    <CardFrame {...coaching} id="coaching" wall="leaf" drawing="chairs" icons={COACHING_ICONS}>
      <p className="plan-end-words">{coaching.soon}</p>
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
  wall: string;
  drawing: DrawingName;
  icons?: readonly IconName[];
  yours?: string | false;
  children: ReactNode;
};

function CardFrame({ id, wall, drawing, icons = [], yours = false, children, ...card }: CardFrameProps) {
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
      </ul>
      <div className="plan-end">{children}</div>
    </article>
  );
}
