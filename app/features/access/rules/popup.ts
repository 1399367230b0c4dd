/** S17, D19: what the window that was opened to sign in says to its opener. There is no token in it. */
export const POPUP_MESSAGE = { type: "AUTH_SUCCESS" } as const;

const originOf = (address: string | null): string | null => {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
};

/**
 * The one origin that may hear of success: our own, or one of the setting's (`POPUP_ORIGINS`, with commas or blanks between).
 * @param said what the address of the window says, and where it was opened from, in this order
 */
export function openerOrigin(
  own: string,
  allowed: string | undefined,
  said: readonly (string | null)[],
): string {
  const known = new Set([own, ...(allowed ?? "").split(/[\s,]+/).map(originOf)]);
  const first = said.map(originOf).find((origin) => origin !== null);
  return first && known.has(first) ? first : own;
}

/**
 * Where the vendor's own pages are, with the way back.
 * @param pages an address, or a path on our own origin
 */
export function hostedAddress(
  pages: string,
  { origin, signUp, back }: { origin: string; signUp: boolean; back: string },
): string {
  const address = new URL(`${pages.replace(/\/$/, "")}/${signUp ? "sign-up" : "sign-in"}`, origin);
  address.searchParams.set("redirect_url", new URL(back, origin).href);
  return address.href;
}
