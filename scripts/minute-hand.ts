import type { Miniflare } from "miniflare";

/** workerd has cron handlers but no clock that calls them. @returns what stops this one */
export function runCronEachMinute(mf: Miniflare, minuteMs: number): () => void {
  const minute = setInterval(() => {
    void mf
      .getWorker("koinonia")
      .then((worker) => worker.scheduled({ cron: "* * * * *" }))
      .catch(() => undefined);
  }, minuteMs);
  return () => clearInterval(minute);
}
