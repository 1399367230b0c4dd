import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";
import type { Extent } from "./extent.ts";

/** One table of the results. */
export type Section = {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
};

const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
    version: string;
  };
  return version;
};

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
export const times = (ratio: number): string => ratio.toFixed(2);
export const metOr = (met: boolean): string => (met ? "met" : "missed");

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function table({ title, head, rows, note }: Section): string {
  const lines = [row(head), row(head.map(() => "---")), ...rows.map(row)];
  return `## ${title}\n\n${lines.join("\n")}\n${note ? `\n${note}\n` : ""}`;
}

/** Says a part's figures as soon as they are there: a later part's failure does not take them along. */
export async function reported(measuring: Promise<Section>): Promise<Section> {
  const section = await measuring;
  console.log(`\n${table(section)}`);
  return section;
}

/** What was measured on; taken before the run, so that the load is other people's. */
export function describeMachine(): string {
  const [processor] = cpus();
  return [
    `${processor?.model ?? "unknown processor"}, ${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `workerd ${versionOf("workerd")}`,
    `load before the run ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ].join("; ");
}

export function render(
  sections: readonly Section[],
  machine: string,
  { quick }: Extent,
  tookMs: number,
): string {
  const kind = quick ? "Quick run: shows that it works, too short to judge by." : "Full run.";
  return `# Benchmark

${kind} ${new Date().toISOString().slice(0, 10)}, took ${seconds(tookMs)}.
${machine}.
What the figures mean: README.md beside this file.

${sections.map(table).join("\n")}`;
}
