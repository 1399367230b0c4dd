import type { AppLoadContext } from "@remix-run/cloudflare";
import { appearanceOf, movementOf, textSizeOf } from "#app/core/appearance.ts";
import { chooseLanguage } from "#app/core/language.ts";
import { composeContext } from "./compose.ts";
import { contentSecurityPolicy, newNonce } from "./security.ts";
import { authenticate } from "./session.ts";

const BOOKMARK = "d1_bookmark";

const cookie = (request: Request, name: string): string | null => {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
};

type Pages = (request: Request, context: AppLoadContext) => Promise<Response>;

/** What stands before and after Remix on every page: who asks, the context, the cookies, the policy. */
export async function servePage(
  request: Request,
  env: Cloudflare.Env,
  call: { requestId: string; waitUntil(work: Promise<unknown>): void },
  pages: Pages,
): Promise<Response> {
  const { origin, protocol } = new URL(request.url);
  const authenticated = await authenticate(request, env, origin);
  if ("handshake" in authenticated) return authenticated.handshake;
  const app = await composeContext(env, {
    ...call,
    session: authenticated.session,
    origin,
    browserZone: cookie(request, "tz"),
    bookmark: cookie(request, BOOKMARK),
    language: chooseLanguage(cookie(request, "language"), request.headers.get("accept-language")),
    appearance: appearanceOf(cookie(request, "appearance")),
    textSize: textSizeOf(cookie(request, "text_size")),
    movement: movementOf(cookie(request, "movement")),
  });
  const nonce = newNonce();
  const page = await pages(request, { app, nonce, cloudflare: { env } });
  const { headers } = page;
  for (const value of authenticated.headers.getSetCookie()) headers.append("set-cookie", value);
  const bookmark = app.db.wrote() ? app.db.bookmark() : null;
  if (bookmark) {
    const secure = protocol === "https:" ? "; Secure" : "";
    headers.append(
      "set-cookie",
      `${BOOKMARK}=${encodeURIComponent(bookmark)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600${secure}`,
    );
  }
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set(
      "content-security-policy",
      contentSecurityPolicy(nonce, {
        publishableKey: env.CLERK_PUBLISHABLE_KEY,
        proxied: Boolean(env.CLERK_PROXY_URL),
        local: env.APP_ENV !== "production",
      }),
    );
  }
  if (app.session && !headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  return page;
}
