/**
 * One place in a run of words: a step with `any` may be passed over or repeated; one with `unless` takes no word and is
 * passed only where none of these comes next; with `oneOf` any of some runs leads on.
 */
export type Step = { words: ReadonlySet<string>; any?: boolean; unless?: boolean; oneOf?: readonly Run[] };
export type Run = readonly Step[];
export type Match = "whole" | "begun" | "no";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const step = (words: string, any = false): Step => ({ words: setOf(words), any });
export const unless = (words: string): Step => ({ words: setOf(words), unless: true });
export const run = (...steps: (string | Step)[]): Step[] =>
  steps.map((one) => (typeof one === "string" ? step(one) : one));

/** Each beginning with each end. The ends are kept as one step: they are only looked at behind their beginning. */
export const joined = (heads: readonly Run[], tails: readonly Run[]): Run[] =>
  heads.map((head) => [...head, { words: new Set<string>(), oneOf: tails }]);

/**
 * How far the words go along a run, from its first word on.
 * @param open the last word may still grow
 */
export function follow(run: Run, words: readonly string[], open: boolean): Match {
  const walk = (run: Run, at: number, word: number, onward: (word: number) => Match): Match => {
    const here = run[at];
    if (!here) return onward(word);
    const next = (from: number) => walk(run, at + 1, from, onward);
    if (here.oneOf) return furthest(here.oneOf.map((one) => walk(one, 0, word, next)));
    const said = words[word];
    if (said === undefined) return "begun";
    // what still grows decides nothing: it may become another word
    const growing = open && word === words.length - 1;
    if (here.unless) {
      if (growing) return "begun";
      return here.words.has(said) ? "no" : next(word);
    }
    if (growing) {
      const may = [...here.words].some((one) => one.startsWith(said));
      return may || (here.any && next(word) !== "no") ? "begun" : "no";
    }
    const found: Match[] = [];
    if (here.words.has(said)) found.push(here.any ? walk(run, at, word + 1, onward) : next(word + 1));
    if (here.any) found.push(next(word));
    return furthest(found);
  };
  return walk(run, 0, 0, () => "whole");
}

/** What is left of the words behind some run, on every way along it. */
export function behind(runs: readonly Run[], words: readonly string[]): (readonly string[])[] {
  const walk = (run: Run, rest: readonly string[]): (readonly string[])[] => {
    const [here, ...later] = run;
    if (!here) return [rest];
    if (here.oneOf) return behind(here.oneOf, rest).flatMap((left) => walk(later, left));
    const isIn = here.words.has(rest[0] ?? "");
    if (here.unless) return isIn ? [] : walk(later, rest);
    return [
      ...(isIn ? walk(here.any ? run : later, rest.slice(1)) : []),
      ...(here.any ? walk(later, rest) : []),
    ];
  };
  return runs.flatMap((run) => walk(run, words));
}

/** The furthest of some ways. */
export const furthest = (matches: readonly Match[]): Match => {
  if (matches.includes("whole")) return "whole";
  return matches.includes("begun") ? "begun" : "no";
};

/** Whether there is a way along a run without a word. */
const isPassedOver = (run: Run): boolean =>
  run.every(({ any, unless, oneOf }) => any || unless || oneOf?.some(isPassedOver));

/** Words by which a run may begin. */
function firstWords(run: Run): string[] {
  const must = run.findIndex((step) => !isPassedOver([step]));
  const steps = must < 0 ? run : run.slice(0, must + 1);
  return steps.flatMap(({ words, oneOf }) => (oneOf ? oneOf.flatMap(firstWords) : [...words]));
}

/** The runs that words may go along, found by their first word: there are hundreds, and every word is looked at. */
export function indexed<Entry extends { run: Run }>(entries: readonly Entry[]) {
  const byFirst = Map.groupBy(
    entries.flatMap((entry) => [...new Set(firstWords(entry.run))].map((first) => ({ first, entry }))),
    ({ first }) => first,
  );
  return (words: readonly string[], open: boolean): { entry: Entry; match: Match }[] => {
    const [first = ""] = words;
    const grows = open && words.length === 1;
    const near = grows
      ? [...byFirst].filter(([known]) => known.startsWith(first)).flatMap(([, found]) => found)
      : (byFirst.get(first) ?? []);
    return [...new Set(near.map(({ entry }) => entry))]
      .map((entry) => ({ entry, match: follow(entry.run, words, open) }))
      .filter(({ match }) => match !== "no");
  };
}
