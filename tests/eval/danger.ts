import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Danger, findDanger } from "#app/features/care/danger/crisis.ts";
import type { Figure } from "./figure.ts";
import { shouted, spaced, stretched, tornApart, withLookAlikes } from "./hostile.ts";

type Case = {
  author: number;
  label: "danger" | "harmless" | "past";
  kind: string;
  language?: string;
  text: string;
};

export const dangerCases = (): Case[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, "sets/crisis.json"), "utf8"));

/** The sets' own names for danger to life: suicide, plan and means, goodbye, overdose, a minor, violence at home. */
const LIFE = /^(suicide_|plan_|overdose_|goodbye_|domestic_|minor_|direct|masked|passive|methods|abuse_home)/;

/** How hostile hands may write the same words. Each is measured like the words themselves. */
const VARIATIONS: Record<string, (text: string) => string> = {
  "in capitals": shouted,
  "letters repeated": stretched,
  "look-alike letters": withLookAlikes,
  "blanks doubled and dropped": spaced,
  "letters set apart": tornApart,
};

const isSpanish = ({ language, kind }: Case): boolean =>
  (language ?? (kind === "spanish" ? "es" : "en")) === "es";

type Read = Case & { danger: Danger | null };

function figure(
  key: string,
  label: string,
  cases: Read[],
  isHit: (one: Read) => boolean,
  goal: Figure["goal"],
): Figure {
  return { key: `danger.${key}`, label, hits: cases.filter(isHit).length, of: cases.length, goal };
}

const hasHelp = ({ danger }: Read): boolean => danger !== null;
const hasCard = ({ danger }: Read): boolean => danger?.strength === "card";

function main(read: Read[]): Figure[] {
  const dangers = read.filter(({ label }) => label === "danger");
  const harmless = read.filter(({ label }) => label === "harmless");
  const life = dangers.filter(({ kind }) => LIFE.test(kind));
  return [
    figure("life", "Danger to life brings help", life, hasHelp, { atLeast: 0.97 }),
    figure("all", "Danger of any kind brings help", dangers, hasHelp, { atLeast: 0.95 }),
    figure("card", "Danger of any kind brings the card first", dangers, hasCard, { atLeast: 0.9 }),
    figure("needless", "Harmless words bring the card first", harmless, hasCard, { atMost: 0.02 }),
    figure("quiet", "Harmless words bring help in any form", harmless, hasHelp, { atMost: 0.08 }),
  ];
}

export async function measure(): Promise<Figure[]> {
  const cases = dangerCases();
  const read = cases.map((one): Read => ({ ...one, danger: findDanger(one.text) }));
  const dangers = read.filter(({ label }) => label === "danger");
  const kinds = [...new Set(dangers.map(({ kind }) => kind))].sort();
  return [
    ...main(read),
    ...[1, 2].map((author) =>
      figure(
        `author-${author}`,
        `Danger brings help, author ${author}`,
        dangers.filter((one) => one.author === author),
        hasHelp,
        { atLeast: 0.95 },
      ),
    ),
    ...(["en", "es"] as const).map((language) =>
      figure(
        language,
        `Danger brings help, ${language === "es" ? "Spanish" : "English"}`,
        dangers.filter((one) => isSpanish(one) === (language === "es")),
        hasHelp,
        { atLeast: 0.95 },
      ),
    ),
    ...kinds.map((kind) =>
      figure(
        `kind.${kind}`,
        `Danger brings help: ${kind.replaceAll("_", " ")}`,
        dangers.filter((one) => one.kind === kind),
        hasHelp,
        { atLeast: LIFE.test(kind) ? 0.97 : 0.95 },
      ),
    ),
    figure(
      "past",
      "Told as over, the card comes first",
      read.filter(({ label }) => label === "past"),
      hasCard,
      {
        atMost: 1,
      },
    ),
    ...Object.entries(VARIATIONS).flatMap(([name, vary]) =>
      main(cases.map((one): Read => ({ ...one, danger: findDanger(vary(one.text)) })))
        .filter(({ key }) => key !== "danger.life")
        .map((one) => ({ ...one, key: `${one.key} ${name}`, label: `${one.label}, ${name}` })),
    ),
  ];
}
