import type { TextRule } from "./text-rules.ts";

/** What a rule has computed on a text, ms: time in which the machine was busy with something else does not count. */
export function cpuOf(rule: TextRule, text: string): number {
  const began = process.threadCpuUsage();
  rule(text);
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** Twice the text may take so many times as long: what is in proportion takes 2, what grows with the square 4. */
const MAX_GROWTH = 3;
/** What takes no longer for the longer text is not worth a ratio, ms. */
const SHORT = 12;
/** A text of any length here takes no longer, on any machine, ms. */
const MAX = 3_000;
/** For a first short text: what explodes is stopped there. */
const MAX_AT_FIRST = 100;
const TRIES = 8;

/** What is wrong with a rule's time for a text of three lengths (a thousand characters, some thousand, twice that), or null. */
export function growthFault(
  rule: TextRule,
  [first, once, twice]: readonly [string, string, string],
): string | null {
  const of = (text: string) => JSON.stringify(text.slice(0, 40));
  const atFirst = Math.min(cpuOf(rule, first), cpuOf(rule, first), cpuOf(rule, first));
  if (atFirst > MAX_AT_FIRST) return `${of(first)}: ${atFirst} ms for ${first.length} characters`;
  let short = Number.POSITIVE_INFINITY;
  let long = Number.POSITIVE_INFINITY;
  for (let run = 0; run < TRIES; run++) {
    short = Math.min(short, cpuOf(rule, once));
    if (short > MAX) return `${of(once)}: ${short} ms for ${once.length} characters`;
    long = Math.min(long, cpuOf(rule, twice));
    if (long <= Math.max(SHORT, MAX_GROWTH * short)) return null;
  }
  return `${of(once)}: ${short} ms, and ${long} ms for twice the text`;
}
