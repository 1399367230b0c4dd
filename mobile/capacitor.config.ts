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
  backgroundColor: "#fefaf1",
  ios: { contentInset: "never", limitsNavigationsToAppBoundDomains: false },
  android: { allowMixedContent: false },
  plugins: { StatusBar: { style: "DARK", backgroundColor: "#453073", overlaysWebView: false } },
} satisfies CapacitorConfig;
