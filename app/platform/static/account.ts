import { readPageSettings } from "#app/platform/page-settings.ts";
import { onApproach, onPress } from "#app/platform/static/press.ts";

type Island = {
  openAccount(options: {
    mode: "login" | "signup";
    source: "landing" | "modal" | "auth";
    plan?: "premium" | "payasyougo" | "free";
    returnTo?: string;
  }): void;
};

const LINK = "a[data-account]";
const island = Object.values(import.meta.glob<Island>("/app/features/access/account-island.tsx"))[0];

const sourceOf = (from: string | undefined) => (from === "landing" || from === "auth" ? from : "modal");
const planOf = (plan: string | null) =>
  plan === "premium" || plan === "payasyougo" || plan === "free" ? plan : null;

/**
 * `data-account="login"` or `"signup"` on a link to `/auth`: the same forms in a dialog over this page.
 * What cannot be brought in is no obstacle: the link then leads where it says.
 */
export function watchAccountLinks(): void {
  if (!island) return;
  let coming: Promise<Island> | undefined;
  const bring = () => {
    coming ??= island().then(rememberSettings);
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  onApproach(LINK, () => void bring().catch(() => undefined));
  onPress(LINK, (link, event) => {
    const { href, dataset } = link as HTMLAnchorElement;
    const query = new URL(href).searchParams;
    const plan = planOf(query.get("plan"));
    const returnTo = query.get("return_to");
    event.preventDefault();
    bring().then(
      ({ openAccount }) =>
        openAccount({
          mode: dataset.account === "signup" ? "signup" : "login",
          source: sourceOf(dataset.accountFrom),
          ...(plan && { plan }),
          ...(returnTo && { returnTo }),
        }),
      () => location.assign(href),
    );
  });
}

async function rememberSettings(account: Island): Promise<Island> {
  const { rememberClerk } = await import("#app/platform/session-browser.ts");
  rememberClerk(readPageSettings().clerk);
  return account;
}

/** `data-sign-out` on a form to `/sign-out`: with script the vendor is asked from here, and this device is cleared (S9). */
export function watchSignOut(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !("signOut" in form.dataset)) return;
    event.preventDefault();
    import("#app/platform/session-browser.ts").then(
      ({ rememberClerk, signOut }) => {
        rememberClerk(readPageSettings().clerk);
        return signOut();
      },
      () => form.submit(),
    );
  });
}
