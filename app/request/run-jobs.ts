import { faultText } from "#app/core/fault-text.ts";

export type Jobs<Context> = Readonly<Record<string, (ctx: Context) => Promise<unknown>>>;

/** One after another. One that fails is told to the log and keeps no other from its turn. */
export async function runJobs<Context>(ctx: Context, jobs: Jobs<Context>): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run(ctx);
    } catch (error) {
      console.error(JSON.stringify({ level: "error", at: "cron", job, error: faultText(error) }));
    }
  }
}
