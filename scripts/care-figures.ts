import { type Danger, findDanger } from "#app/features/care/danger/crisis.ts";
import { LIFE_KINDS } from "#app/features/care/danger/kinds.ts";
import { readWith } from "#app/features/care/model/reading.ts";
import type { Example } from "./care-data.ts";
import { type Read, train } from "./care-training.ts";

type Scored = { example: Example; hand: string; score: number; kind: string; danger: Danger | null };

const isLife = ({ kind }: Example): boolean => (LIFE_KINDS as readonly string[]).includes(kind);

/** Harmless sentences that were written to look like danger, where their author has marked them. */
const LOOK_ALIKE = ["look-alike", "idiom", "games-pets"];

/**
 * Who wrote it, where authors of one session are one: what they have in common would flatter the figures. Null for the
 * banks, the author of the rules and what says nothing of danger, which are always learned from.
 */
export function handOf(author: string): string | null {
  const [, letter = "", number = ""] = /^([a-l])(\d+)$/.exec(author) ?? [];
  if (letter === "a") {
    if (Number(number) > 5) return "a6 to a11";
    return Number(number) > 3 ? "a4, a5" : author;
  }
  return "efhj".includes(letter) && letter ? "e to j" : letter || null;
}

const percent = (part: number, of: number): string =>
  of === 0 ? "–" : `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;

/** The sentences of each hand, read by a model that has learned from all others, and by the whole guard with it. */
function leftOut(set: readonly Read[]): Scored[] {
  const hands = new Set(set.map(({ example }) => handOf(example.author)));
  return [...hands].flatMap((hand) => {
    if (hand === null) return [];
    const learned = train(set.filter(({ example }) => handOf(example.author) !== hand));
    return set
      .filter(({ example }) => handOf(example.author) === hand)
      .map(({ example }) => {
        const { score, kinds } = readWith(learned, example.text);
        const danger = findDanger(example.text, (text) => readWith(learned, text));
        return { example, hand, score, kind: kinds[0]?.kind ?? "", danger };
      });
  });
}

type Is = (example: Example) => boolean;
const isDanger: Is = ({ label }) => label === "danger";
const isHarmless: Is = ({ label }) => label === "harmless";
const both =
  (...tests: Is[]): Is =>
  (example) =>
    tests.every((test) => test(example));

function share(scored: readonly Scored[], is: Is, isHit: (one: Scored) => boolean): string {
  const all = scored.filter(({ example }) => is(example));
  return percent(all.filter(isHit).length, all.length);
}

/** The rule of signs and the model together, with the thresholds that are shipped. */
function printGuard(name: string, scored: readonly Scored[]): void {
  const help = ({ danger }: Scored): boolean => danger !== null;
  const card = ({ danger }: Scored): boolean => danger?.strength === "card";
  const lookAlike: Is = ({ kind }) => LOOK_ALIKE.includes(kind);
  console.log(`\n${name}`);
  for (const [title, is, isHit] of [
    ["danger brings help", isDanger, help],
    ["danger to life brings help", both(isDanger, isLife), help],
    ["danger brings the card first", isDanger, card],
    ["harmless words bring the card first", isHarmless, card],
    ["harmless words bring help in any form", isHarmless, help],
    ["look-alikes bring the card first", both(isHarmless, lookAlike), card],
    ["look-alikes bring help in any form", both(isHarmless, lookAlike), help],
    ["told as over, the card comes first", ({ label }) => label === "past", card],
  ] as const satisfies readonly [string, Is, (one: Scored) => boolean][])
    console.log(`  ${title}: ${share(scored, is, isHit)}`);
}

/** The score that so many of a hundred harmless sentences exceed. */
function thresholdAt(scored: readonly Scored[], part: number): number {
  const harmless = scored
    .filter(({ example }) => isHarmless(example))
    .sort((one, other) => other.score - one.score);
  return harmless[Math.floor(harmless.length * part)]?.score ?? 0;
}

/** The model without the rule, where so many of a hundred harmless sentences are taken for danger. */
function printModel(scored: readonly Scored[]): void {
  for (const part of [0.02, 0.05, 0.08, 0.12]) {
    const threshold = thresholdAt(scored, part);
    const over = ({ score }: Scored): boolean => score > threshold;
    console.log(`\nthe model alone, needless ${100 * part} %: threshold ${threshold.toFixed(2)}`);
    console.log(`  danger ${share(scored, isDanger, over)}`);
    console.log(`  danger to life ${share(scored, both(isDanger, isLife), over)}`);
    for (const language of ["en", "es"])
      console.log(
        `  ${language} ${share(
          scored,
          both(isDanger, (one) => one.language === language),
          over,
        )}`,
      );
    for (const is of [isDanger, isHarmless])
      for (const kind of [
        ...new Set(scored.filter(({ example }) => is(example)).map(({ example }) => example.kind)),
      ].sort())
        console.log(
          `  ${is === isDanger ? "danger" : "harmless"}, ${kind}: ${share(
            scored,
            both(is, (one) => one.kind === kind),
            over,
          )}`,
        );
  }
}

/** How the model, and the guard as it is shipped, do on hands that they have not learned from. */
export function printFigures(set: readonly Read[]): void {
  const scored = leftOut(set);
  for (const hand of new Set(scored.map((one) => one.hand)))
    printGuard(
      hand,
      scored.filter((one) => one.hand === hand),
    );
  printGuard("all that were left out", scored);
  const kinds = [
    ...new Set(scored.filter(({ example }) => isDanger(example)).map((one) => one.example.kind)),
  ];
  for (const kind of kinds.sort())
    console.log(
      `  ${kind}: ${share(
        scored,
        both(isDanger, (one) => one.kind === kind),
        ({ danger }) => danger !== null,
      )}`,
    );
  printModel(scored);
  const right = ({ example, kind }: Scored): boolean => example.kind === kind;
  console.log(`\nkind told right: ${share(scored, isDanger, right)}`);
}
