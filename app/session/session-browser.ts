import { nativeShell } from "#app/native/capacitor.ts";
import { OUTBOX_PATH, storedEntries, waitingIn } from "#app/outbox/waiting-list.ts";
import { pageUser } from "#app/request/page-user.ts";
import { announceAuth } from "./auth-sync.ts";
import { type CarriedToast, carryToast } from "./carried-toast.ts";
import { type ClerkBrowser, type ClerkScript, LEFT_KEY, loadClerk } from "./clerk-browser.ts";
import { clearLocalData } from "./signed-out-cookie.ts";

/** A token that is about to run out is refreshed before it is used, s. */
const MARGIN_S = 5;
/** A request does not wait longer for a fresh token: without one it is answered, and its words stay, ms. */
const FRESH_TIMEOUT_MS = 10_000;
/** S9: sign-out does not wait longer for the vendor, ms. */
const SIGN_OUT_TIMEOUT_MS = 5_000;

let known: ClerkScript | null = null;

/** The root tells it while it renders, before any page's effect can need it. */
export function rememberClerk(clerk: ClerkScript): void {
  known = clerk;
}

function script(): ClerkScript {
  if (!known) throw new Error("the root has not rendered");
  return known;
}

/** clerk-js, brought in when it is first needed. */
export const openClerk = (): Promise<ClerkBrowser> => loadClerk(script());

/** The vendor's own pages are used: an opener leads to `/auth`, which leads there. */
export const usesHostedPages = (): boolean => script().hosted;

/** Where the captcha's script is. */
export const captchaUrl = (): string => script().captchaUrl;

/** What the session's token says, unverified; the cookie is the vendor's and readable. */
function tokenClaims(cookies: string): Record<string, unknown> {
  const token = /(?:^|;\s*)__session=[^.;]+\.([^.;]+)\./.exec(cookies)?.[1];
  if (!token) return {};
  try {
    const claims: unknown = JSON.parse(atob(token.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** When the session's token runs out, epoch s; 0 without one. */
export function tokenExpiry(cookies: string): number {
  const { exp } = tokenClaims(cookies);
  return typeof exp === "number" ? exp : 0;
}

/** Whose the session is, also when its token has run out; null when the cookies do not say. */
export function tokenPerson(cookies: string): string | null {
  const { sub } = tokenClaims(cookies);
  return typeof sub === "string" && sub ? sub : null;
}

/** Which session the token is of; null when the cookies do not say. */
export function tokenSession(cookies: string): string | null {
  const { sid } = tokenClaims(cookies);
  return typeof sid === "string" && sid ? sid : null;
}

/** The vendor knows no such session (any more): an answer, not an outage. */
function endedOrThrow(error: unknown): false {
  const status = typeof error === "object" && error && "status" in error ? error.status : 0;
  if (status === 401 || status === 403 || status === 404) return false;
  throw error;
}

/** Without a network clerk-js takes no answer for nobody, where others throw. */
function requireNetwork(): void {
  if (!navigator.onLine) throw new Error("no network");
}

/**
 * Fetches a fresh token, if there is a session. That nobody is there is believed only of an answer: clerk-js may have
 * come while there was no network, and then holds nobody, of whom it was told nothing.
 */
async function hasSession(clerk: ClerkBrowser): Promise<boolean> {
  if (!clerk.session && pageUser()) {
    await clerk.client.reload();
    requireNetwork();
    const { lastActiveSessionId } = clerk.client;
    if (lastActiveSessionId) await clerk.setActive({ session: lastActiveSessionId });
  }
  if (!clerk.session) return false;
  const token = await clerk.session.getToken({ skipCache: true });
  if (token === null) requireNetwork();
  return token !== null;
}

/**
 * Makes sure that the next request carries a token that lives: only documents can be sent through the
 * vendor's handshake, a data request with an old token would be a visitor's.
 * @returns false when the session has ended
 */
export async function freshSession(): Promise<boolean> {
  if (tokenExpiry(document.cookie) > Date.now() / 1000 + MARGIN_S) return true;
  const asked = loadClerk(script()).then(hasSession).catch(endedOrThrow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("the vendor did not answer")), FRESH_TIMEOUT_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/**
 * Does something in the page's first quiet moment, so that it stands in nobody's way.
 * @param work returns what ends it, if anything does
 * @returns what calls it off, or ends it
 */
export function whenIdle(work: () => Promise<unknown>): () => void {
  let off = false;
  let end: (() => void) | undefined;
  const begin = async () => {
    if (off) return;
    const ending = await work();
    if (typeof ending === "function") end = () => ending();
    if (off) end?.();
  };
  const quietly = () => void begin().catch(() => undefined);
  if ("requestIdleCallback" in window) window.requestIdleCallback(quietly, { timeout: 4_000 });
  else setTimeout(quietly, 1_000);
  return () => {
    off = true;
    end?.();
  };
}

/** Brings in what keeps the token fresh while the page is open. */
export const keepSessionFresh = (): Promise<undefined> => loadClerk(script()).then(() => undefined);

/** The way out on our own server: it ends the session at the vendor too. */
export const SIGN_OUT_PATH = "/session/end";

/** The vendor's own sign-out, where its script has come; it is not fetched for that, and leads nowhere itself. */
const vendorSignsOut = (): Promise<void> | undefined =>
  window.Clerk?.loaded ? window.Clerk.signOut(() => undefined) : undefined;

/** Push ends with the member: the browser's or phone's next one is not told of them, whatever our server has heard. */
async function endPush(): Promise<void> {
  const shell = nativeShell();
  if (shell) return (await import("#app/native/shell/phone-push.ts")).endPhonePush(shell);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

let leaving = false;
/** The member is signing out: nothing that can wait is asked in their name any more. */
export const isLeaving = (): boolean => leaving;

/** Where a person who is signed out arrives, and what they are told there; `sure`: nobody is asked about what waits. */
type Leaving = { to?: string; notice?: CarriedToast; sure?: boolean };

/** M9: what has not been sent is offered first: to be sent, saved as a file, or left behind. */
async function mayLeave(person: string | null): Promise<boolean> {
  const items = person ? waitingIn(storedEntries(), person) : [];
  if (items.length === 0) return true;
  try {
    const { askBeforeLeaving } = await import("#app/outbox/sign-out-dialog.ts");
    return await askBeforeLeaving(items);
  } catch {
    // its script cannot be brought: nothing is thrown away unasked, and this page has all of it
    location.assign(OUTBOX_PATH);
    return false;
  }
}

/**
 * S9: the session ends at our server and at the vendor; then this browser forgets the member, the other tabs are
 * told, and the front page opens. It goes on after five seconds whatever has not answered.
 * @returns false: the member stays, for what has not been sent
 */
export async function signOut({ to = "/", notice, sure = false }: Leaving = {}): Promise<boolean> {
  // a shared document names nobody: whose session it is says the token, before it is cleared
  const person = pageUser() ?? tokenPerson(document.cookie);
  if (!sure && !(await mayLeave(person))) return false;
  leaving = true;
  const session = tokenSession(document.cookie) ?? window.Clerk?.session?.id;
  if (session) rememberLeft(session);
  const ended = fetch(SIGN_OUT_PATH, {
    method: "POST",
    headers: { accept: "application/json" },
    keepalive: true,
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS));
  await Promise.race([Promise.allSettled([ended, vendorSignsOut(), endPush()]), timeout]);
  clearMemberData(person);
  await announceAuth({ kind: "signed-out", userId: null });
  if (notice) carryToast(notice);
  location.assign(to);
  return true;
}

/** Should the vendor not hear of it: said when its script comes (`endLeft`). */
function rememberLeft(session: string): void {
  try {
    localStorage.setItem(LEFT_KEY, session);
  } catch {
    // no room: signing out goes before
  }
}

/** What this browser keeps of a member: their words, and the stored token. */
function clearMemberData(person: string | null): void {
  clearLocalData(person);
  for (const name of document.cookie.matchAll(/(?:^|;\s*)(__session[^=;]*|__client_uat[^=;]*)=/g)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${name[1]}=; Path=/; Max-Age=0`;
  }
}
