import { JOBS } from "#app/manifest/gathered.server.ts";
import { runJobs } from "#app/request/run-jobs.ts";
import { composeBackground } from "./compose.ts";

/** Every minute: the jobs of all features, which each names in its `feature.server.ts`. */
export async function scheduled(
  env: Cloudflare.Env,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  await runJobs(await composeBackground(env, waitUntil), JOBS);
}
