import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isFarewell } from "#app/features/care/farewell/farewell.ts";
import { createFarewellGuard } from "#app/features/care/farewell/farewell-guard.ts";
import type { Figure } from "./figure.ts";

type Case = { language: "en" | "es"; text: string };
type Sets = { farewells: Case[]; hooks: Case[]; clean: Case[] };

export const farewellCases = (): Sets =>
  JSON.parse(readFileSync(join(import.meta.dirname, "sets/farewells.json"), "utf8"));

/** What is shown of an answer's end. */
export function shown(text: string): string {
  const guard = createFarewellGuard();
  return guard.push(text) + guard.end();
}

export async function measure(): Promise<Figure[]> {
  const { farewells, hooks, clean } = farewellCases();
  const languages = [
    ["", "", () => true],
    [".en", ", English", ({ language }: Case) => language === "en"],
    [".es", ", Spanish", ({ language }: Case) => language === "es"],
  ] as const;
  return languages.flatMap(([key, name, is]): Figure[] => {
    const count = (cases: Case[], isHit: (text: string) => boolean) => {
      const asked = cases.filter(is);
      return { hits: asked.filter(({ text }) => isHit(text)).length, of: asked.length };
    };
    return [
      {
        key: `farewells.known${key}`,
        label: `Goodbyes recognized${name}`,
        ...count(farewells, isFarewell),
        goal: { atLeast: 0.95 },
      },
      {
        key: `farewells.hooks${key}`,
        label: `Hooks let through${name}`,
        ...count(hooks, (text) => shown(text).trim() === text.trim()),
        goal: { atMost: 0.05 },
      },
      {
        key: `farewells.clean${key}`,
        label: `Kind goodbyes left whole${name}`,
        ...count(clean, (text) => shown(text) === text),
        goal: { atLeast: 1 },
      },
    ];
  });
}
