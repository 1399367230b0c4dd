import { announceAuth, mustReload, onOtherTab } from "./auth-sync.ts";
import { freshSession, tokenExpiry } from "./session-browser.ts";

/** F15, K4: how often a visible page asks whether its session lives, ms. */
const HEALTH_MS = 60_000;
/** F16, K4: when a widget's identity without a session is cleared away, ms. */
const WIDGET_CLEANUP_MS = 10_000;
/** S7: a look-up that fails is tried again after each of these, ms. */
const RETRIES_MS = [500, 500, 500];
/** E4: where a widget keeps who was signed in there; a hint to look again, and never who asks (G22). */
const WIDGET_USER = "widget_user_id";
const WIDGET_KEYS = [WIDGET_USER, "widget_user_email"];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * S7: who is signed in, as our server knows it.
 * @throws Error when neither the vendor nor the server could say after three further tries
 */
export async function lookUpSession(): Promise<string | null> {
  for (const wait of [...RETRIES_MS, null]) {
    try {
      if (!(await freshSession())) return null;
      const answer = await fetch("/session");
      if (!answer.ok) throw new Error(`session: ${answer.status}`);
      return ((await answer.json()) as { userId: string | null }).userId;
    } catch (error) {
      if (wait === null) throw error;
      await pause(wait);
    }
  }
  return null;
}

/** Called when the vendor has given this browser a new token (S2). */
const refreshed = new Set<() => void>();
export function onTokenRefresh(listener: () => void): () => void {
  refreshed.add(listener);
  return () => refreshed.delete(listener);
}

/**
 * S19, S20, F15, F16: keeps a page true to who is signed in, for as long as it is open.
 * @param person for whom the page was drawn; null for a visitor
 */
export function watchSession(person: string | null): () => void {
  // a page that hydrates when it is used takes over from the one it was until then
  endWatch?.();
  const stops = [watchWidgets(person), clearWidgetKeys()];
  if (person) {
    stops.push(watchOtherTabs(person), checkHealth(person));
    void announceAuth({ kind: "signed-in", userId: person });
  }
  const end = () => {
    for (const stop of stops.splice(0)) stop();
  };
  endWatch = end;
  return end;
}

let endWatch: (() => void) | undefined;

/**
 * The account dialog stands open over this page: somebody types in it, or reads a code in another window, and a page
 * drawn anew would take that away. It leads on by itself; when it is closed without, the next check finds it.
 */
const isOnSignInPage = (): boolean => document.querySelector("#account-root dialog[open]") !== null;

/** Another tab has signed out, or signed in as somebody else: the server draws this page anew, or leads away. */
const watchOtherTabs = (person: string): (() => void) =>
  onOtherTab((change) => {
    if (mustReload(change, person) && !isOnSignInPage()) location.reload();
  });

function watchWidgets(person: string | null): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key && WIDGET_KEYS.includes(key)) void announceAuth({ kind: "widget", userId: person });
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** F16 */
function clearWidgetKeys(): () => void {
  const timer = setTimeout(async () => {
    if (!localStorage.getItem(WIDGET_USER)) return;
    if (await lookUpSession().catch(() => null)) return;
    for (const key of WIDGET_KEYS) localStorage.removeItem(key);
    void announceAuth({ kind: "not-authenticated", userId: null });
  }, WIDGET_CLEANUP_MS);
  return () => clearTimeout(timer);
}

/** F15: a page that nobody looks at asks nothing; when it is looked at again, it asks at once. */
function checkHealth(person: string): () => void {
  let last = Date.now();
  let token = tokenExpiry(document.cookie);
  const check = async () => {
    if (document.visibilityState !== "visible" || Date.now() - last < HEALTH_MS - 1_000) return;
    if (isOnSignInPage()) return;
    last = Date.now();
    // neither vendor nor server can be reached: nothing is known, so nothing changes
    const userId = await lookUpSession().catch(() => person);
    if (userId !== person && !isOnSignInPage()) {
      await announceAuth({ kind: userId ? "signed-in" : "signed-out", userId });
      return location.reload();
    }
    const now = tokenExpiry(document.cookie);
    if (now !== token) for (const listener of refreshed) listener();
    token = now;
  };
  const timer = setInterval(check, HEALTH_MS);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
