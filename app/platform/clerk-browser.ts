/** The parts of clerk-js that the product uses outside its account forms. */
type ClerkBrowser = {
  loaded: boolean;
  session: { getToken(options?: { skipCache?: boolean }): Promise<string | null> } | null | undefined;
  load(options?: object): Promise<void>;
  signOut(options?: { redirectUrl?: string }): Promise<void>;
};

declare global {
  interface Window {
    Clerk?: ClerkBrowser;
  }
}

/** What the page needs to know to bring clerk-js in; written into the document by the root loader. */
export type ClerkScript = { publishableKey: string; proxyUrl: string; scriptUrl: string };

let loading: Promise<ClerkBrowser> | undefined;

/**
 * Brings clerk-js in once, after the page is interactive: it keeps the session's token fresh.
 * On account pages @clerk/remix brings the same script, which is then shared.
 */
export function loadClerk(script: ClerkScript): Promise<ClerkBrowser> {
  loading ??= new Promise<ClerkBrowser>((resolve, reject) => {
    const ready = () => {
      const clerk = window.Clerk;
      if (!clerk) return reject(new Error("clerk-js did not come"));
      return clerk.loaded ? resolve(clerk) : clerk.load({}).then(() => resolve(clerk), reject);
    };
    if (window.Clerk) return ready();
    const element = document.createElement("script");
    element.src = script.scriptUrl;
    element.async = true;
    element.dataset.clerkPublishableKey = script.publishableKey;
    if (script.proxyUrl) element.dataset.clerkProxyUrl = script.proxyUrl;
    element.onload = ready;
    element.onerror = () => reject(new Error("clerk-js could not be loaded"));
    document.head.appendChild(element);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
