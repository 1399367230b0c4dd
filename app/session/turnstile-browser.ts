import type { Language } from "#app/core/language.ts";

/** Cloudflare's Turnstile, as far as it is used here. */
export type Turnstile = {
  render(container: HTMLElement, options: TurnstileOptions): string | undefined;
  reset(id: string): void;
  remove(id: string): void;
};
type TurnstileOptions = TurnstileLook & {
  sitekey: string;
  action: string;
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => void;
};
type TurnstileLook = {
  language: Language;
  theme: "light" | "dark" | "auto";
  size: "flexible" | "compact";
};

/** The vendor's wide box is no narrower, px. */
const MIN_WIDE = 300;

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/**
 * The box as the page around it is: its language, the light that was chosen in settings, else the device's, and no
 * wider than its place.
 */
export function turnstileLook(language: Language, place: HTMLElement): TurnstileLook {
  const { theme } = document.documentElement.dataset;
  return {
    language,
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    size: place.clientWidth < MIN_WIDE ? "compact" : "flexible",
  };
}

let loading: Promise<Turnstile> | undefined;

/** Brings the captcha's script in, once. */
export function loadTurnstile(scriptUrl: string): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error("the captcha did not come"));
    script.onerror = () => reject(new Error("the captcha could not be loaded"));
    document.head.appendChild(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
