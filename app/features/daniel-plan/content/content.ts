import type { Language } from "#app/core/language.ts";
import { SUBJECTS, type Subject } from "#app/features/daniel-plan/model/subjects.ts";
import notice from "./health-notice.json" with { type: "json" };
import ingredients from "./ingredients.json" with { type: "json" };
import terms from "./terms.json" with { type: "json" };
import weeks from "./weeks.json" with { type: "json" };

/** A text of both languages, `title_en` and `title_es`, in one of them. */
const said = (row: object, name: string, language: Language): string =>
  String((row as Record<string, unknown>)[`${name}_${language}`] ?? "");
const listed = (row: object, name: string, language: Language): string[] =>
  ((row as Record<string, unknown>)[`${name}_${language}`] as string[]) ?? [];

type Amount = { amount: number; unit: string };
export type IngredientWords = { name: string; aisle: string; us: Amount; metric: Amount };

export type MealWords = {
  name: string;
  kind: string;
  servings: number;
  minutes: number;
  ingredients: IngredientWords[];
  allergens: string[];
  checkLabel: string[];
  steps: string[];
  swap: string;
};

export type WeekWords = {
  theme: string;
  intro: string;
  review: string[];
  groupQuestion: string;
  focus: { subject: Subject; text: string }[];
  meals: MealWords[];
  shopping: IngredientWords[];
};

const WEEKS = new Map(weeks.map((row) => [row.week, row]));
const INGREDIENTS = new Map(ingredients.map((row) => [row.id, row]));

type Term = Record<string, { en: string; es: string }>;
const term = (of: Term, name: string, language: Language): string => of[name]?.[language] ?? name;

type Used = { item: string; metric: Amount; us: Amount };
const ingredient = ({ item, us, metric }: Used, language: Language): IngredientWords => {
  const row = INGREDIENTS.get(item);
  if (!row) throw new RangeError(`no ingredient: ${item}`);
  return { name: said(row, "name", language), aisle: row.aisle, us, metric };
};

export function weekWords(week: number, language: Language): WeekWords {
  const row = WEEKS.get(week);
  if (!row) throw new RangeError(`no week ${week}`);
  const named = (names: readonly string[]) => names.map((name) => term(terms.allergens, name, language));
  return {
    theme: said(row, "theme", language),
    intro: said(row, "intro", language),
    review: listed(row, "review", language),
    groupQuestion: said(row, "group_question", language),
    focus: SUBJECTS.map((subject) => ({ subject, text: row.focus[subject][language] })),
    meals: row.meals.map((meal) => ({
      name: said(meal, "name", language),
      kind: term(terms.kinds, meal.kind, language),
      servings: meal.servings,
      minutes: meal.minutes,
      ingredients: meal.ingredients.map((used) => ingredient(used, language)),
      allergens: named(meal.allergens),
      checkLabel: named(meal.check_label),
      steps: listed(meal, "steps", language),
      swap: said(meal, "swap", language),
    })),
    shopping: row.shopping.map((used) => ingredient(used, language)),
  };
}

/** The shop's aisles in the order in which they are walked. */
export const aislesIn = (language: Language): { aisle: string; name: string }[] =>
  Object.keys(terms.aisles).map((aisle) => ({ aisle, name: term(terms.aisles, aisle, language) }));

export const unitOf = ({ amount, unit }: Amount, language: Language): string => {
  const words: Record<string, string> | undefined = terms.units[unit as keyof typeof terms.units];
  return words?.[`${amount > 1 ? "many" : "one"}_${language}`] ?? unit;
};

export type NoticeWords = (typeof notice)["en"];
/** What is read before the start; a clinician has not reviewed it until it says so. */
export const noticeIn = (language: Language): NoticeWords => notice[language];
