import type { PhoneMessage, PhonePush, PushOutcome } from "#app/vendors/push-port.ts";
import { accessTokens, GOOGLE_TOKENS, type ServiceAccount } from "./access-token.ts";

const TIMEOUT_MS = 10_000;
const GOOGLE = "https://fcm.googleapis.com/";

type FcmConfig = {
  account: ServiceAccount;
  /** Google's stand-in, for example `http://127.0.0.1:8787/__push/google/`. */
  sandboxUrl?: string;
  now?: () => number;
};

/** Two parts with a colon between; an iPhone's own token, which Apple gives, is 64 hexadecimal digits. */
export const isFcmToken = (token: string): boolean => /^[\w-]{8,128}:[\w-]{64,800}$/.test(token);

/**
 * A message as FCM's HTTP v1 takes it. No collapse key: it takes four at most for a phone, and we have more kinds; the
 * tag does it for what is shown.
 */
export const fcmMessage = (token: string, message: PhoneMessage, now: number) => {
  const { title, body, url, tag, ttl, urgency } = message;
  const isUrgent = urgency === "high";
  return {
    token,
    notification: { title, body },
    data: { url, tag },
    android: {
      priority: isUrgent ? "HIGH" : "NORMAL",
      ttl: `${ttl}s`,
      notification: { tag, channel_id: "notices" },
    },
    apns: {
      headers: {
        "apns-priority": isUrgent ? "10" : "5",
        "apns-expiration": String(Math.floor(now / 1000) + ttl),
        "apns-collapse-id": tag,
      },
      payload: { aps: { "thread-id": tag } },
    },
  };
};

type Refusal = { error?: { details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[] } };

/** What Google's answer says of the phone, of us, or of nothing. */
export function outcomeOf(status: number, errorBody: Refusal | null): PushOutcome {
  if (status >= 200 && status < 300) return { ok: true };
  const details = errorBody?.error?.details ?? [];
  const says = (code: string) => details.some(({ errorCode }) => errorCode === code);
  const isOfToken = details.some(({ fieldViolations = [] }) =>
    fieldViolations.some(({ field }) => field === "message.token"),
  );
  // a project that is not there answers 404 too, and no phone is gone for that
  if (status === 404) return { ok: false, reason: says("UNREGISTERED") ? "gone" : "refused" };
  if (status === 400) return { ok: false, reason: isOfToken ? "gone" : "refused" };
  if (status === 403 || status === 413) return { ok: false, reason: "refused" };
  return { ok: false, reason: "later" };
}

/** Push to phones by FCM's HTTP v1, to iPhones too: decision 0083. */
export function fcmPush({ account, sandboxUrl, now = Date.now }: FcmConfig): PhonePush {
  const tokens = accessTokens(account, sandboxUrl ? new URL("token", sandboxUrl).href : GOOGLE_TOKENS, now);
  const path = `v1/projects/${encodeURIComponent(account.projectId)}/messages:send`;
  const address = new URL(path, sandboxUrl ?? GOOGLE).href;
  return {
    takes: isFcmToken,
    async send(token, message) {
      if (!isFcmToken(token)) return { ok: false, reason: "gone" };
      const access = await tokens.get();
      if (!access.ok) return access;
      const response = await fetch(address, {
        method: "POST",
        headers: { authorization: `Bearer ${access.token}`, "content-type": "application/json" },
        body: JSON.stringify({ message: fcmMessage(token, message, now()) }),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      const errorBody = (await response?.json().catch(() => null)) as Refusal | null | undefined;
      if (response?.status === 401) tokens.forget(access.token);
      return outcomeOf(response?.status ?? 0, errorBody ?? null);
    },
  };
}
