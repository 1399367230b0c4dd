import { createRoot, type Root } from "react-dom/client";
import { knownLanguage } from "#app/core/language.ts";
import { type AccountOptions, accountPath } from "#app/features/access/rules/account-options.ts";
import { usesHostedPages } from "#app/session/session-browser.ts";
import { LanguageProvider } from "#app/ui/words/language.tsx";
import { AccountDialog } from "./account-dialog.tsx";

let root: Root | undefined;

/**
 * Opens the account dialog on any page, with or without Remix around it: React is mounted in an element of its
 * own. `rememberClerk` must have been called; the dialog's frame shows at once, clerk-js comes when it is needed.
 */
export function openAccount(options: AccountOptions): void {
  if (usesHostedPages()) return location.assign(accountPath(options));
  root ??= createRoot(place());
  const close = () => root?.render(null);
  root.render(
    <LanguageProvider value={knownLanguage(document.documentElement.lang)}>
      <AccountDialog key={`${Date.now()}`} options={options} onClose={close} />
    </LanguageProvider>,
  );
}

function place(): HTMLElement {
  const there = document.getElementById("account-root");
  if (there) return there;
  return document.body.appendChild(Object.assign(document.createElement("div"), { id: "account-root" }));
}
