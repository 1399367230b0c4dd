/** A request's cookies as they were sent, by name; of two with the same name the first counts. */
export function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const end = pair.indexOf("=");
    const name = pair.slice(0, end).trim();
    if (end > 0 && !cookies.has(name)) cookies.set(name, pair.slice(end + 1).trim());
  }
  return cookies;
}

/** What a cookie of ours says; null when it is not there or was not written by us. */
export function cookieValue(cookies: ReadonlyMap<string, string>, name: string): string | null {
  const value = cookies.get(name);
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}

/** The identity vendor's cookies on our own host, by whatever suffix it gives them. */
const SESSION_COOKIE = /^__(?:session|client_uat|refresh)/;

/** What makes a browser forget its session: one `set-cookie` for each of the vendor's. */
export const clearSessionCookies = (cookies: ReadonlyMap<string, string>): string[] =>
  [...cookies.keys()]
    .filter((name) => SESSION_COOKIE.test(name))
    .map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
