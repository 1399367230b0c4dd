import vm from "node:vm";
import type { TextRule } from "./text-rules.ts";

/** What a rule has computed on a text, ms: time in which the machine was busy with something else does not count. */
export function cpuOf(rule: TextRule, text: string): number {
  const began = process.threadCpuUsage();
  rule(text);
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** What goes on for so long does not end: the slowest rule takes half a second, ms. */
const HANGS = 60_000;

const holder = globalThis as unknown as { runRule?: () => unknown };
const script = new vm.Script("runRule()");

/** Runs a rule on a text and stops what does not end: a test's own limit cannot stop a loop or a pattern. */
export function ends(rule: TextRule, text: string, limit = HANGS): boolean {
  holder.runRule = () => {
    rule(text);
  };
  try {
    script.runInThisContext({ timeout: limit });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  } finally {
    delete holder.runRule;
  }
}
