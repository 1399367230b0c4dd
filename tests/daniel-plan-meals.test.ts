import { describe, expect, test } from "vitest";
import { INGREDIENTS, LANGUAGES, type Meal, outside, SUBJECTS, TERMS, WEEKS } from "./texts/daniel-plan.ts";

const MEALS = WEEKS.flatMap(({ week, meals }) => meals.map((meal) => ({ week, ...meal })));

describe("DP1: the weeks", () => {
  test.each(LANGUAGES)("DP1: each week has all its parts (%s)", (language) => {
    const faults = WEEKS.flatMap((week) => [
      ...outside(week[`theme_${language}`], 8, 40, `${week.week} theme`),
      ...outside(week[`intro_${language}`], 300, 700, `${week.week} intro`),
      ...outside(week[`group_question_${language}`], 30, 140, `${week.week} group`),
      ...week[`review_${language}`].flatMap((text) => outside(text, 20, 100, `${week.week} review`)),
      ...SUBJECTS.flatMap((subject) =>
        outside(week.focus[subject]?.[language], 12, 80, `${week.week} ${subject}`),
      ),
    ]);
    expect(faults).toEqual([]);
    const asked = WEEKS.flatMap((week) => [
      ...week[`review_${language}`],
      week[`group_question_${language}`],
    ]);
    expect(asked.filter((text) => !text.endsWith("?"))).toEqual([]);
    expect(WEEKS.map((week) => week[`review_${language}`].length)).toEqual(Array(6).fill(3));
  });

  test("DP1: each week has five meals with names, servings, time and steps", () => {
    expect(WEEKS.map(({ meals }) => meals.length)).toEqual(Array(6).fill(5));
    expect(new Set(MEALS.map(({ name_en }) => name_en)).size).toBe(30);
    expect(new Set(MEALS.map(({ name_es }) => name_es)).size).toBe(30);
    const wrong = MEALS.filter(
      (meal) =>
        !(meal.kind in TERMS.kinds) ||
        ![2, 4, 6].includes(meal.servings) ||
        meal.minutes < 5 ||
        meal.minutes > 60 ||
        meal.steps_en.length < 3 ||
        meal.steps_en.length > 5 ||
        meal.steps_en.length !== meal.steps_es.length ||
        meal.swap_en.length < 30 ||
        meal.swap_es.length < 30,
    );
    expect(wrong.map(({ name_en }) => name_en)).toEqual([]);
  });
});

/** Foods whose name alone says what they hold: the table of ingredients is checked against them. */
const HOLDS: readonly (readonly [string, RegExp])[] = [
  ["gluten", /\b(bread|pasta|oats?|barley|rye|couscous|wheat|soy sauce|flour)\b/],
  ["milk", /\b(milk|yogurt|cheese|butter(?<!peanut butter)|cream)\b/],
  ["eggs", /\b(egg|mayonnaise)\b/],
  ["fish", /\b(salmon|tuna|sardines?|fish|anchov\w+)\b/],
  ["nuts", /\b(walnuts?|almonds?|cashews?|pecans?|hazelnuts?|pistachios?)\b/],
  ["peanuts", /\bpeanuts?\b/],
  ["sesame", /\b(sesame|tahini|hummus)\b/],
  ["soy", /\b(soy|tofu|tempeh|miso)\b/],
  ["celery", /\bcelery\b/],
  ["mustard", /\bmustard\b/],
  ["crustaceans", /\b(shrimp|prawns?|crab|lobster)\b/],
  ["molluscs", /\b(mussels?|clams?|oysters?|squid)\b/],
  ["lupin", /\blupin\b/],
  ["sulphites", /\b(wine|vinegar|dried apricots?)\b/],
];

describe("DP1: allergens and amounts", () => {
  const listOf = (meal: Meal, key: "allergens" | "check_label"): string[] =>
    [...new Set(meal.ingredients.flatMap(({ item }) => INGREDIENTS.get(item)?.[key] ?? [item]))].sort();

  test("DP1: the list of allergens is fixed, and the table keeps to it", () => {
    expect(Object.keys(TERMS.allergens)).toEqual(HOLDS.map(([name]) => name).sort());
    const named = [...INGREDIENTS.values()].flatMap((each) => [...each.allergens, ...each.check_label]);
    expect(named.filter((name) => !(name in TERMS.allergens))).toEqual([]);
    const aisles = [...INGREDIENTS.values()].map(({ aisle }) => aisle);
    expect(aisles.filter((aisle) => aisle !== "tap" && !(aisle in TERMS.aisles))).toEqual([]);
  });

  test("DP1: an ingredient has the allergens that its name says", () => {
    const missing = [...INGREDIENTS.values()].flatMap(({ name_en, allergens }) =>
      HOLDS.filter(([allergen, name]) => name.test(name_en) && !allergens.includes(allergen)).map(
        ([allergen]) => `${name_en}: ${allergen}`,
      ),
    );
    expect(missing).toEqual([]);
    const found = [...INGREDIENTS.values()].flatMap(({ allergens }) => allergens);
    expect(new Set(found).size).toBe(8);
  });

  test.each(MEALS)("DP1: week $week, $name_en names its allergens", (meal) => {
    expect(meal.allergens).toEqual(listOf(meal, "allergens"));
    expect(meal.check_label).toEqual(
      listOf(meal, "check_label").filter((name) => !meal.allergens.includes(name)),
    );
    const said = `${meal.name_en} ${meal.steps_en.join(" ")}`.toLowerCase();
    const inSteps = HOLDS.filter(([, name]) => name.test(said)).map(([name]) => name);
    expect(inSteps.filter((name) => !meal.allergens.includes(name))).toEqual([]);
  });

  test("DP1: amounts are of the ingredient's units, and both measures agree", () => {
    const wrong = [...MEALS.flatMap(({ ingredients }) => ingredients)].filter(({ item, metric, us }) => {
      const row = INGREDIENTS.get(item);
      if (!row || !(metric.unit in TERMS.units) || !(us.unit in TERMS.units)) return true;
      const exact = us.amount * row.metric_per_us;
      const units = metric.unit === row.metric_unit && us.unit === row.us_unit;
      return (
        !units || us.amount <= 0 || (us.amount * 4) % 1 !== 0 || Math.abs(metric.amount / exact - 1) > 0.1
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each(WEEKS)("DP1: the shopping list of week $week is the sum of its meals", ({ meals, shopping }) => {
    const sums = new Map<string, { metric: number; us: number }>();
    for (const { item, metric, us } of meals.flatMap(({ ingredients }) => ingredients)) {
      if (INGREDIENTS.get(item)?.aisle === "tap") continue;
      const sum = sums.get(item) ?? { metric: 0, us: 0 };
      sums.set(item, { metric: sum.metric + metric.amount, us: sum.us + us.amount });
    }
    const listed = new Map(
      shopping.map(({ item, metric, us }) => [item, { metric: metric.amount, us: us.amount }]),
    );
    expect(listed.size).toBe(shopping.length);
    expect(listed).toEqual(sums);
    const order = Object.keys(TERMS.aisles);
    const aisles = shopping.map(({ item }) => order.indexOf(INGREDIENTS.get(item)?.aisle ?? ""));
    expect(aisles).toEqual([...aisles].sort((one, two) => one - two));
  });
});
