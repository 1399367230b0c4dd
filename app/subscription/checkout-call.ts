import { knownLanguage } from "#app/core/language.ts";
import {
  type CheckoutCall,
  checkoutCopy,
  failedWords,
  isCheckoutCall,
  signedOutWords,
} from "#app/features/billing/checkout/copy-checkout.ts";
import { type CallRefused, callFunction } from "#app/session/call-function.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";

/** Asks for the payment page and goes there; a refusal is said here, and nothing that was typed goes. */
export async function startCheckout(form: HTMLFormElement, tab: Window | null): Promise<void> {
  const { checkout: call = "" } = form.dataset;
  if (!isCheckoutCall(call)) throw new Error(`no such call: ${call}`);
  const words = checkoutCopy[languageOfPage()];
  if (tab) say(tab, words.opening);
  const answer = await callFunction<{ url: string }>(call, payloadOf(form));
  if (!answer.ok) {
    tab?.close();
    return showRefusal(call, answer);
  }
  if (!tab) {
    location.assign(answer.value.url);
    // busy until this page is seen again, from the browser's memory
    return new Promise((resolve) => addEventListener("pageshow", () => resolve(), { once: true }));
  }
  // closed meanwhile: the person has thought better of it
  if (tab.closed) return;
  tab.opener = null;
  tab.location.replace(answer.value.url);
  showToast(words.elsewhere);
}

const languageOfPage = () => knownLanguage(document.documentElement.lang);

/** What the form says: text, and numbers where a field's name ends on its unit. */
const payloadOf = (form: HTMLFormElement): Record<string, string | number> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      name.endsWith("Cents") ? Number(value) : String(value),
    ]),
  );

/** A page of its own while the provider's is made: plain words on nothing. */
function say({ document: page }: Window, words: string): void {
  page.title = words;
  page.documentElement.lang = document.documentElement.lang;
  page.body.textContent = words;
  page.body.style.cssText =
    "margin: 4rem auto; max-width: 30rem; padding: 0 1rem; font: 1.125rem/1.5 sans-serif";
}

function showRefusal(call: CheckoutCall, { error, title, message }: CallRefused): void {
  const language = languageOfPage();
  if (error === "unauthorized") {
    const action = { label: checkoutCopy[language].signIn, onAction: signInAndReturn };
    return showToast({ ...signedOutWords(call, language), tone: "danger", action });
  }
  const words = failedWords(call, language);
  showToast({ title: title ?? words.title, text: message ?? words.text, tone: "danger" });
}

const signInAndReturn = (): void =>
  location.assign(`/auth?mode=login&return_to=${encodeURIComponent(location.pathname + location.search)}`);
