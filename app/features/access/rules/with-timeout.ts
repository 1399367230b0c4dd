/** K3: an account form waits no longer for the vendor, ms. */
export const ACCOUNT_TIMEOUT_MS = 30_000;

export class AccountTimeout extends Error {}

/** One wait of a piece of work; throws `AccountTimeout` when the work has been given up meanwhile. */
export type Step = <Value>(work: Promise<Value>) => Promise<Value>;

/**
 * Runs work of several steps, or throws `AccountTimeout` when it takes too long altogether (X16). An answer that
 * comes after that is dropped at its step: nothing that follows it is done behind the person's back.
 */
export async function withTimeout<Value>(
  work: (step: Step) => Promise<Value>,
  ms: number = ACCOUNT_TIMEOUT_MS,
): Promise<Value> {
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new AccountTimeout("account vendor"));
    }, ms);
  });
  const step: Step = async (waited) => {
    const value = await waited;
    if (late) throw new AccountTimeout("given up");
    return value;
  };
  const done = work(step);
  // given up: its own late failure is nobody's
  done.catch(() => undefined);
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer));
}
