import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export type Text = Record<string, string>;
type Amount = { amount: number; unit: string };
export type Used = { item: string; metric: Amount; us: Amount };
export type Ingredient = {
  id: string;
  name_en: string;
  name_es: string;
  aisle: string;
  metric_unit: string;
  us_unit: string;
  metric_per_us: number;
  allergens: string[];
  check_label: string[];
};
export type Meal = {
  name_en: string;
  name_es: string;
  kind: string;
  servings: number;
  minutes: number;
  ingredients: Used[];
  allergens: string[];
  check_label: string[];
  steps_en: string[];
  steps_es: string[];
  swap_en: string;
  swap_es: string;
};
export type Week = {
  week: number;
  theme_en: string;
  theme_es: string;
  intro_en: string;
  intro_es: string;
  review_en: string[];
  review_es: string[];
  group_question_en: string;
  group_question_es: string;
  focus: Record<string, { en: string; es: string }>;
  meals: Meal[];
  shopping: Used[];
};
export type Day = {
  week: number;
  day: number;
  reading: string;
  title_en: string;
  title_es: string;
  teaching_en: string;
  teaching_es: string;
  practices: Record<string, Text>;
  journal_question_en: string;
  journal_question_es: string;
};

const read = (path: string): Buffer => readFileSync(new URL(`../../data/${path}`, import.meta.url));
const jsonl = <T>(name: string): T[] =>
  read(`daniel-plan/${name}`)
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);

export const DAYS = jsonl<Day>("days.jsonl");
export const WEEKS = jsonl<Week>("weeks.jsonl");
export const INGREDIENTS = new Map(jsonl<Ingredient>("ingredients.jsonl").map((each) => [each.id, each]));
export const TERMS = JSON.parse(read("daniel-plan/terms.json").toString("utf8")) as Record<
  "allergens" | "units" | "aisles" | "kinds",
  Record<string, Text>
>;
export const NOTICE = JSON.parse(read("daniel-plan/health-notice.json").toString("utf8")) as Record<
  "en" | "es",
  object
>;

export const SUBJECTS = ["faith", "food", "fitness", "focus", "friends"];
export const LANGUAGES = ["en", "es"] as const;
const verses = (name: string): Map<string, string> =>
  new Map(
    gunzipSync(read(`bible/${name}.tsv.gz`))
      .toString("utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([id = "", , text = ""]) => [id, text]),
  );
const BIBLES = new Map(["kjv", "web", "rv1909"].map((name) => [name, verses(name)]));
const verseOf = (name: string, id: string): string | undefined => BIBLES.get(name)?.get(id);

/** The verses of a reading in a translation; what a translation lacks is `undefined`. */
export function verseList(name: string, reading: string): (string | undefined)[] {
  const [from = 0, to = -1] = reading.split("-").map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => verseOf(name, String(from + at).padStart(8, "0")));
}

export type Found = { path: string; text: string; language: "en" | "es" };

/** Every text that a person reads, with where it stands and its language (`x_en`, `x.en`, `en.x`). */
export function textsIn(value: unknown, path: string): Found[] {
  if (typeof value === "string") {
    const language = /(?:^|[._])(en|es)(?:\.|$)/.exec(path)?.[1] as "en" | "es" | undefined;
    return language ? [{ path, text: value, language }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
}

export const PLAN = [
  ...DAYS.flatMap((day) => textsIn(day, `day ${day.week}-${day.day}`)),
  ...WEEKS.flatMap((week) => textsIn(week, `week ${week.week}`)),
  ...[...INGREDIENTS.values()].flatMap((each) => textsIn(each, each.id)),
  ...textsIn(TERMS, "terms"),
];
export const ALL = [...PLAN, ...textsIn(NOTICE, "notice")];

/** A text is between so many letters; what is not is named with its length. */
export const outside = (text: unknown, least: number, most: number, path: string): string[] =>
  typeof text === "string" && text === text.trim() && text.length >= least && text.length <= most
    ? []
    : [`${path}: ${typeof text === "string" ? text.length : "missing"}`];
