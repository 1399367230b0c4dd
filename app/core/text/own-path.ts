/**
 * A path of our own that a person may be sent back to, as the browser will read it; else the fallback.
 * Whatever could leave the site is refused: another origin, `//host`, a backslash, a control character.
 */
export function safeRedirectPath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith("/") || wanted.length > 2_000 || /^\/\/|\\|\p{Cc}/u.test(wanted)) return fallback;
  const url = URL.parse(wanted, "http://own.invalid");
  if (url?.origin !== "http://own.invalid" || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

/** The page that a form was sent from, by its `Referer`, when it is one of ours. */
export function refererPath(referer: string | null, origin: string): string | null {
  const url = referer ? URL.parse(referer) : null;
  return url?.origin === origin ? url.pathname + url.search : null;
}
