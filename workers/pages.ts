import type { AppLoadContext } from "@remix-run/cloudflare";
import { appearanceOf, movementOf, textSizeOf } from "#app/core/appearance.ts";
import { chooseLanguage } from "#app/core/language.ts";
import type { Database } from "#app/db/database.ts";
import { acceptedEncoding } from "#app/document/cache/accepted-encoding.ts";
import type { CacheVariant, Render, StaticPages } from "#app/document/cache/static-pages.ts";
import { DISMISSED_COOKIE, dismissedIn } from "#app/features/announcements/announcement.ts";
import { recordVisit } from "#app/features/rewards/record-visit.server.ts";
import { roomAt } from "#app/features/rooms/switched.ts";
import { isShellAgent } from "#app/native/capacitor.ts";
import { type AccountState, accountStateOf, NO_ACCOUNT } from "./account-state.ts";
import { type Call, composeContext } from "./compose.ts";
import { type SiteState, siteStateOf } from "./context/site-state.ts";
import { clearSessionCookies, cookiesOf, cookieValue } from "./documents/cookies.ts";
import { refusedReply } from "./documents/refused.ts";
import { rateLimited } from "./rate-limited.ts";
import { contentSecurityPolicy, newNonce, playsVideos } from "./security.ts";
import { authenticate } from "./session.ts";

const BOOKMARK = "d1_bookmark";
const COMMUNITY_BOOKMARK = "community_bookmark";

type Pages = (request: Request, context: AppLoadContext) => Promise<Response>;

/** What pages are made of: Remix, which of them exist, and those that are made once for everyone. */
export type PageRenderer = {
  pages: Pages;
  isOpen(path: string): boolean;
  /** Null in development, where a page is drawn anew each time. */
  shared: StaticPages | null;
};

/** What stands before and after Remix on every page: who asks, the context, the cookies, the policy. */
export async function servePage(
  asked: Request,
  env: Cloudflare.Env,
  call: { requestId: string; waitUntil(work: Promise<unknown>): void },
  renderer: PageRenderer,
): Promise<Response> {
  const request = asRemixReads(asked);
  const { origin } = new URL(request.url);
  const cookies = cookiesOf(request);
  const [authenticated, site] = await Promise.all([
    authenticate(request, cookies, env, origin),
    siteStateOf(env, call.waitUntil),
  ]);
  if ("handshake" in authenticated) return authenticated.handshake;
  const { session } = authenticated;
  const variant: CacheVariant = {
    language: chooseLanguage(cookieValue(cookies, "language"), request.headers.get("accept-language")),
    appearance: appearanceOf(cookieValue(cookies, "appearance")),
    textSize: textSizeOf(cookieValue(cookies, "text_size")),
    movement: movementOf(cookieValue(cookies, "movement")),
    firstVisit: !request.headers.has("cookie"),
    signedIn: session !== null,
  };
  const dismissed = dismissedIn(cookieValue(cookies, DISMISSED_COOKIE));
  const common = { ...call, ...variant, origin, isOpen: renderer.isOpen, site, dismissed };
  const refused = (await rateLimited(request, env, session, call.requestId)) ?? closedRoom(request, site);
  const shared = refused
    ? null
    : await renderer.shared?.answer({
        request,
        variant: withSite(variant, site, dismissed),
        render: renderShared(env, common, renderer.pages),
        assets: env.ASSETS,
        now: Date.now(),
        waitUntil: call.waitUntil,
      });
  const page =
    refused ??
    shared ??
    (await renderFor(request, env, renderer.pages, {
      ...common,
      session,
      browserZone: cookieValue(cookies, "tz"),
      inShell: isShellAgent(request.headers.get("user-agent")),
      bookmark: cookieValue(cookies, BOOKMARK),
      communityBookmark: cookieValue(cookies, COMMUNITY_BOOKMARK),
      translation: cookieValue(cookies, "translation"),
      address: request.headers.get("cf-connecting-ip"),
      ...(session ? await accountStateOf(env, session.userId).catch(unread) : NO_ACCOUNT),
    }));
  if (session && page.status === 401) return deletedAccountReply(request, cookies);
  const { headers } = page;
  if (shared) headers.set("content-security-policy", sharedPolicyOf(env, new URL(request.url).pathname));
  for (const value of authenticated.headers?.getSetCookie() ?? []) headers.append("set-cookie", value);
  if (session && !headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  return page;
}

/** The kill switch of `/admin/flags`: none of a closed room's addresses is read or written, whoever asks. */
function closedRoom(request: Request, { closed }: SiteState): Response | null {
  const room = closed.length > 0 ? roomAt(new URL(request.url).pathname) : null;
  return room && closed.includes(room)
    ? refusedReply(request, "room_closed", { "retry-after": "300" })
    : null;
}

/** A document that all share is another one where something is announced or closed. */
function withSite(variant: CacheVariant, site: SiteState, dismissed: readonly string[]): CacheVariant {
  const ids = site.announcements.map(({ id }) => id).filter((id) => !dismissed.includes(id));
  const state = [...ids, ...site.closed].join(" ");
  return state ? { ...variant, site: state } : variant;
}

/**
 * Remix takes HEAD for an action, and compares its origin; and `_data` is its old protocol, which answers what no
 * page asks. The Worker's entry has judged both by then.
 */
function asRemixReads(asked: Request): Request {
  const url = new URL(asked.url);
  const isOld = url.searchParams.has("_data");
  if (isOld) url.searchParams.delete("_data");
  if (!isOld && asked.method !== "HEAD") return asked;
  return new Request(url, asked.method === "HEAD" ? new Request(asked, { method: "GET" }) : asked);
}

const unread = (fault: unknown): AccountState => ({
  ...NO_ACCOUNT,
  accountFault: new Error("the account's state could not be read", { cause: fault }),
});

/** The session outlives its account by a minute at most: it ends here, and who asked goes on as a visitor. */
function deletedAccountReply({ method, url }: Request, cookies: ReadonlyMap<string, string>): Response {
  const isDocument = method === "GET" && !new URL(url).pathname.endsWith(".data");
  const gone = isDocument
    ? new Response(null, { status: 303, headers: { location: "/" } })
    : Response.json({ error: "gone", message: "This account no longer exists." }, { status: 401 });
  gone.headers.set("cache-control", "no-store");
  for (const value of clearSessionCookies(cookies)) gone.headers.append("set-cookie", value);
  return gone;
}

type Common = Omit<Call, "session" | "browserZone" | "inShell" | "bookmark" | "address" | "translation">;

/** For everyone alike: no session, no cookie, no header of the request that happens to be the first. */
const renderShared =
  (env: Cloudflare.Env, common: Common, pages: Pages): Render =>
  async (url) => {
    const app = await composeContext(env, {
      ...common,
      session: null,
      browserZone: null,
      bookmark: null,
      address: null,
    });
    return pages(new Request(url), { app, nonce: "", embedded: [], cloudflare: { env } });
  };

async function renderFor(request: Request, env: Cloudflare.Env, pages: Pages, call: Call): Promise<Response> {
  const app = await composeContext(env, call);
  const nonce = newNonce();
  const embedded = new URL(request.url).pathname.endsWith(".data") ? null : [];
  const takesGzip = acceptedEncoding(request, ["gzip"]) !== null;
  const page = await pages(request, { app, nonce, embedded, takesGzip, cloudflare: { env } });
  const { session, pendingDeletion, accountFault } = call;
  if (session && page.ok && request.method === "GET" && !pendingDeletion?.until && !accountFault)
    recordVisit(Object.assign(app, { session, userId: session.userId }));
  const { headers } = page;
  keepBookmark(headers, BOOKMARK, app.db, call.origin);
  keepBookmark(headers, COMMUNITY_BOOKMARK, app.community, call.origin);
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("content-security-policy", policyOf(env, nonce, new URL(request.url).pathname));
  }
  return page;
}

/** The member's next request reads what this one has written. */
function keepBookmark(headers: Headers, name: string, db: Database, origin: string): void {
  const bookmark = db.wrote() ? db.bookmark() : null;
  if (!bookmark) return;
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  headers.append(
    "set-cookie",
    `${name}=${encodeURIComponent(bookmark)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600${secure}`,
  );
}

const policyOf = (env: Cloudflare.Env, nonce: string | null, path: string): string =>
  contentSecurityPolicy(
    nonce,
    {
      publishableKey: env.CLERK_PUBLISHABLE_KEY,
      proxied: Boolean(env.CLERK_PROXY_URL),
      local: env.APP_ENV === "sandbox",
    },
    playsVideos(path),
  );

let sharedPolicy: { env: Cloudflare.Env; policy: string } | undefined;

/** Of the documents that no script stands in: the same for everyone, so it is put together once. */
function sharedPolicyOf(env: Cloudflare.Env, path: string): string {
  if (playsVideos(path)) return policyOf(env, null, path);
  if (sharedPolicy?.env !== env) sharedPolicy = { env, policy: policyOf(env, null, "/") };
  return sharedPolicy.policy;
}
