/**
 * Ends a request when the caller does or when nothing comes in time.
 * `expired` tells the two apart.
 */
export type Watchdog = {
  readonly signal: AbortSignal;
  readonly expired: boolean;
  /** Starts the time over: milliseconds until the request is given up. */
  expect(ms: number): void;
  /** Stops the clock while it is the caller's turn. */
  rest(): void;
  /** Cancels the request, if it still runs, and stops the clock. */
  close(): void;
};

/** @param caller the caller's own signal, which ends the request too */
export function createWatchdog(caller: AbortSignal): Watchdog {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expired = false;
  if (caller.aborted) abort();
  caller.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    get expired() {
      return expired;
    },
    expect(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        expired = true;
        abort();
      }, ms);
    },
    rest() {
      clearTimeout(timer);
    },
    close() {
      clearTimeout(timer);
      caller.removeEventListener("abort", abort);
      abort();
    },
  };
}

/** The promise's value, or null as soon as the signal is aborted. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(null);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
