import { plansCopy } from "#app/features/plans/copy.ts";
import type { ListPage } from "#app/features/plans/shown/page.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { LineRows, OfferRows } from "./plan-rows.tsx";
import "./plans.css";

/** All plans: one's own, and those that are ready to begin. */
export function ListView({ page: { plans, offers } }: { page: ListPage }) {
  const copy = useCopy(plansCopy);
  return (
    <div className="plans">
      <header className="plan-head">
        <h1>{copy.title}</h1>
        <p className="plan-text">{copy.emptyText}</p>
      </header>
      {plans.length > 0 && (
        <section className="plan-others" aria-labelledby="plans-mine">
          <h2 id="plans-mine">{copy.mine}</h2>
          <LineRows lines={plans} />
        </section>
      )}
      <section className="plan-others" aria-labelledby="plans-offers">
        <h2 id="plans-offers">{plans.length > 0 ? copy.other : copy.begin}</h2>
        {plans.length > 0 && <p className="plan-note">{copy.otherText}</p>}
        <OfferRows offers={offers} />
      </section>
    </div>
  );
}
