/**
 * One place in a run of words: a step with `any` may be passed over or repeated; one with `unless` takes no word and is
 * passed only where none of these comes next; with `oneOf` any of some runs leads on.
 */
export type Step = { words: ReadonlySet<string>; any?: boolean; unless?: boolean; oneOf?: readonly Run[] };
export type Run = readonly Step[];

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const step = (words: string, any = false): Step => ({ words: setOf(words), any });
export const unless = (words: string): Step => ({ words: setOf(words), unless: true });
export const run = (...steps: (string | Step)[]): Step[] =>
  steps.map((one) => (typeof one === "string" ? step(one) : one));

/** A step that any of these runs leads over. */
export const oneOf = (runs: readonly Run[]): Step => ({ words: new Set<string>(), oneOf: runs });

/** Each beginning with each end. The ends are kept as one step: they are only looked at behind their beginning. */
export const joined = (heads: readonly Run[], tails: readonly Run[]): Run[] =>
  heads.map((head) => [...head, oneOf(tails)]);

/** Whether there is a way along a run without a word. */
const isPassedOver = (run: Run): boolean =>
  run.every(({ any, unless, oneOf }) => any || unless || oneOf?.some(isPassedOver));

/** Words by which a run may begin. */
export function firstWords(run: Run): string[] {
  const must = run.findIndex((step) => !isPassedOver([step]));
  const steps = must < 0 ? run : run.slice(0, must + 1);
  return steps.flatMap(({ words, oneOf }) => (oneOf ? oneOf.flatMap(firstWords) : [...words]));
}
