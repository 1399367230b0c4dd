type Stop = () => Promise<void>;

const running = new Set<Stop>();

/** Remembers what must not outlive the run; the returned function ends it now. */
export function endsWithRun(stop: Stop): Stop {
  running.add(stop);
  return async () => {
    if (running.delete(stop)) await stop();
  };
}

/** Ends everything that is still running, newest first. */
export async function stopAll(): Promise<void> {
  for (const stop of [...running].reverse()) {
    running.delete(stop);
    // what failed to start has nothing to end, and must not keep the rest from ending
    await stop().catch(() => undefined);
  }
}
