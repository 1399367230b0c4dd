import type { Language } from "#app/core/language.ts";
import {
  aislesIn,
  type IngredientWords,
  type MealWords,
  unitOf,
} from "#app/features/daniel-plan/content/content.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import type { Aisle, ShownMeal } from "./pages-of-weeks.ts";

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** `1½`, as a kitchen says it; metric amounts as figures. */
function amountIn(amount: number, language: Language): string {
  const part = FRACTIONS[amount % 1];
  const whole = Math.floor(amount);
  if (part) return whole > 0 ? `${whole}${part}` : part;
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(amount);
}

const measure = (of: IngredientWords["us"], language: Language): string =>
  `${amountIn(of.amount, language)} ${unitOf(of, language)}`.trim();

/** `oats, 1 cup (90 g)`: the measure that the language's readers mostly use first. */
export function ingredientLine({ name, us, metric }: IngredientWords, language: Language): string {
  const [first, second] = language === "en" ? [us, metric] : [metric, us];
  const [one, other] = [measure(first, language), measure(second, language)];
  // a can is the same can, whatever its label counts in
  const isSame = one === other || us.unit.startsWith("can_");
  return isSame ? `${name}, ${one}` : `${name}, ${one} (${other})`;
}

const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

export function shownMeal(meal: MealWords, language: Language): ShownMeal {
  const copy = danielCopy[language].week;
  const { allergens, checkLabel } = meal;
  return {
    name: meal.name,
    about: copy.about(meal.kind, meal.servings, meal.minutes),
    ingredients: meal.ingredients.map((each) => ingredientLine(each, language)),
    allergens: allergens.length > 0 ? copy.allergens(listOf(allergens, language)) : copy.noAllergens,
    checkLabel: checkLabel.length > 0 ? copy.checkLabel(listOf(checkLabel, language)) : null,
    steps: meal.steps,
    swap: meal.swap,
  };
}

export const shoppingIn = (items: readonly IngredientWords[], language: Language): Aisle[] =>
  aislesIn(language)
    .map(({ aisle, name }) => ({
      name,
      items: items.filter((item) => item.aisle === aisle).map((item) => ingredientLine(item, language)),
    }))
    .filter((aisle) => aisle.items.length > 0);

/** All allergens of some meals, those of some brands too. */
export const allergensOf = (meals: readonly MealWords[], language: Language): string =>
  listOf(
    [...new Set(meals.flatMap(({ allergens, checkLabel }) => [...allergens, ...checkLabel]))].sort((a, b) =>
      a.localeCompare(b, language),
    ),
    language,
  );
