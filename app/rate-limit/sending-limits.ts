import { PAGE, READ, WRITE } from "./limits.ts";
import type { RateLimitRule } from "./tiers.ts";

/** What goes out of the app: a browser's address for push, and the page that a mail's link leads to. */
export const SENDING_LIMITS: Readonly<Record<string, RateLimitRule>> = {
  "/settings/push": { read: READ, act: WRITE },
  "/unsubscribe/:token": { read: PAGE, act: WRITE },
};
