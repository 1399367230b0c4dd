import { SIGNED_OUT_COOKIE } from "./signed-out-cookie.ts";

/** The vendor's cookies on our own host, by whatever suffix it gives them. */
const SESSION_COOKIE = /(?:^|;\s*)(__(?:session|client_uat|refresh)[^=;]*)=/g;
/** Until a script comes, s. */
const SIGNED_OUT_COOKIE_S = 365 * 86_400;

/** Makes a browser a visitor's at once, whatever the vendor does. */
export function clearSessionCookies({ headers: asked }: Request): Headers {
  const headers = new Headers();
  for (const [, name] of (asked.get("cookie") ?? "").matchAll(SESSION_COOKIE)) {
    headers.append("set-cookie", `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  }
  return headers;
}

/** The same for who leaves without our script: the next one clears what this browser keeps of them, and of nobody else. */
export function signedOutCookies(request: Request, userId: string): Headers {
  const headers = clearSessionCookies(request);
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  headers.append(
    "set-cookie",
    `${SIGNED_OUT_COOKIE}=${userId}; Path=/; Max-Age=${SIGNED_OUT_COOKIE_S}; SameSite=Lax${secure}`,
  );
  return headers;
}
