import type { ServerFeature } from "#app/manifest/server-feature.server.ts";
import { endBilling } from "./checkout/customer.server.ts";
import { compareSubscriptions, expireAccess, fetchMissedEvents } from "./events/jobs.server.ts";
import { processPendingEvents } from "./events/process-events.server.ts";
import { billingExport } from "./export.server.ts";
import { alignPausedRenewals } from "./sync/pause-renewal.server.ts";
import { refundDueUnder13, refundUnder13 } from "./under-13/return.server.ts";
import { sendUnpaidMails } from "./unpaid/mails.server.ts";

export const server = {
  jobs: {
    processPendingEvents: { order: 20, run: processPendingEvents },
    expireAccess: { order: 30, run: expireAccess },
    sendUnpaidMails: { order: 40, run: sendUnpaidMails },
    alignPausedRenewals: { order: 50, run: alignPausedRenewals },
    refundDueUnder13: { order: 60, run: refundDueUnder13 },
    fetchMissedEvents: { order: 70, run: fetchMissedEvents },
    compareSubscriptions: { order: 80, run: compareSubscriptions },
  },
  exports: [{ order: 310, section: billingExport }],
  // nothing is charged any more before the account is gone
  erasure: {
    order: 10,
    async erase(ctx, { userId, under13 }) {
      if (under13) await refundUnder13(ctx, userId);
      await endBilling(ctx, userId);
      return true;
    },
  },
} as const satisfies ServerFeature;
