/**
 * Makes a browser a visitor's at once, whatever the vendor does: its session cookies go, and so does what pages have
 * kept in it.
 */
export function leftCookies(request: Request): Headers {
  const headers = new Headers({ "clear-site-data": '"storage"' });
  const cookies = request.headers.get("cookie") ?? "";
  for (const [, name] of cookies.matchAll(/(?:^|;\s*)(__(?:session|client_uat)[^=;]*)=/g)) {
    headers.append("set-cookie", `${name}=; Path=/; Max-Age=0`);
  }
  return headers;
}
