import { readPageSettings } from "#app/document/frame/page-settings.ts";
import { onApproach, onPress } from "#app/document/static/press.ts";
import { modeOf, optionsOf, sourceOf } from "#app/features/access/rules/account-options.ts";

const LINK = "a[data-account]";
type Island = typeof import("#app/features/access/dialog/account-island.tsx");

/**
 * `data-account="login"` or `"signup"` on a link to `/auth`: the same forms in a dialog over this page.
 * What cannot be brought in is no obstacle: the link then leads where it says.
 */
export function watchAccountLinks(): void {
  let coming: Promise<Island> | undefined;
  const bring = () => {
    coming ??= import("#app/features/access/dialog/account-island.tsx").then(rememberSettings);
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  onApproach(LINK, () => void bring().catch(() => undefined));
  onPress(LINK, (link, event) => {
    const { href, dataset } = link as HTMLAnchorElement;
    const mode = modeOf(dataset.account ?? null) ?? "login";
    const source = sourceOf(dataset.accountFrom ?? "modal");
    event.preventDefault();
    link.closest<HTMLElement>("[popover]:not(dialog)")?.hidePopover();
    bring().then(
      ({ openAccount }) => openAccount({ ...optionsOf(new URL(href).searchParams), mode, source }),
      () => location.assign(href),
    );
  });
}

async function rememberSettings(account: Island): Promise<Island> {
  const { rememberClerk } = await import("#app/session/session-browser.ts");
  rememberClerk(readPageSettings().clerk);
  return account;
}

/** `data-sign-out` on a form to `/session/end`: with script the vendor is asked from here, and this device is cleared (S9). */
export function watchSignOut(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !("signOut" in form.dataset)) return;
    event.preventDefault();
    event.submitter?.setAttribute("aria-busy", "true");
    import("#app/session/session-browser.ts").then(
      ({ rememberClerk, signOut }) => {
        rememberClerk(readPageSettings().clerk);
        return signOut().then((left) => {
          if (!left) event.submitter?.removeAttribute("aria-busy");
        });
      },
      () => form.submit(),
    );
  });
}
