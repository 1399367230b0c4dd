/**
 * S19: that somebody has signed in or out is told once to this page (`auth-sync` on the window) and to the
 * browser's other tabs. It is told late, and only the last of several changes: sign-in and sign-out come in bursts.
 */
export type AuthChange = {
  /** `widget`: the storage keys of a widget have changed (S20); they are a hint, and never who asks (G22). */
  kind: "signed-in" | "signed-out" | "not-authenticated" | "widget";
  /** Who is signed in now. */
  userId: string | null;
};

export const AUTH_SYNC = "auth-sync";
const CHANNEL = "koinonia-auth";
/** K4, ms. */
const DEBOUNCE_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | null | undefined;

function otherTabs(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  }
  return channel;
}

/** @returns a promise of the moment when it has been told */
export function announceAuth(change: AuthChange): Promise<void> {
  clearTimeout(timer);
  return new Promise((resolve) => {
    timer = setTimeout(() => {
      window.dispatchEvent(new CustomEvent(AUTH_SYNC, { detail: change }));
      otherTabs()?.postMessage(change);
      resolve();
    }, DEBOUNCE_MS);
  });
}

/** What another tab has told. */
export function onOtherTab(listener: (change: AuthChange) => void): () => void {
  const onMessage = ({ data }: MessageEvent<AuthChange>) => listener(data);
  otherTabs()?.addEventListener("message", onMessage);
  return () => otherTabs()?.removeEventListener("message", onMessage);
}

/** What was told on this page, by itself. */
export function onAuthSync(listener: (change: AuthChange) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<AuthChange>).detail);
  window.addEventListener(AUTH_SYNC, onEvent);
  return () => window.removeEventListener(AUTH_SYNC, onEvent);
}

/**
 * Whether a page that was drawn for `person` must be drawn anew. A visitor's page stays: somebody may be typing
 * in it, and nothing on it is anybody's.
 */
export const mustReload = ({ kind, userId }: AuthChange, person: string | null): boolean =>
  kind !== "widget" && person !== null && userId !== person;
