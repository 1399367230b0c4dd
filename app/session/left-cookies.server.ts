import { LEAVER } from "./leaver.ts";

/** The vendor's cookies on our own host, by whatever suffix it gives them. */
const SESSION_COOKIE = /(?:^|;\s*)(__(?:session|client_uat|refresh)[^=;]*)=/g;
/** Until a script comes, s. */
const LEFT_S = 365 * 86_400;

/** Makes a browser a visitor's at once, whatever the vendor does. */
export function leftCookies({ headers: asked }: Request): Headers {
  const headers = new Headers();
  for (const [, name] of (asked.get("cookie") ?? "").matchAll(SESSION_COOKIE)) {
    headers.append("set-cookie", `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  }
  return headers;
}

/** The same for who leaves without our script: the next one clears what this browser keeps of them, and of nobody else. */
export function leftWithWords(request: Request, userId: string): Headers {
  const headers = leftCookies(request);
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  headers.append("set-cookie", `${LEAVER}=${userId}; Path=/; Max-Age=${LEFT_S}; SameSite=Lax${secure}`);
  return headers;
}
