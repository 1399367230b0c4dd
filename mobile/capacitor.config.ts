import type { CapacitorConfig } from "@capacitor/cli";

/** Where the product is reached; pages are made at the edge, so the shell shows them from there. */
const ORIGIN = process.env.KOINONIA_ORIGIN;
if (!ORIGIN)
  throw new Error("Set KOINONIA_ORIGIN to the product's address, for example https://koinonia.example");
const { hostname, protocol } = new URL(ORIGIN);
if (protocol !== "https:" && hostname !== "localhost") throw new Error("KOINONIA_ORIGIN must be https");

export default {
  appId: process.env.KOINONIA_APP_ID ?? "example.koinonia.app",
  appName: "Koinonia",
  // shown for as long as nothing can be reached and the service worker has not been there yet
  webDir: "www",
  server: {
    url: ORIGIN,
    errorPath: "index.html",
    // the identity vendor's pages lead away and back; everything else opens in the phone's browser
    allowNavigation: [hostname, `clerk.${hostname}`, `accounts.${hostname}`],
  },
  // `SHELL_AGENT` of app/native/capacitor.ts: the server sells nothing to it (G17)
  appendUserAgent: "KoinoniaShell/1",
  backgroundColor: "#fefaf1",
  // pages keep clear of the notch by `env(safe-area-inset-*)`
  ios: { contentInset: "never", limitsNavigationsToAppBoundDomains: false },
  android: { allowMixedContent: false },
  plugins: {
    StatusBar: { style: "DARK", backgroundColor: "#453073", overlaysWebView: false },
    // in the app that is open the bell rings by itself
    PushNotifications: { presentationOptions: [] },
    // the page gets smaller, so that what is fixed to its foot stands over the keyboard
    Keyboard: { resize: "native", resizeOnFullScreen: true },
  },
} satisfies CapacitorConfig;
