import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import type { Aisle, ShownMeal, WeekPage } from "#app/features/daniel-plan/shown/pages-of-weeks.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Five meals with their allergens, and what to buy for them. */
export function Meals({ meals, shopping, allergies }: Pick<WeekPage, "meals" | "shopping" | "allergies">) {
  const { week } = useCopy(danielCopy);
  if (meals.length === 0) return null;
  return (
    <section className="daniel-food" aria-labelledby="daniel-meals">
      <div>
        <h2 id="daniel-meals">{week.meals}</h2>
        <p className="daniel-detail">{week.mealsText}</p>
        <ul className="daniel-meals">
          {meals.map((meal) => (
            <Meal key={meal.name} meal={meal} />
          ))}
        </ul>
        <p className="daniel-small">
          <b>{allergies.title}.</b> {allergies.text}
        </p>
      </div>
      <Card as="section" className="daniel-card" aria-labelledby="daniel-shopping">
        <h2 id="daniel-shopping">{week.shopping}</h2>
        <p className="daniel-small">{week.shoppingText}</p>
        <Shopping shopping={shopping} />
      </Card>
    </section>
  );
}

export const Shopping = ({ shopping }: { shopping: readonly Aisle[] }) => (
  <div className="daniel-shopping">
    {shopping.map(({ name, items }) => (
      <div key={name}>
        <h3>{name}</h3>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

function Meal({ meal }: { meal: ShownMeal }) {
  const { week } = useCopy(danielCopy);
  return (
    <li className="daniel-meal">
      <h3>{meal.name}</h3>
      <p className="daniel-small">{meal.about}</p>
      <p className="daniel-allergens">
        <strong>{meal.allergens}</strong>
        {meal.checkLabel && <span> {meal.checkLabel}</span>}
      </p>
      <details className="daniel-fold">
        <summary>{week.steps}</summary>
        <h4>{week.ingredients}</h4>
        <ul>
          {meal.ingredients.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ol>
          {meal.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <b>{week.swap}:</b> {meal.swap}
        </p>
      </details>
    </li>
  );
}
