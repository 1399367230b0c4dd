/** Members, or notices, that are taken at once. */
export const A_BATCH = 50;
/** Each e-mail is two requests to vendors; a run of the cron has ten thousand, for all its jobs (`wrangler.toml`). */
const MAX_BATCHES = 20;
/** The cron has other work, ms. */
const MAX_TIME_MS = 25_000;

/**
 * One batch after the other, until nothing more is due or the job's time in this run is over.
 * @param now the clock, epoch ms
 * @param send takes and sends a batch, and says how many it had
 */
export async function inBatches(now: () => number, send: () => Promise<number>): Promise<void> {
  const begun = now();
  for (let batch = 0; batch < MAX_BATCHES && now() - begun < MAX_TIME_MS; batch++)
    if ((await send()) < A_BATCH) return;
}
