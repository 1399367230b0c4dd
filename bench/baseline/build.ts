import { resolve } from "node:path";
import { run, step } from "#scripts/run.ts";

const FOLDER = "bench/baseline";

export const BASELINES = ["hono", "remix", "room"] as const;
export type Baseline = (typeof BASELINES)[number];

export const configOf = (baseline: Baseline): string => `${FOLDER}/${baseline}.toml`;
export const bundleOf = (baseline: Baseline): string => `build/bench/${baseline}/${baseline}.js`;

/** The baselines by the product's own tools with the product's own settings, in `build/bench/`. */
export async function buildBaselines(): Promise<void> {
  const production = { NODE_ENV: "production" };
  await step("Building the baselines", async () => {
    await run(
      "remix",
      ["vite:build", "--config", `${FOLDER}/vite.config.ts`, "--logLevel", "error"],
      production,
    );
    for (const baseline of BASELINES) {
      // absolute: wrangler takes a relative folder from its configuration's place
      const out = resolve(`build/bench/${baseline}`);
      const args = ["deploy", "--dry-run", "--config", configOf(baseline), "--outdir", out, "--minify"];
      await run("wrangler", args, { ...production, WRANGLER_LOG: "error" });
    }
  });
}
