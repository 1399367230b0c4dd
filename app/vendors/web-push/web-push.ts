import type { Push, PushOutcome } from "#app/vendors/push-port.ts";
import { encryptForDevice } from "./encrypt.ts";
import { importVapidKey, type VapidKeys, vapidHeader } from "./vapid.ts";

const TIMEOUT_MS = 10_000;

/** The push services of the browsers that there are: Chrome and Edge's Chromium, Firefox, Windows, Safari. */
const SERVICES = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.notify.windows.com",
  "*.push.apple.com",
] as const;

const isHost = (host: string, pattern: string): boolean =>
  pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;

type WebPushConfig = VapidKeys & {
  /** The sandbox's push service, for example `http://127.0.0.1:8787/__push/`. */
  sandboxUrl?: string;
};

/** A browser hands us an address to call: only a push service's, over TLS, and nothing of our own network. */
export function isPushService(endpoint: string, sandboxUrl?: string): boolean {
  if (endpoint.length > 1024 || !URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username || url.password) return false;
  if (sandboxUrl && url.href.startsWith(sandboxUrl)) return true;
  return (
    url.protocol === "https:" && url.port === "" && SERVICES.some((pattern) => isHost(url.hostname, pattern))
  );
}

const REFUSALS: Record<number, "gone" | "refused"> = {
  400: "refused",
  401: "refused",
  403: "refused",
  404: "gone",
  410: "gone",
  413: "refused",
};

/** Web push by Web Crypto and `fetch`: RFC 8030, 8291, 8292. */
export function webPush(config: WebPushConfig): Push {
  let imported: Promise<CryptoKey> | undefined;
  const takes = (endpoint: string): boolean => isPushService(endpoint, config.sandboxUrl);
  return {
    publicKey: config.publicKey,
    takes,
    async send(device, { payload, ttl, urgency, topic }): Promise<PushOutcome> {
      if (!takes(device.endpoint)) return { ok: false, reason: "gone" };
      // keys that are no browser's were never one's
      const body = await encryptForDevice(device, payload).catch(() => null);
      if (!body) return { ok: false, reason: "gone" };
      imported ??= importVapidKey(config);
      const authorization = await vapidHeader(config, await imported, device.endpoint, Date.now());
      const response = await fetch(device.endpoint, {
        method: "POST",
        headers: {
          authorization,
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(ttl),
          urgency,
          topic,
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return { ok: true };
      return { ok: false, reason: REFUSALS[response?.status ?? 0] ?? "later" };
    },
  };
}
