/**
 * One place in a run of words: a step with `any` may be passed over or repeated; one with `unless` takes no word and is
 * passed only where none of these comes next.
 */
export type Step = { words: ReadonlySet<string>; any?: boolean; unless?: boolean };
export type Run = readonly Step[];
export type Match = "whole" | "begun" | "no";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const step = (words: string, any = false): Step => ({ words: setOf(words), any });
export const unless = (words: string): Step => ({ words: setOf(words), unless: true });
export const run = (...steps: (string | Step)[]): Step[] =>
  steps.map((one) => (typeof one === "string" ? step(one) : one));

/** Each beginning with each end. */
export const joined = (heads: readonly Run[], tails: readonly Run[]): Run[] =>
  heads.flatMap((head) => tails.map((tail) => [...head, ...tail]));

/**
 * How far the words go along a run, from its first word on.
 * @param open the last word may still grow
 */
export function follow(run: Run, words: readonly string[], open: boolean): Match {
  const walk = (at: number, word: number): Match => {
    const here = run[at];
    if (!here) return "whole";
    const said = words[word];
    if (said === undefined) return "begun";
    // what still grows decides nothing: it may become another word
    const growing = open && word === words.length - 1;
    if (here.unless) {
      if (growing) return "begun";
      return here.words.has(said) ? "no" : walk(at + 1, word);
    }
    if (growing) {
      const may = [...here.words].some((one) => one.startsWith(said));
      return may || (here.any && walk(at + 1, word) !== "no") ? "begun" : "no";
    }
    const found: Match[] = [];
    if (here.words.has(said)) found.push(walk(here.any ? at : at + 1, word + 1));
    if (here.any) found.push(walk(at + 1, word));
    return furthest(found);
  };
  return walk(0, 0);
}

/** The furthest of some ways. */
export const furthest = (matches: readonly Match[]): Match => {
  if (matches.includes("whole")) return "whole";
  return matches.includes("begun") ? "begun" : "no";
};

/** Words by which a run may begin. */
function firstWords(run: Run): string[] {
  const must = run.findIndex(({ any }) => !any);
  return run.slice(0, must + 1).flatMap(({ words }) => [...words]);
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
