/** K3: an account form waits no longer for the vendor, ms. */
export const ACCOUNT_TIMEOUT_MS = 30_000;

export class AccountTimeout extends Error {}

/** The work's result, or `AccountTimeout` when it takes too long (X16). */
export async function within<Value>(work: Promise<Value>, ms: number = ACCOUNT_TIMEOUT_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AccountTimeout("account vendor")), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
