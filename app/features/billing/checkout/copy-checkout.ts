import type { Copy, Language } from "#app/core/language.ts";
import { billingRefusalCopy } from "#app/features/billing/model/copy-refusals.ts";

type Notice = { title: string; text: string };

const en = {
  pageTitle: "Payment",
  /** In the new tab, until the vendor's page comes. */
  opening: "Opening the payment page…",
  /** On the page that stays. */
  elsewhere: {
    title: "The payment page is open",
    text: "It is in a new tab. You can leave this page open: it updates when you are done.",
  },
  error: "Error",
  nothingLost: "Nothing was charged, and what you chose is kept.",
  nothingChanged: "Nothing was changed.",
  nothingAsked: { title: "Nothing to pay here", text: "Everything you can buy is on the plans page." },
  again: "Try Again",
  signIn: "Sign In",
  toPlans: "Back to Plans",
  toSettings: "Back to Settings",
};

const es: typeof en = {
  pageTitle: "Pago",
  opening: "Abriendo la página de pago…",
  elsewhere: {
    title: "La página de pago está abierta",
    text: "Está en otra pestaña. Puedes dejar abierta esta página: se actualiza cuando termines.",
  },
  error: "Error",
  nothingLost: "No se cobró nada y lo que elegiste se conserva.",
  nothingChanged: "No se cambió nada.",
  nothingAsked: {
    title: "Aquí no hay nada que pagar",
    text: "Todo lo que puedes comprar está en la página de planes.",
  },
  again: "Reintentar",
  signIn: "Iniciar sesión",
  toPlans: "Volver a los planes",
  toSettings: "Volver a Ajustes",
};

export const checkoutCopy: Copy<typeof en> = { en, es };

/** The functions that open a page of the payment provider (F6-F8). */
export const CHECKOUT_CALLS = [
  "create-checkout",
  "purchase-messages",
  "give-blessing",
  "customer-portal",
] as const;
export type CheckoutCall = (typeof CHECKOUT_CALLS)[number];

export const isCheckoutCall = (name: string): name is CheckoutCall =>
  CHECKOUT_CALLS.some((known) => known === name);

/** X3, X4: the provider was not reached, or said no. */
export function failedWords(call: CheckoutCall, language: Language): Notice {
  const { checkoutFailed, portalFailed } = billingRefusalCopy[language];
  const text = call === "customer-portal" ? portalFailed : checkoutFailed;
  return { title: checkoutCopy[language].error, text };
}

/** X5-X7 */
export function signedOutWords(call: CheckoutCall, language: Language): Notice {
  const { signIn } = billingRefusalCopy[language];
  const texts: Record<CheckoutCall, string> = {
    "create-checkout": signIn.checkout,
    "purchase-messages": signIn.messages,
    "give-blessing": signIn.blessing,
    "customer-portal": signIn.portal,
  };
  return { title: signIn.title, text: texts[call] };
}
