import { plansCopy } from "#app/features/plans/copy.ts";
import { DAILY_PATH, PLANS_PATH, planPath } from "#app/features/plans/paths.ts";
import type { DailyPage, DayOfPlan } from "#app/features/plans/shown/page.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { BehindCard } from "./behind-card.tsx";
import { LineRows, OfferRows } from "./plan-rows.tsx";
import { OpenCard, ReadingCard } from "./reading-card.tsx";
import { useReply, useReplyToast } from "./use-reply.tsx";
import { WeekCard } from "./week-card.tsx";
import { AlongCard, WhereCard } from "./where-card.tsx";
import "./plans.css";

/** R40: today's reading, and where one is. */
export function DailyView({ page: { plan, others, offers }, userId }: { page: DailyPage; userId: string }) {
  const copy = useCopy(plansCopy);
  useReplyToast(useReply());
  return (
    <div className="plans">
      {plan ? (
        <PlanDay key={plan.id} plan={plan} userId={userId} />
      ) : (
        <EmptyState
          title={copy.emptyTitle}
          text={copy.emptyText}
          picture={<Drawing name="dawn" size={140} />}
        />
      )}
      <section className="plan-others" aria-labelledby="plan-others">
        <h2 id="plan-others">{copy.other}</h2>
        <p className="plan-note">{copy.otherText}</p>
        {others.length > 0 && <LineRows lines={others} />}
        <OfferRows offers={offers.filter(({ title }) => title !== plan?.title)} />
        <ButtonAnchor href={PLANS_PATH} variant="bare">
          {copy.toPlans}
        </ButtonAnchor>
      </section>
    </div>
  );
}

function PlanDay({ plan, userId }: { plan: DayOfPlan; userId: string }) {
  const copy = useCopy(plansCopy);
  const form = { plan, path: DAILY_PATH, userId };
  return (
    <>
      <header className="plan-head">
        <p className="plan-kicker">{plan.kicker}</p>
        <h1>{plan.heading}</h1>
        {plan.text && <p className="plan-text">{plan.text}</p>}
      </header>
      <div className="plan-columns">
        <div>
          {plan.kind === "finished" ? (
            <ButtonAnchor href={planPath(plan.id)} large>
              {copy.whole}
            </ButtonAnchor>
          ) : (
            <>
              <BehindCard {...form} />
              <ReadingCard {...form} />
              <OpenCard {...form} />
              {plan.kind !== "paused" && <WeekCard week={plan.week} />}
            </>
          )}
        </div>
        <aside className="plan-side">
          <WhereCard {...form} />
          <AlongCard plan={plan} />
        </aside>
      </div>
    </>
  );
}
